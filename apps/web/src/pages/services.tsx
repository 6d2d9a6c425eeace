import { Archipelago, Lake } from '@studio/brand';
import courseLake from '@studio/brand/lakes/course.svg';
import lake from '@studio/brand/lakes/services.svg';
import { mainServices, moreServices, priceLines, servicesOverview } from '@studio/content';
import { useTranslation } from '@studio/i18n';
import {
  Columns,
  Heading,
  Illustration,
  Poster,
  ProcessSteps,
  RelatedServices,
  Rows,
  Section,
  SectionHeading,
  Stack,
} from '@studio/ui';
import { ActionButton, ActionLink, HeroActions } from '../sections/action-button.tsx';
import { islands } from '../sections/islands.ts';
import { translateSteps } from '../sections/list-sections.tsx';
import { Page } from '../sections/page.tsx';

const { hero, cards, why, custom, approach } = servicesOverview;

export default function Services() {
  const { t, text } = useTranslation();
  return (
    <Page facts={servicesOverview} category="Services" ground="surface">
      <Poster
        ground="surface"
        size="h1"
        title={text(hero.title)}
        lead={text(hero.lead)}
        actions={<HeroActions actions={hero.actions} />}
        backdrop={<Lake src={lake} kind="day" soundings pale />}
      >
        <Archipelago
          id="services"
          label={t(cards.title)}
          items={mainServices.map(({ id, href, name, text: summary }) => ({
            id,
            href,
            title: text(name),
            text: text(summary),
            price: text(priceLines[id].text, priceLines[id].values),
            picture: <Illustration src={islands[id]} tone="theme" />,
          }))}
        />
      </Poster>
      <Section>
        <SectionHeading variant="stacked" title={text(why.title)} lead={text(why.lead)} />
        <Rows
          size="h2"
          items={why.items.map((item) => ({
            id: item.title,
            title: text(item.title),
            text: text(item.text),
          }))}
        />
        <div>
          <ActionLink action={why.action} />
        </div>
      </Section>
      <Section ground="shallow" backdrop={<Lake kind="lines" src={courseLake} />}>
        <Heading>{text(approach.title)}</Heading>
        <ProcessSteps items={translateSteps(text, approach.items)} />
      </Section>
      <Section>
        <Columns ratio="7-5">
          <SectionHeading
            variant="stacked"
            title={text(custom.title)}
            lead={text(custom.text)}
            actions={<ActionButton action={custom.action} arrow />}
          />
          <Stack>
            <Heading headingLevel={3} size="h3">
              {text(custom.more)}
            </Heading>
            <RelatedServices
              items={moreServices.map(({ id, name, href }) => ({
                id,
                href,
                title: text(name),
                text: text(priceLines[id].text, priceLines[id].values),
                picture: <Illustration src={islands[id]} tone="theme" />,
              }))}
            />
          </Stack>
        </Columns>
      </Section>
    </Page>
  );
}
