export type { LanguageOption } from './language-links.tsx';
export { LanguageMenu, type LanguageMenuProps } from './language-menu.tsx';
