import { prepareHostFile, type HostFile } from './host-files.ts';
import { work } from './on-all-cores.ts';

export interface PrepareFiles {
  /** The folder of what visitors may see. */
  setting: string;
  /** The name of a file in it. */
  item: string;
  outcome: [name: string, file: HostFile];
}

await work<PrepareFiles>((folder) => (name) => [name, prepareHostFile(folder, name)]);
