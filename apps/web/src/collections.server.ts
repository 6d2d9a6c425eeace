import {
  answerHours,
  cloudSolutions,
  getFormats,
  getWorkPrice,
  lowestPrices,
  mobileAppDevelopment,
  oneStopService,
  otherDevelopment,
  plans,
  productPhotography,
  services,
  socialMediaDesign,
  subjects,
  systemDevelopment,
  workFilters,
  workGrounds,
  workPath,
  workPrices,
  yearlySaving,
  type Line,
  type ServiceId,
  type WorkFilter,
} from '@studio/content';
import type { Language } from '@studio/i18n';
import {
  collections,
  defineCollection,
  pieceFields,
  type ForeignPiece,
  type ListContent,
  type PieceCard,
  type PieceContent,
  type PiecesOf,
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

const serviceIds = services.map(({ id }) => id);

const piece = v.strictObject({
  ...pieceFields,
  /** Its place in the portfolio: the first is 1. */
  order: v.pipe(v.number('It has to be a number.'), v.integer('It has to be a whole number.')),
  /** The invented client: a name, and what it does and where in a few words. */
  client: v.pipe(v.string(), v.nonEmpty()),
  /** What was made, such as "Website on the Commercial plan". */
  kind: v.pipe(v.string(), v.nonEmpty()),
  /** The services that it used, the main one first. */
  services: v.pipe(v.array(v.picklist(serviceIds)), v.minLength(1)),
  /** The plan or the package that it would be. Without it, it has the price of its service. */
  price: v.optional(v.picklist(workPrices)),
  /** The ground of its picture. A photograph that fills its place has none. */
  ground: v.optional(v.picklist(workGrounds), 'none'),
  /** Whether its text is a case study. */
  study: v.optional(v.boolean('It has to be true or false.'), false),
});

export type WorkFields = v.InferOutput<typeof piece>;

/** What a list shows of a piece of work, which is in the document of each page with a list. */
export interface WorkItem
  extends
    Pick<PieceCard, 'slug' | 'path' | 'title' | 'cover' | 'upright' | 'isDraft'>,
    Pick<WorkFields, 'kind' | 'ground'> {
  price?: Line | undefined;
}

/** Pieces of work on a page. */
export interface WorkList {
  items: readonly WorkItem[];
}

/** The portfolio, or a part of it. */
export interface Portfolio extends WorkList {
  filter?: WorkFilter | undefined;
  /** How many pieces there are in all. */
  count: number;
  /** The filters that show pieces, and how many. */
  filters: readonly { id: WorkFilter; count: number }[];
}

const [images, videos] = socialMediaDesign.pricing.packages;
const [basicPhotographs, premiumPhotographs, shopPhotographs] = productPhotography.pricing.packages;

/** The prices and other figures that texts name. */
function values(language: Language): Record<string, string> {
  const { money, percent } = getFormats(language);
  const [commercial, ecommerce, booking, premium] = plans;
  return {
    hours: String(answerHours),
    commercialMonthly: money(commercial.monthlyPrice),
    commercialYearly: money(commercial.yearlyPrice),
    commercialThreeYears: money(oneStopService.comparison.longTerm.monthly),
    yearlySaving: percent(yearlySaving),
    ecommerceMonthly: money(ecommerce.monthlyPrice),
    ecommerceYearly: money(ecommerce.yearlyPrice),
    bookingMonthly: money(booking.monthlyPrice),
    bookingYearly: money(booking.yearlyPrice),
    premiumMonthly: money(premium.monthlyPrice),
    premiumYearly: money(premium.yearlyPrice),
    hosting: money(lowestPrices['website-hosting'] ?? 0),
    photo: money(basicPhotographs.price),
    photoPremium: money(premiumPhotographs.price),
    photoShop: money(shopPhotographs.price),
    image: money(images.price),
    video: money(videos.price),
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

/** Pieces of work. Those with a story are case studies. */
export const work = defineCollection({
  name: 'work',
  title: 'shell:pages.portfolio',
  folder: '../../libs/content/work',
  schema: piece,
  marked: ['client', 'kind'],
  values,
  path: { of: ({ study }) => (study ? '/case-studies/:slug' : '/portfolio/:slug') },
  compare: (one, other) => one.order - other.order,
});

/** The services whose pages show work. */
const showing = [
  oneStopService,
  systemDevelopment,
  mobileAppDevelopment,
  cloudSolutions,
  socialMediaDesign,
  productPhotography,
  otherDevelopment,
] as const;

export type ShowingId = (typeof showing)[number]['id'];

declare module '@studio/site' {
  interface PageContents extends Record<ShowingId, WorkList> {
    portfolio: Portfolio;
    'case-studies': WorkList;
    piece: PieceContent<WorkFields> | ForeignPiece<WorkFields>;
    blog: ListContent<PostFields>;
    post: PieceContent<PostFields> | ForeignPiece<PostFields>;
  }
}

/** The pages that show pieces of work, besides those of the pieces themselves. */
function workPages(piecesOf: PiecesOf, language: Language): Record<string, WorkList> {
  const pieces = piecesOf(work, language);
  const list = (some: typeof pieces): WorkList => ({ items: some.map(toItem) });
  const filtered = workFilters.map(({ id, service }) => ({
    id,
    pieces: pieces.filter(({ fields }) => fields.services.includes(service)),
  }));
  const filters = filtered
    .map(({ id, pieces: { length: count } }) => ({ id, count }))
    .filter(({ count }) => count > 0);
  const portfolio = (some: typeof pieces, filter?: WorkFilter): Portfolio => ({
    ...list(some),
    filter,
    count: pieces.length,
    filters,
  });
  return {
    '/portfolio': portfolio(pieces),
    ...Object.fromEntries(filtered.map(({ id, pieces }) => [workPath(id), portfolio(pieces, id)])),
    '/case-studies': list(pieces.filter(({ fields }) => fields.study)),
    ...Object.fromEntries(
      showing.map(({ id, portfolio }) => [`/services/${id}`, list(pickPieces(pieces, id, portfolio))]),
    ),
  };
}

function toItem({ slug, path, title, cover, upright, isDraft, fields }: PieceCard<WorkFields>): WorkItem {
  const { kind, ground, services, price } = fields;
  const [main] = services;
  return {
    slug,
    path,
    title,
    cover,
    upright,
    isDraft,
    kind,
    ground,
    price: main && getWorkPrice(main, price),
  };
}

/** The pieces of a service in the order of its ids. A language may not have all of them. */
function pickPieces(
  pieces: readonly PieceCard<WorkFields>[],
  service: ServiceId,
  ids: readonly string[],
): readonly PieceCard<WorkFields>[] {
  return ids.flatMap((id) => {
    const found = pieces.find(({ slug }) => slug === id);
    if (found && !found.fields.services.includes(service))
      throw new Error(`The page of "${service}" shows the piece "${id}", which does not name this service.`);
    return found ?? [];
  });
}

/** The content of the pages that are made from files. */
const content: SiteContent = collections([work, posts], { pages: workPages });

export default content;
