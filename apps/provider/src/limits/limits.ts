/**
 * Rate limits per client: a burst of `max` requests, and then one each time that `seconds / max` has passed. None is per
 * email address, because anyone may write the address of someone else, who could then send nothing.
 */
export const limits = {
  contact: { max: 5, seconds: 600 },
  contactDaily: { max: 20, seconds: 86_400 },
  newsletter: { max: 5, seconds: 600 },
  nameCard: { max: 120, seconds: 60 },
  reports: { max: 20, seconds: 60 },
  /** All requests. A first visit takes about thirty. */
  requests: { max: 1200, seconds: 60 },
} as const;

export type LimitName = keyof typeof limits;

/** A request that counts against a limit. */
export interface Hit {
  limit: LimitName;
  key: string;
}

/** A limit that was exceeded. */
export interface Exceeded {
  limit: LimitName;
  /** The seconds until the next request is allowed. */
  seconds: number;
}

/**
 * The generic cell rate algorithm (GCRA): per key it stores only the theoretical arrival time (TAT), the time until
 * which the quota is used up.
 */
export interface Limiter {
  consume: (hits: readonly Hit[]) => Exceeded | undefined | Promise<Exceeded | undefined>;
  /** Takes back hits of a request that failed. */
  refund: (hits: readonly Hit[]) => void | Promise<void>;
}

export const entryKey = ({ limit, key }: Hit) => `${limit} ${key}`;

/** The parameters of the GCRA for a limit, in milliseconds. */
export function toRateParameters(limit: LimitName): { emissionInterval: number; burstTolerance: number } {
  const { max, seconds } = limits[limit];
  return { emissionInterval: (seconds * 1000) / max, burstTolerance: seconds * 1000 };
}

/** The seconds to wait for a key with this theoretical arrival time. */
export function exceeded(limit: LimitName, tat: number, now: number): Exceeded {
  const { emissionInterval, burstTolerance } = toRateParameters(limit);
  return { limit, seconds: Math.max(1, Math.ceil((tat + emissionInterval - now - burstTolerance) / 1000)) };
}
