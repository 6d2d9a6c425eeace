import { openSync } from 'node:fs';
import { OwnerError } from './command.ts';

/** Creates a file for data of visitors, which no other account may read. */
export function createFile(file: string): number {
  try {
    return openSync(file, 'wx', 0o600);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') throw fileExistsError(file);
    throw error;
  }
}

export const fileExistsError = (file: string) =>
  new OwnerError(`${file} already exists. Name a new file, or remove it first.`);
