import { site, type Action, type Headed } from '@studio/content';
import { useTranslation } from '@studio/i18n';
import { useBreadcrumbs } from '@studio/site';
import { Breadcrumbs, Poster, type PosterProps } from '@studio/ui';
import type { ReactNode } from 'react';
import { HeroActions } from './action-button.tsx';

interface ServiceHeroProps extends Pick<
  PosterProps,
  'figure' | 'unit' | 'offer' | 'note' | 'scene' | 'backdrop' | 'ground' | 'bleed' | 'className'
> {
  hero: Headed;
  /** The warm button first. */
  actions: readonly Action[];
}

/** The first section of the page of a service with prices: all text on one side, and a picture on the other. */
export function ServiceHero({ hero, actions, ...rest }: ServiceHeroProps) {
  const { t, text } = useTranslation();
  const breadcrumbs = useBreadcrumbs();
  return (
    <Poster
      layout="beside"
      trail={<Breadcrumbs label={t(site.breadcrumbs)} items={breadcrumbs} />}
      title={text(hero.title)}
      lead={text(hero.lead)}
      actions={<HeroActions actions={actions} others="ghost" />}
      {...rest}
    />
  );
}

/** The lowest price of a service, and what is true of it. */
export const Offer = ({ price, children }: { price: ReactNode; children: ReactNode }) => (
  <>
    <b>{price}</b> <span>{children}</span>
  </>
);
