import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** How many posts there are in English, besides those of the site. */
const count = 34;

/** A title without a place where a line could break early. */
export const longTitle =
  'What a bookkeeper in Peterborough asked about invoices, refunds and misunderstandings, twice';

/** A title of a post that exists in Traditional Chinese only. */
export const onlyChinese = '只有中文的一封信';

const text = (title: string, day: number, tags: string) => `---
title: ${title}
summary: A short letter that stands for many.
date: 2025-${String(1 + Math.floor(day / 28)).padStart(2, '0')}-${String(1 + (day % 28)).padStart(2, '0')}
tags: [${tags}]
author: tom
mark: §
---

## One section

A paragraph with a [link](/services).
`;

/** Copies the posts of the site into a folder, and adds more. */
export function writePosts(from: string, folder: string): void {
  cpSync(from, folder, { recursive: true });
  const write = (slug: string, language: string, content: string) => {
    mkdirSync(join(folder, slug), { recursive: true });
    writeFileSync(join(folder, slug, `${language}.md`), content);
  };
  for (let day = 0; day < count - 1; day += 1)
    write(`letter-${String(day)}`, 'en', text(`Letter ${String(day)}`, day, 'writing'));
  write('long', 'en', text(longTitle, count, 'writing'));
  write('chinese', 'zh-TW', text(onlyChinese, count + 1, 'writing'));
}
