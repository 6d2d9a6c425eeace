import * as v from 'valibot';

/** What clients shall do. */
export const wish = v.object({
  url: v.string(),
  clients: v.number(),
  seconds: v.number(),
  /** Paths, which are asked for in turn, or `message`, for which one is sent. */
  what: v.array(v.string()),
  /** Which encodings they understand. */
  accept: v.string(),
});

export type Wish = v.InferOutput<typeof wish>;

/** What came of it. Times are in milliseconds. */
export const load = v.object({
  answers: v.number(),
  /** How many of them were not what was asked for. */
  refused: v.number(),
  perSecond: v.number(),
  p50: v.number(),
  p99: v.number(),
});

export type Load = v.InferOutput<typeof load>;
