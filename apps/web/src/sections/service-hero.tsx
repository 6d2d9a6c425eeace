import { site, type Headed } from '@studio/content';
import { useTranslation } from '@studio/i18n';
import { useBreadcrumbs } from '@studio/site';
import { Breadcrumbs, Illustration, PageHero } from '@studio/ui';
import type { ReactNode } from 'react';

interface ServiceHeroProps {
  hero: Headed;
  /** The URL of its illustration. */
  drawing: string;
  actions?: ReactNode;
}

/** The hero of a service page with prices. */
export function ServiceHero({ hero, drawing, actions }: ServiceHeroProps) {
  const { t, text } = useTranslation();
  const breadcrumbs = useBreadcrumbs();
  return (
    <PageHero
      tone="theme"
      breadcrumbs={<Breadcrumbs label={t(site.breadcrumbs)} items={breadcrumbs} />}
      title={text(hero.title)}
      lead={text(hero.lead)}
      actions={actions}
      art={<Illustration src={drawing} tone="theme" className="w-full max-w-120 justify-self-center" />}
    />
  );
}
