import { home, particles } from '@studio/content';
import { useWords } from '@studio/i18n';
import { laterPart } from '@studio/site';
import { DrawingImage, Hero, ParticleField } from '@studio/ui';
import studio from '@studio/ui/drawings/studioDrawing.svg';
import { ActionButton } from '../parts/action-button.tsx';
import { Head } from '../parts/head.tsx';

const HomeBelow = laterPart(async () => (await import('./home-below.tsx')).HomeBelow);

export function Home() {
  const { t } = useWords();
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
        art={<DrawingImage src={studio} className="w-full max-w-144 justify-self-center" />}
        backdrop={<ParticleField {...particles} />}
      />
      <HomeBelow />
    </>
  );
}
