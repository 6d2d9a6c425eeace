import type { Headed, RouteId } from '@studio/content';
import { useWords } from '@studio/i18n';
import { Breadcrumbs, DrawingImage, PageHero } from '@studio/ui';
import type { ReactNode } from 'react';
import { breadcrumbsOf } from './breadcrumbs.ts';

interface ServiceHeroProps {
  id: RouteId;
  hero: Headed;
  /** The URL of its illustration. */
  drawing: string;
  actions?: ReactNode;
}

/** The hero of a service page with prices. */
export function ServiceHero({ id, hero, drawing, actions }: ServiceHeroProps) {
  const { t } = useWords();
  return (
    <PageHero
      tone="theme"
      breadcrumbs={<Breadcrumbs {...breadcrumbsOf(t, id)} />}
      title={t(hero.title)}
      lead={t(hero.lead)}
      actions={actions}
      art={<DrawingImage src={drawing} tone="theme" className="w-full max-w-120 justify-self-center" />}
    />
  );
}
