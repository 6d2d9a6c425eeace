import { Lake } from '@studio/brand';
import island from '@studio/brand/drawings/oneStopIsland.svg';
import parts from '@studio/brand/drawings/oneStopParts.svg';
import courseLake from '@studio/brand/lakes/oneStopCourse.svg';
import lake from '@studio/brand/lakes/oneStop.svg';
import { oneStopParts } from '@studio/brand/note-points/one-stop-parts';
import { getFormats, oneStopService, plans, getService } from '@studio/content';
import { useLanguage, useTranslation } from '@studio/i18n';
import { Asks, Heading, Illustration, Notes, Rows, Section, SectionHeading, Sounding } from '@studio/ui';
import { ActionButton } from '../sections/action-button.tsx';
import { Billed } from '../sections/billed.tsx';
import { StepSection, translateSteps } from '../sections/list-sections.tsx';
import { Page } from '../sections/page.tsx';
import { ServiceHero } from '../sections/service-hero.tsx';
import { ServiceWork } from '../sections/service-work.tsx';

const id = 'one-stop-service';
const { hero, included, why, steps, faq, claims, close, values } = oneStopService;
const points = Object.values(oneStopParts);

export default function OneStopService() {
  const { t, text } = useTranslation();
  const { language } = useLanguage();
  return (
    <Page
      facts={oneStopService}
      category="One-Stop Service"
      theme={getService(id).theme}
      ground="canvas"
      lastAction={<ActionButton action={close.again} variant="ghost" className="-mx-2 px-2" arrow />}
    >
      <ServiceHero
        hero={hero}
        ground="surface"
        actions={hero.actions}
        figure={getFormats(language).money(plans[0].yearlyPrice)}
        unit={
          <>
            <span>{text(hero.unit)}</span>
            <br />
            <span className="[font-weight:400]">{text(hero.monthly, values)}</span>
          </>
        }
        scene={<Illustration src={island} tone="theme" motion="open" className="w-full" />}
        backdrop={<Lake src={lake} kind="day" soundings />}
      />
      <Billed>
        <Section>
          <SectionHeading variant="stacked" title={text(included.title)} lead={text(included.lead)} />
          <Notes
            variant="beside"
            picture={<Illustration src={parts} tone="theme" motion="open" />}
            items={translateSteps(text, included.items).flatMap((item, index) => {
              const point = points[index];
              return point ? [{ ...item, point }] : [];
            })}
          />
        </Section>
      </Billed>
      <ServiceWork id={id} ground="surface" />
      <Section>
        <Heading headingLevel={2} className="sr-only">
          {text(why.title)}
        </Heading>
        <Rows size="h1" items={translateSteps(text, why.items)} />
      </Section>
      <StepSection ground="shallow" facts={steps} backdrop={<Lake src={courseLake} kind="lines" />} />
      <Section>
        <Asks
          title={text(faq.title)}
          defaultValue={faq.items[0].question}
          items={faq.items.map((item) => ({
            id: item.question,
            title: text(item.question),
            text: text(item.answer, 'values' in item ? item.values : undefined),
          }))}
        />
      </Section>
      <Sounding
        aria-label={t(claims.label)}
        items={claims.items.map(({ value, label }) => ({
          id: label,
          value: t(value, values),
          label: text(label),
        }))}
      />
    </Page>
  );
}
