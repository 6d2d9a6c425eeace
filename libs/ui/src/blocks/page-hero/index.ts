export { PageHero, type PageHeroProps } from './page-hero.tsx';
export { pageHeroTones, type PageHeroTone } from './page-hero.variants.ts';
