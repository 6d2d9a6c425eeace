import type { Headed, ServiceId } from '@studio/content';
import { useWords } from '@studio/i18n';
import { Breadcrumbs, DrawingImage, PageHero } from '@studio/ui';
import type { ReactNode } from 'react';
import { useBreadcrumbs } from './breadcrumbs.ts';

interface ServiceHeroProps {
  id: ServiceId;
  hero: Headed;
  /** The URL of its illustration. */
  drawing: string;
  /** The main actions. */
  children?: ReactNode;
}

/** The hero of a service page with prices. */
export function ServiceHero({ id, hero, drawing, children }: ServiceHeroProps) {
  const { t } = useWords();
  return (
    <PageHero
      tone="theme"
      breadcrumbs={<Breadcrumbs {...useBreadcrumbs(id)} />}
      title={t(hero.title)}
      lead={t(hero.lead)}
      actions={children}
      art={<DrawingImage src={drawing} tone="theme" className="w-full max-w-120 justify-self-center" />}
    />
  );
}
