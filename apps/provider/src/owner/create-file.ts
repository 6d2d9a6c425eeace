import { rm, writeFile } from 'node:fs/promises';
import { OwnerError } from './command.ts';

/** Creates a file for data of visitors, which no other account may read, or none if its content fails. */
export async function createFile(file: string, content: string | AsyncIterable<string>): Promise<void> {
  try {
    await writeFile(file, content, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') throw fileExistsError(file);
    await rm(file, { force: true });
    throw error;
  }
}

export const fileExistsError = (file: string) =>
  new OwnerError(`${file} already exists. Name a new file, or remove it first.`);
