export { SearchBox, type SearchBoxItem, type SearchBoxProps } from './search-box.tsx';
