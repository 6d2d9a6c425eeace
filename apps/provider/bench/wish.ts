import * as v from 'valibot';

/** The options of a load test. */
export const wish = v.object({
  url: v.string(),
  clients: v.number(),
  seconds: v.number(),
  /** Paths, which are requested in turn. `message` sends a message instead. */
  what: v.array(v.string()),
  /** The value of `Accept-Encoding`. */
  accept: v.string(),
});

export type Wish = v.InferOutput<typeof wish>;

/** The result of a load test. Times are in milliseconds. */
export const load = v.object({
  answers: v.number(),
  /** The number of responses whose status is not 2xx. */
  refused: v.number(),
  perSecond: v.number(),
  p50: v.number(),
  p99: v.number(),
});

export type Load = v.InferOutput<typeof load>;
