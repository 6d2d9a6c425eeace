import { pathIn } from '@studio/i18n/languages';
import type { ContentList } from '../content/site-content.ts';
import type { LanguageDescription } from '../document/entry.ts';

/**
 * The text of `llms.txt`: the pages in the first language with their descriptions and links to their translations.
 * https://llmstxt.org
 */
export function renderLlmsTxt(
  origin: string,
  [first, ...others]: readonly [LanguageDescription, ...LanguageDescription[]],
  descriptions: ReadonlyMap<string, string>,
  lists: readonly ContentList[] = [],
  localizePath = (path: string, code: string) => pathIn({ code }, path),
): string {
  const link = (language: string, path: string, name: string) =>
    `[${name}](${origin}${localizePath(path, language)})`;

  const sections = first.sections.map(({ title, pages }, index) => {
    const lines = Object.entries(pages).map(([path, name]) => {
      const versions = others.flatMap(({ language, sections }) => {
        const translated = sections[index]?.pages[path];
        return translated ? [link(language, path, translated)] : [];
      });
      const elsewhere = versions.length > 0 ? ` (${versions.join(', ')})` : '';
      return `- ${link(first.language, path, name)}: ${descriptions.get(path) ?? ''}${elsewhere}\n`;
    });
    return `${title ? `\n## ${title}\n` : ''}\n${lines.join('')}`;
  });
  const written = lists
    .filter(({ items }) => items.length > 0)
    .map(({ title, items }) => {
      const lines = items.map(({ name, href, summary }) => `- [${name}](${href}): ${summary}\n`);
      return `\n## ${title}\n\n${lines.join('')}`;
    });
  return `# ${first.name}\n\n> ${first.summary}\n${[...sections, ...written].join('')}`;
}
