import type { TranslationKey } from '@studio/i18n';

/** What `SamplePost` draws, which also names its words. */
export type SamplePostId = 'bread' | 'flour' | 'oven' | 'tea' | 'cup' | 'canoe' | 'film';

/** Posts in Chinese keep their language on English pages. The others are in the language of the page. */
export const chinesePosts: ReadonlySet<SamplePostId> = new Set(['oven', 'tea']);

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

/** The order board of a bakery: the orders of a morning. */
export const orderBoard = {
  /** The order that is moved to the next column. */
  active: 'wang',
  columns: [
    {
      id: 'new',
      orders: [
        { id: 'cafe', number: '1046', time: '7:30' },
        { id: 'wang', number: '1047', time: '8:00', chinese: true },
        { id: 'birthday', number: '1048', time: '10:15' },
      ],
    },
    {
      id: 'oven',
      orders: [
        { id: 'inn', number: '1042', time: '7:00' },
        { id: 'school', number: '1044', time: '7:45' },
      ],
    },
    {
      id: 'ready',
      orders: [
        { id: 'roy', number: '1039', time: '6:30' },
        { id: 'lin', number: '1041', time: '6:45', chinese: true },
      ],
    },
  ],
} as const;

/** The appointments of a clinic. */
export const appointments = [
  { time: '9:00', state: 'free' },
  { time: '9:40', state: 'taken' },
  { time: '10:20', state: 'free' },
  { time: '11:00', state: 'taken' },
  { time: '13:00', state: 'chosen' },
  { time: '13:40', state: 'free' },
  { time: '14:20', state: 'taken' },
  { time: '15:00', state: 'free' },
] as const;

/** The sales of a market stall. */
export const marketStall = {
  takings: 412.5,
  items: [
    { id: 'honey', sold: 4 },
    { id: 'jar', sold: 2 },
    { id: 'candle', sold: 7 },
    { id: 'syrup', sold: 1 },
  ],
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
