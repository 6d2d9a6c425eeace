import { exceeded, keyOf, paceOf, tidyEvery, type Claim, type Exceeded } from './limits.ts';

/** A few megabytes. Whoever was not seen for the longest time is forgotten first. */
const mostKeys = 50_000;

export type MemoryLimiter = ReturnType<typeof createMemoryLimiter>;

/** Counts in the memory of one instance. */
export function createMemoryLimiter(now: () => number = Date.now) {
  /** Until when the places are held. The order is that of the last claims. */
  const held = new Map<string, number>();
  let tidiedAt = now();

  /** Nobody is remembered for longer than it counts. */
  function tidy(at: number): void {
    if (at - tidiedAt < tidyEvery) return;
    tidiedAt = at;
    for (const [key, heldUntil] of held) if (heldUntil <= at) held.delete(key);
  }

  return {
    take(claims: readonly Claim[]): Exceeded | undefined {
      const at = now();
      tidy(at);
      for (const claim of claims) {
        const heldUntil = held.get(keyOf(claim)) ?? 0;
        const { share, whole } = paceOf(claim.limit);
        if (heldUntil + share - at > whole) return exceeded(claim.limit, heldUntil, at);
      }
      for (const claim of claims) {
        const key = keyOf(claim);
        const heldUntil = Math.max(held.get(key) ?? 0, at) + paceOf(claim.limit).share;
        held.delete(key);
        held.set(key, heldUntil);
        if (held.size > mostKeys) held.delete(held.keys().next().value ?? '');
      }
      return undefined;
    },

    giveBack(claims: readonly Claim[]): void {
      for (const claim of claims) {
        const heldUntil = held.get(keyOf(claim));
        if (heldUntil !== undefined) held.set(keyOf(claim), heldUntil - paceOf(claim.limit).share);
      }
    },
  };
}
