import type { TranslationKey } from '@studio/i18n';

import type { SamplePostId } from './posts.ts';

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

/** What is said of the posts. */
export const sampleTexts = {
  note: 'samples:note',
  feed: 'samples:feed',
  calendar: { label: 'samples:calendar.label', values: { posts: postCalendar.length } },
} as const;
