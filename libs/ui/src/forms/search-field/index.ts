export { SearchField, type SearchFieldProps } from './search-field.tsx';
export { searchFieldVariants, type SearchFieldVariants } from './search-field.variants.ts';
