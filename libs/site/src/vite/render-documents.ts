import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { PolicyOptions } from '../host/policy.ts';
import type { Reference } from './references.ts';
import type { DocumentParts } from './compose.ts';
import type { SiteDocumentFile } from './documents.ts';

/** What all documents of a build share. It travels between threads, so it is plain data. */
export interface RenderContext extends Pick<DocumentParts, 'css' | 'stylesheet' | 'typeface'> {
  /** The file of the built `SiteEntry`. */
  serverEntry: string;
  /** The URL of the client entry. */
  clientEntry: string;
  locales: string;
  /** The folder of public files. */
  client: string;
  /** The URLs of the scripts that each page needs besides the entry, by path. */
  scripts: Readonly<Record<string, readonly string[]>>;
  policy: PolicyOptions;
}

export interface RenderJob {
  context: RenderContext;
  documents: readonly SiteDocumentFile[];
  /** The index of the next document to render, shared by all workers. */
  next: Int32Array;
}

/** Renders documents into their files, on all cores. Returns the URLs to which they refer, each with one document. */
export async function renderDocuments(
  context: RenderContext,
  documents: readonly SiteDocumentFile[],
): Promise<Reference[]> {
  // TypeScript in the repository, JavaScript in the published library.
  const file = new URL(`render.worker${extname(import.meta.url)}`, import.meta.url);
  const job: RenderJob = { context, documents, next: new Int32Array(new SharedArrayBuffer(4)) };
  const workers = Array.from(
    { length: Math.min(availableParallelism(), documents.length) },
    () => new Worker(file, { workerData: job }),
  );
  const references = new Map<string, Reference>();
  for (const worker of workers)
    worker.on('message', (found: Reference[]) => {
      for (const reference of found) references.set(`${reference.kind} ${reference.url}`, reference);
    });
  try {
    // Rejects if a worker emits an error.
    await Promise.all(workers.map((worker) => once(worker, 'exit')));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
  return [...references.values()];
}
