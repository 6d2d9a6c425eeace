/** At most so many times in so many seconds: all at once, and after that one whenever its share of the time is over. */
export interface Limit {
  most: number;
  seconds: number;
}

/** What a visitor, or whoever else is counted, may do how often. */
export const limits = {
  contact: { most: 5, seconds: 600 },
  contactDaily: { most: 20, seconds: 86_400 },
  /** Of messages that name one sender, from wherever they come. */
  sender: { most: 3, seconds: 3600 },
  newsletter: { most: 5, seconds: 600 },
  nameCard: { most: 120, seconds: 60 },
  reports: { most: 20, seconds: 60 },
  /** Of requests of any kind. A first visit takes about thirty. */
  requests: { most: 1200, seconds: 60 },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof limits;

/** Somebody wants to do once more what is limited. */
export interface Claim {
  limit: LimitName;
  who: string;
}

/** Somebody did that too often. */
export interface Exceeded {
  limit: LimitName;
  /** How long until it may be done again. */
  seconds: number;
}

/**
 * Counts what is done, and says which limit it goes beyond. The last moment of a claim's share of time is all that is
 * remembered of whoever made it ("generic cell rate algorithm").
 */
export interface Limiter {
  take: (claims: readonly Claim[]) => Exceeded | undefined | Promise<Exceeded | undefined>;
  /** Takes claims back, as when what was wanted could not be done. */
  giveBack: (claims: readonly Claim[]) => void | Promise<void>;
}

/** How often what nobody needs any more is removed, in milliseconds. */
export const tidyEvery = 10 * 60 * 1000;

export const keyOf = ({ limit, who }: Claim) => `${limit} ${who}`;

/** In milliseconds: how long each claim of a limit holds a place, and how far ahead the places may be held. */
export function paceOf(limit: LimitName): { share: number; whole: number } {
  const { most, seconds } = limits[limit];
  return { share: (seconds * 1000) / most, whole: seconds * 1000 };
}

/** How long to wait, when all places are held until `heldUntil`. */
export function exceeded(limit: LimitName, heldUntil: number, now: number): Exceeded {
  const { share, whole } = paceOf(limit);
  return { limit, seconds: Math.max(1, Math.ceil((heldUntil + share - now - whole) / 1000)) };
}
