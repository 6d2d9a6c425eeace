export { LanguageMenu, type LanguageMenuProps, type LanguageOption } from './language-menu.tsx';
