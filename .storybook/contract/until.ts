import { vi } from 'vitest';

/** Waits until a check does not throw. On a busy machine, that may take longer than the default of one second. */
export const until = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout: 10_000 });
