import type { TestProject } from 'vitest/node';
import { createPostgres } from './postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of a PostgreSQL that is there for the whole run. */
    postgres: string;
  }
}

/** Starts one PostgreSQL for all files of tests. Each makes databases of its own on it. */
export default async function setup(project: TestProject) {
  const server = await createPostgres();
  project.provide('postgres', server.url);
  return server.remove;
}
