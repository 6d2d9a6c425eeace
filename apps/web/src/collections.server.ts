import { answerHours, getFormats, lowestPrices, plans, subjects } from '@studio/content';
import type { Language } from '@studio/i18n';
import {
  collections,
  defineCollection,
  pieceFields,
  type ForeignPiece,
  type ListContent,
  type PieceContent,
} from '@studio/site/collections';
import type { SiteContent } from '@studio/site';
import * as v from 'valibot';

const post = v.strictObject({
  ...pieceFields,
  tags: v.pipe(v.array(v.picklist(subjects)), v.minLength(1)),
  author: v.picklist(['mei', 'tom']),
  /** Two or three characters, as large as a picture. */
  mark: v.pipe(v.string(), v.nonEmpty(), v.maxLength(3)),
});

export type PostFields = v.InferOutput<typeof post>;

/** The prices and other figures that texts name. */
function values(language: Language): Record<string, string> {
  const { money } = getFormats(language);
  const [commercial, , , premium] = plans;
  return {
    hours: String(answerHours),
    commercialMonthly: money(commercial.monthlyPrice),
    commercialYearly: money(commercial.yearlyPrice),
    commercialThreeYears: money(commercial.yearlyPrice * 36),
    premiumYearly: money(premium.yearlyPrice),
    hosting: money(lowestPrices['website-hosting'] ?? 0),
    photo: money(lowestPrices['product-photography'] ?? 0),
  };
}

export const posts = defineCollection({
  name: 'posts',
  folder: '../../libs/content/posts',
  schema: post,
  values,
  path: '/blog/:slug',
  list: { path: '/blog', size: 10 },
  groups: { path: '/blog/tags/:tag', of: ({ tags }) => tags },
  feed: 'blog:feed',
});

declare module '@studio/site' {
  interface PageContents {
    blog: ListContent<PostFields>;
    post: PieceContent<PostFields> | ForeignPiece<PostFields>;
  }
}

/** The content of the pages that are made from files. */
const content: SiteContent = collections([posts]);

export default content;
