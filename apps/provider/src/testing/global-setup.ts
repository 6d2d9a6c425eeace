import type { TestProject } from 'vitest/node';
import { createPostgres } from './postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL of a PostgreSQL server that runs until all tests are done. */
    postgres: string;
    /** Whether this is `npm run test:all`: property tests run more often, and matrices are complete. */
    complete: boolean;
  }
}

/** Starts one PostgreSQL server for all test files. Each creates its own databases on it. */
export default async function setup(project: TestProject) {
  const server = await createPostgres({ inMemory: true });
  project.provide('postgres', server.url);
  return server.remove;
}
