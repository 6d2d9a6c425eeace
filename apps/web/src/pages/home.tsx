import { home, particles } from '@studio/content';
import { useWords } from '@studio/i18n';
import { Head } from '@studio/site';
import { CheckList, DrawingImage, Hero, ParticleField, Section, SectionHeading, StatsBand } from '@studio/ui';
import { ActionButton } from '../sections/action-button.tsx';
import { Closing } from '../sections/closing.tsx';
import { studioDrawing } from '../sections/drawings.ts';
import { Questions } from '../sections/questions.tsx';
import { ServiceCards } from '../sections/service-cards.tsx';

export default function Home() {
  const { t } = useWords();
  const { values } = home;
  const [first, second] = home.hero.actions;
  return (
    <>
      <Head title={t(home.title)} description={t(home.description)} />
      <Hero
        title={t(home.hero.title)}
        lead={t(home.hero.lead)}
        actions={
          <>
            <ActionButton action={first} variant="glow" size="lg" counted="Home" />
            <ActionButton action={second} variant="glass" size="lg" counted="Home" />
          </>
        }
        art={<DrawingImage src={studioDrawing} className="w-full max-w-144 justify-self-center" />}
        backdrop={<ParticleField {...particles} />}
      />
      <Section>
        <SectionHeading title={t(home.what.title)} lead={t(home.what.lead)} />
        <CheckList look="large" items={home.what.list.map((text) => t(text))} />
        <div className="mt-10">
          <ActionButton action={home.what.action} variant="outline" />
        </div>
      </Section>
      <Section tone="surface">
        <SectionHeading title={t(home.services.title)} lead={t(home.services.lead)} />
        <ServiceCards />
      </Section>
      <StatsBand
        label={t(home.stats.label)}
        items={home.stats.items.map(({ value, label }) => ({
          value: t(value, values),
          label: t(label, values),
        }))}
      />
      <Section>
        <SectionHeading
          title={t(home.faq.title)}
          action={<ActionButton action={home.faq.action} variant="outline" />}
        />
        <Questions items={home.faq.items} />
      </Section>
      <Closing closing={home.close} page="Home" />
    </>
  );
}
