import type { TranslationKey } from '@studio/i18n';

interface SampleTexts {
  title: TranslationKey;
  highlight?: TranslationKey;
  text?: TranslationKey;
  label: TranslationKey;
  /** Its words stay Chinese on English pages. @default false */
  chinese?: boolean;
}

/** Posts of a bakery, a tea shop and a canoe rental, all invented. Their ids are the pictures that `SamplePost` has. */
export const samplePosts = {
  bread: {
    title: 'samples:posts.bread.title',
    text: 'samples:posts.bread.text',
    label: 'samples:posts.bread.label',
  },
  flour: {
    title: 'samples:posts.flour.title',
    highlight: 'samples:posts.flour.highlight',
    text: 'samples:posts.flour.text',
    label: 'samples:posts.flour.label',
  },
  oven: { title: 'samples:posts.oven.title', label: 'samples:posts.oven.label', chinese: true },
  tea: {
    title: 'samples:posts.tea.title',
    text: 'samples:posts.tea.text',
    label: 'samples:posts.tea.label',
    chinese: true,
  },
  cup: { title: 'samples:posts.cup.title', label: 'samples:posts.cup.label' },
  canoe: {
    title: 'samples:posts.canoe.title',
    text: 'samples:posts.canoe.text',
    label: 'samples:posts.canoe.label',
  },
  film: { title: 'samples:posts.film.title', label: 'samples:posts.film.label' },
} as const satisfies Readonly<Record<string, SampleTexts>>;

export type SamplePostId = keyof typeof samplePosts;

/** The length of the film, on its cover. */
export const filmLength = '0:12';

interface PostPlace {
  id: string;
  post: SamplePostId;
  ratio: '1:1' | '4:5' | '9:16' | '16:9';
}

/** The posts of the header of social media design: three columns, from top to bottom. */
export const postFeed = [
  { id: 'cup', post: 'cup', ratio: '1:1' },
  { id: 'flour', post: 'flour', ratio: '9:16' },
  { id: 'bread-end', post: 'bread', ratio: '1:1' },
  { id: 'bread', post: 'bread', ratio: '1:1' },
  { id: 'tea', post: 'tea', ratio: '4:5' },
  { id: 'canoe-end', post: 'canoe', ratio: '1:1' },
  { id: 'canoe', post: 'canoe', ratio: '9:16' },
  { id: 'oven', post: 'oven', ratio: '1:1' },
  { id: 'cup-end', post: 'cup', ratio: '1:1' },
] as const satisfies readonly PostPlace[];

/** One post in the sizes of four channels. */
export const postCuts = [
  { id: 'story', post: 'canoe', ratio: '9:16', title: 'samples:cuts.story', width: 1080, height: 1920 },
  { id: 'wide', post: 'film', ratio: '16:9', title: 'samples:cuts.wide', width: 1920, height: 1080 },
  { id: 'square', post: 'canoe', ratio: '1:1', title: 'samples:cuts.square', width: 1080, height: 1080 },
  { id: 'portrait', post: 'canoe', ratio: '4:5', title: 'samples:cuts.portrait', width: 1080, height: 1350 },
] as const satisfies readonly (PostPlace & { title: TranslationKey; width: number; height: number })[];

/** A month of posts. */
export const postCalendar = [
  { day: 2, post: 'bread' },
  { day: 5, post: 'flour' },
  { day: 8, post: 'tea' },
  { day: 10, post: 'cup' },
  { day: 13, post: 'bread' },
  { day: 15, post: 'oven' },
  { day: 18, post: 'flour' },
  { day: 20, post: 'tea' },
  { day: 23, post: 'canoe' },
  { day: 26, post: 'cup' },
  { day: 29, post: 'bread' },
] as const satisfies readonly { day: number; post: SamplePostId }[];

const order = <Id extends 'cafe' | 'wang' | 'birthday' | 'inn' | 'school' | 'roy' | 'lin'>(
  id: Id,
  number: string,
  time: string,
) => ({
  id,
  number,
  time,
  title: `samples:board.orders.${id}.title` as const,
  text: `samples:board.orders.${id}.text` as const,
});

/** The order board of a bakery: the orders of a morning. */
export const orderBoard = {
  label: 'samples:board.label',
  title: 'samples:board.title',
  views: ['samples:board.views.today', 'samples:board.views.tomorrow', 'samples:board.views.week'],
  /** The order that is moved to the next column. */
  active: 'wang',
  /** Orders of customers who write their name in Chinese. */
  chinese: ['wang', 'lin'],
  columns: [
    {
      id: 'new',
      title: 'samples:board.columns.new',
      orders: [
        order('cafe', '1046', '7:30'),
        order('wang', '1047', '8:00'),
        order('birthday', '1048', '10:15'),
      ],
    },
    {
      id: 'oven',
      title: 'samples:board.columns.oven',
      orders: [order('inn', '1042', '7:00'), order('school', '1044', '7:45')],
    },
    {
      id: 'ready',
      title: 'samples:board.columns.ready',
      orders: [order('roy', '1039', '6:30'), order('lin', '1041', '6:45')],
    },
  ],
} as const;

