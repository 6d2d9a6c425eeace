export { defineEditor, type Editor, type FactsFile, type TextsFile } from './define-editor.ts';
export { siteEditor, type SiteEditorOptions } from './site-editor.ts';
