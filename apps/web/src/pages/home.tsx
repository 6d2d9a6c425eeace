import { home, motes } from '@studio/content';
import { useTranslation } from '@studio/i18n';
import { Lake, Motes } from '@studio/brand';
import lake from '@studio/brand/lakes/home.svg';
import { CheckList, Illustration, Hero, Section, SectionHeading, StatsBand } from '@studio/ui';
import { ActionButton, HeroActions } from '../sections/action-button.tsx';
import { studioDrawing } from '../sections/drawings.ts';
import { Page } from '../sections/page.tsx';
import { QuestionSection } from '../sections/questions.tsx';
import { ServiceCards } from '../sections/service-cards.tsx';

const { hero, what, services, stats, faq, values } = home;

export default function Home() {
  const { t, text } = useTranslation();
  return (
    <Page facts={home} category="Home">
      <Hero
        title={text(hero.title)}
        lead={text(hero.lead)}
        actions={<HeroActions actions={hero.actions} others="glass" />}
        art={<Illustration src={studioDrawing} className="w-full max-w-144 justify-self-center" />}
        backdrop={
          <>
            <Lake src={lake} kind="dusk" soundings drift />
            <Motes src={lake} {...motes} />
          </>
        }
      />
      <Section>
        <SectionHeading title={text(what.title)} lead={text(what.lead)} />
        <div>
          <CheckList size="lg" items={what.list.map((item) => text(item))} />
          <div className="mt-10">
            <ActionButton action={what.action} variant="outline" />
          </div>
        </div>
      </Section>
      <Section ground="surface">
        <SectionHeading title={text(services.title)} lead={text(services.lead)} />
        <ServiceCards />
      </Section>
      <StatsBand
        label={t(stats.label)}
        items={stats.items.map(({ value, label }) => ({
          id: label,
          value: t(value, values),
          label: text(label, values),
        }))}
      />
      <QuestionSection facts={faq} action={<ActionButton action={faq.action} variant="outline" />} />
    </Page>
  );
}
