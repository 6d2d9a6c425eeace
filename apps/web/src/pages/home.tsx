import { home } from '@studio/content';
import { Button, Hero, Illustration, Link, studioDrawing } from '@studio/ui';
import { useTranslation } from 'react-i18next';
import { Head } from '../parts/head.tsx';

export function Home() {
  const { t } = useTranslation(['home']);
  const [first, second] = home.hero.actions;
  return (
    <>
      <Head title={t(home.title)} description={t(home.description)} />
      <Hero
        title={t(home.hero.title)}
        lead={t(home.hero.lead)}
        actions={
          <>
            <Button asChild variant="glow" size="lg">
              <Link href={first.href}>{t(first.label)}</Link>
            </Button>
            <Button asChild variant="glass" size="lg">
              <Link href={second.href}>{t(second.label)}</Link>
            </Button>
          </>
        }
        art={<Illustration drawing={studioDrawing} className="w-full max-w-144 justify-self-center" />}
      />
    </>
  );
}
