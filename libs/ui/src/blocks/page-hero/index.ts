export { PageHero, type PageHeroProps } from './page-hero.tsx';
export { pageHeroVariants, type PageHeroVariants } from './page-hero.variants.ts';
