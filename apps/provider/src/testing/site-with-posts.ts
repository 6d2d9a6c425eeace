import { emptyFolder } from './empty-database.ts';
import { writeSite } from './write-site.ts';

/** Titles by slug and language. */
const posts = {
  en: { tea: 'Tea & ink', harbour: 'A harbour' },
  'zh-TW': { tea: '茶與墨' },
};

/** Writes a built site in three languages with two posts, and returns its folder. */
export function writeSiteWithPosts(): string {
  const files = Object.entries(posts).flatMap(([language, titles]) => {
    const items = Object.entries(titles).map(([slug, title]) => ({
      url: `https://www.example.com/${language}/blog/${slug}`,
      title,
      summary: `${title}.`,
      content_html: '<p>Steep it <em>twice</em>.</p>',
    }));
    return [
      [`${language}/blog/feed.json`, JSON.stringify({ items })] as const,
      ...items.map(({ url, title, summary }) => {
        const name = `${new URL(url).pathname.slice(1)}.md`;
        return [name, `# ${title}\n\n${summary}\n\nSteep it *twice*.\n`] as const;
      }),
    ];
  });
  return writeSite(emptyFolder(), Object.fromEntries(files), {
    languages: ['en', 'zh-CN', 'zh-TW'],
    address: 'Inklake Studio, 48 Inkwell Lane',
  });
}
