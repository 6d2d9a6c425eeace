export { PriceList, type PriceListItem, type PriceListProps } from './price-list.tsx';
export { priceListVariants, type PriceListVariants } from './price-list.variants.ts';