/** The website of a clinic, and its appointments of a day. */
export const clinic = {
  label: 'samples:site.label',
  name: 'samples:site.name',
  links: ['samples:site.links.treatments', 'samples:site.links.people', 'samples:site.links.map'],
  title: 'samples:site.title',
  day: 'samples:site.day',
  action: 'samples:site.action',
  appointments: [
    { time: '9:00', state: 'free' },
    { time: '9:40', state: 'taken' },
    { time: '10:20', state: 'free' },
    { time: '11:00', state: 'taken' },
    { time: '13:00', state: 'chosen' },
    { time: '13:40', state: 'free' },
    { time: '14:20', state: 'taken' },
    { time: '15:00', state: 'free' },
  ],
} as const;

/** The app of a market stall, and its sales of a morning. */
export const marketStall = {
  label: 'samples:phone.label',
  title: 'samples:phone.title',
  status: 'samples:phone.status',
  text: 'samples:phone.text',
  action: 'samples:phone.action',
  takings: 412.5,
  items: [
    { id: 'honey', title: 'samples:phone.items.honey', sold: 4 },
    { id: 'jar', title: 'samples:phone.items.jar', sold: 2 },
    { id: 'candle', title: 'samples:phone.items.candle', sold: 7 },
    { id: 'syrup', title: 'samples:phone.items.syrup', sold: 1 },
  ],
} as const;

/** The rules of the order system. */
export const orderRules = {
  label: 'samples:rules.label',
  title: 'samples:rules.title',
  items: [
    { id: 'order', title: 'samples:rules.items.order.title', text: 'samples:rules.items.order.text' },
    { id: 'evening', title: 'samples:rules.items.evening.title', text: 'samples:rules.items.evening.text' },
    { id: 'large', title: 'samples:rules.items.large.title', text: 'samples:rules.items.large.text' },
    { id: 'ready', title: 'samples:rules.items.ready.title', text: 'samples:rules.items.ready.text' },
  ],
} as const;

/** The table of its orders: how many pieces, and for how much. */
export const orderTable = {
  label: 'samples:table.label',
  title: 'samples:table.title',
  views: ['samples:table.views.products', 'samples:table.views.people'],
  amounts: {
    cafe: { pieces: 3, amount: 21.5 },
    wang: { pieces: 12, amount: 14.4 },
    birthday: { pieces: 1, amount: 38 },
    inn: { pieces: 6, amount: 45 },
    school: { pieces: 4, amount: 26 },
    roy: { pieces: 2, amount: 11 },
    lin: { pieces: 8, amount: 9.6 },
  },
} as const;

/** The names of the layers of a system and of an app, from the top. */
export const layerNames = {
  system: ['samples:layers.see', 'samples:layers.rules', 'samples:layers.data'],
  app: ['samples:layers.sale', 'samples:layers.stock', 'samples:layers.kept'],
} as const;

/** Two more screens of the app: the stock, and the sales that it keeps until there is a signal. */
export const stallStock = {
  label: 'samples:stock.label',
  title: 'samples:stock.title',
  status: 'samples:stock.status',
  action: 'samples:stock.action',
  items: [
    { id: 'honey', title: 'samples:phone.items.honey', left: 12 },
    { id: 'jar', title: 'samples:phone.items.jar', left: 6 },
    { id: 'candle', title: 'samples:phone.items.candle', left: 3 },
    { id: 'syrup', title: 'samples:phone.items.syrup', left: 8 },
  ],
} as const;

export const stallKept = {
  label: 'samples:kept.label',
  title: 'samples:kept.title',
  status: 'samples:kept.status',
  text: 'samples:kept.text',
  action: 'samples:kept.action',
  total: 47,
  items: [
    { id: 'honey', title: 'samples:phone.items.honey', amount: 14 },
    { id: 'jar', title: 'samples:phone.items.jar', amount: 24 },
    { id: 'candle', title: 'samples:phone.items.candle', amount: 9 },
  ],
} as const;

/** What is said of all samples. */
export const sampleTexts = {
  note: 'samples:note',
  feed: 'samples:feed',
  calendar: { label: 'samples:calendar.label', values: { posts: postCalendar.length } },
  photographs: 'samples:photographs.caption',
} as const;

/** Photographs of the sample set, by the name of their file in `photographs/pictures`. */
export const photographs = {
  'tea-hero': { width: 1000, height: 900, alt: 'samples:photographs.tea-hero' },
  'tea-front': { width: 640, height: 640, alt: 'samples:photographs.tea-front' },
  'tea-back': { width: 640, height: 640, alt: 'samples:photographs.tea-back' },
  'tea-lid': { width: 640, height: 640, alt: 'samples:photographs.tea-lid' },
  'tea-scale': { width: 640, height: 640, alt: 'samples:photographs.tea-scale' },
  'syrup-4x5': { width: 800, height: 1000, alt: 'samples:photographs.syrup' },
  'tea-4x5': { width: 800, height: 1000, alt: 'samples:photographs.tea' },
  'cup-4x5': { width: 800, height: 1000, alt: 'samples:photographs.cup' },
  'soap-4x5': { width: 800, height: 1000, alt: 'samples:photographs.soap' },
  'set-4x5': { width: 800, height: 1000, alt: 'samples:photographs.set' },
  'stone-16x9': { width: 1280, height: 720, alt: 'samples:photographs.stone' },
  'desk-3x2': { width: 1200, height: 800, alt: 'samples:photographs.desk' },
} as const satisfies Readonly<Record<string, { width: number; height: number; alt: TranslationKey }>>;
