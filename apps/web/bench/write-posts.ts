import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const source = fileURLToPath(new URL('../../../libs/content/posts/', import.meta.url));

/** Writes many posts: those of the studio, each with its own title and date, and links to the blog only. */
export function writePosts(folder: string, count: number): void {
  const slugs = readdirSync(source);
  for (let index = 0; index < count; index += 1) {
    const post = join(folder, `post-${String(index)}`);
    cpSync(join(source, slugs[index % slugs.length] ?? ''), post, { recursive: true });
    const date = new Date(Date.UTC(2000, 0, 1 + (index % 9000))).toISOString().slice(0, 10);
    for (const name of readdirSync(post).filter((file) => file.endsWith('.md'))) {
      const text = readFileSync(join(post, name), 'utf8');
      const changed = text
        .replace(/^title: .*/m, `title: Post ${String(index)}`)
        .replace(/^date: .*/m, `date: ${date}`)
        .replace(/^updated: .*\n/m, '')
        .replace(/\]\([/#][^)]*\)/g, '](/blog)');
      writeFileSync(join(post, name), changed);
    }
  }
}
