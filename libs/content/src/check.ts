/** How the content is checked, by tests and by the editor. Not for a browser. */
export { contactsFile, figuresFile, pricesFile } from './facts-files.ts';
export { translationRules } from './translation-rules.ts';
