import type { HostFile } from '../host/manifest.ts';
import { prepareHostFile } from './host-files.ts';
import { work } from './on-all-cores.ts';

export interface PrepareFiles {
  /** The folder of public files. */
  context: string;
  /** The name of a file in it. */
  input: string;
  output: [name: string, file: HostFile];
}

await work<PrepareFiles>((folder) => (name) => [name, prepareHostFile(folder, name)]);
