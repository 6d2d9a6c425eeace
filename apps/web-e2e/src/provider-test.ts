import { test as base } from 'vitest';
import { startProvider } from './provider.ts';

/** A test with the provider, which starts once per worker of Vitest. */
// eslint-disable-next-line no-empty-pattern -- Vitest reads the required fixtures from this pattern: none
export const test = base.extend('provider', { scope: 'worker' }, async ({}, { onCleanup }) => {
  const provider = await startProvider();
  onCleanup(() => provider.stop());
  return provider;
});
