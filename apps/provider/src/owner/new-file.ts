import { openSync } from 'node:fs';
import { OwnerError } from './command.ts';

/** Makes a file for what visitors have written, which nobody else on this machine may read. */
export function createFile(file: string): number {
  try {
    return openSync(file, 'wx', 0o600);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') throw isThere(file);
    throw error;
  }
}

export const isThere = (file: string) =>
  new OwnerError(`${file} is there already. Name a new file, or remove it first.`);
