import { Lake, Motes } from '@studio/brand';
import scene from '@studio/brand/drawings/homeScene.svg';
import lake from '@studio/brand/lakes/home.svg';
import panelLake from '@studio/brand/lakes/oneStopPanel.svg';
import soundingLake from '@studio/brand/lakes/sounding.svg';
import { getFormats, home, lowestPrices, mainServices, motes, type ServiceId } from '@studio/content';
import { useLanguage, useTranslation } from '@studio/i18n';
import {
  Asks,
  Heading,
  Illustration,
  Poster,
  Section,
  SectionHeading,
  ServicePanel,
  ServiceRows,
  Sounding,
  Stations,
  Text,
} from '@studio/ui';
import { ActionButton, ActionLink, HeroActions } from '../sections/action-button.tsx';
import { islands } from '../sections/islands.ts';
import { Page } from '../sections/page.tsx';
import { Wall } from '../sections/samples/wall.tsx';
import { stations } from '../sections/stations.ts';

const { hero, what, work, stats, faq, values } = home;

export default function Home() {
  const { t, text } = useTranslation();
  return (
    <Page facts={home} category="Home">
      <Poster
        ground="dusk"
        // One sentence a line, where a line has room for it.
        title={<span className="whitespace-pre-line">{text(hero.title)}</span>}
        lead={text(hero.lead)}
        actions={<HeroActions actions={hero.actions} />}
        scene={<Illustration src={scene} ratio="16:9" motion="light" className="larger-scene w-full" />}
        backdrop={
          <>
            <Lake src={lake} kind="dusk" soundings drift />
            <Motes src={lake} {...motes} />
          </>
        }
      />
      <Section>
        <SectionHeading variant="stacked" title={text(what.title)} lead={text(what.lead)} />
        <div className="grid gap-6">
          <Stations
            items={what.list.map((station) => ({
              id: station.id,
              picture: <Illustration src={stations[station.id]} ratio="1:1" motion="open" />,
              title: text(station.title),
              text: text(station.text),
            }))}
          />
          <div>
            <ActionLink action={what.action} />
          </div>
        </div>
      </Section>
      <Section className="overflow-x-clip">
        <div className="grid gap-6">
          <Heading headingLevel={2} size="poster" className="max-w-[5.5em]">
            {text(work.title)}
          </Heading>
          {/* Above the first sample, and clear of the second, which starts higher. */}
          <div className="grid max-w-narrow gap-4 lg:max-w-[20vw]">
            <Text size="lead">{text(work.lead)}</Text>
            <div>
              <ActionLink action={work.action} />
            </div>
          </div>
        </div>
        <Wall className="lg:-mt-[10vw]" />
      </Section>
      <Section ground="surface">
        <Services />
      </Section>
      <Sounding
        aria-label={t(stats.label)}
        figure={stats.answer.value}
        unit={text(stats.answer.unit)}
        text={text(stats.answer.text)}
        items={stats.items.map(({ value, label }) => ({
          id: label,
          value: t(value, values),
          label: text(label),
        }))}
        backdrop={<Lake src={soundingLake} kind="dusk" />}
      />
      <Section ground="surface">
        <Asks
          title={text(faq.title)}
          actions={<ActionLink action={faq.action} />}
          defaultValue={faq.items[0].question}
          items={faq.items.map(({ question, answer }) => ({
            id: question,
            title: text(question),
            text: text(answer),
          }))}
          note={
            <>
              <span>{text(faq.note.text, faq.note.values)}</span>
              <small>{text(faq.note.limits)}</small>
            </>
          }
        />
      </Section>
    </Page>
  );
}

/** The main services with their prices: the first as a panel, the others as rows. */
function Services() {
  const { text } = useTranslation();
  const { money } = getFormats(useLanguage().language);
  const formatPrice = (id: ServiceId) => {
    const price = lowestPrices[id];
    return price === undefined ? text(quoted.value) : money(price);
  };
  const { title, lead, first, rows, quoted } = home.services;
  const panel = getMainService(first.id);
  return (
    <ServiceRows
      lifted
      title={text(title)}
      lead={text(lead)}
      panel={
        <ServicePanel
          title={text(panel.name)}
          href={panel.href}
          text={text(panel.text)}
          picture={<Illustration src={islands[first.id]} />}
          backdrop={<Lake src={panelLake} kind="dusk" />}
          before={text(first.before)}
          price={formatPrice(first.id)}
          unit={text(first.unit)}
          actions={<ActionButton action={first.action} variant="glow" arrow />}
        />
      }
      items={rows.map((row) => {
        const { id, href, name, text: summary } = getMainService(row.id);
        return {
          id,
          href,
          picture: <Illustration src={islands[id]} />,
          title: text(name),
          text: text(summary),
          price: formatPrice(id),
          unit: text('unit' in row ? row.unit : quoted.label),
        };
      })}
    />
  );
}

function getMainService(id: ServiceId) {
  const service = mainServices.find((candidate) => candidate.id === id);
  if (!service) throw new Error(`"${id}" is not a main service.`);
  return service;
}
