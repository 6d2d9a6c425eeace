import { entryKey, exceeded, toRateParameters, type Exceeded, type Hit } from './limits.ts';

/** A few megabytes. The least recently used entry is evicted first. */
const maxEntries = 50_000;

/** How often entries that no longer limit anything are removed, in milliseconds. */
const cleanupInterval = 10 * 60 * 1000;

/** Counts in the memory of one instance. */
export function createMemoryLimiter(now: () => number = Date.now) {
  /** The theoretical arrival time by key, in order of the last hit. */
  const tats = new Map<string, number>();
  let cleanedAt = now();

  return {
    consume(hits: readonly Hit[]): Exceeded | undefined {
      const at = now();
      if (at - cleanedAt >= cleanupInterval) {
        cleanedAt = at;
        for (const [key, tat] of tats) if (tat <= at) tats.delete(key);
      }
      for (const hit of hits) {
        const tat = tats.get(entryKey(hit)) ?? 0;
        const { emissionInterval, burstTolerance } = toRateParameters(hit.limit);
        if (tat + emissionInterval - at > burstTolerance) return exceeded(hit.limit, tat, at);
      }
      for (const hit of hits) {
        const key = entryKey(hit);
        const tat = Math.max(tats.get(key) ?? 0, at) + toRateParameters(hit.limit).emissionInterval;
        tats.delete(key);
        tats.set(key, tat);
        if (tats.size > maxEntries) tats.delete(tats.keys().next().value ?? '');
      }
      return undefined;
    },

    refund(hits: readonly Hit[]): void {
      for (const hit of hits) {
        const tat = tats.get(entryKey(hit));
        if (tat !== undefined) tats.set(entryKey(hit), tat - toRateParameters(hit.limit).emissionInterval);
      }
    },
  };
}
