import { prepareHostFile, type PrepareFiles } from './host-files.ts';
import { work } from './on-all-cores.ts';

await work<PrepareFiles>((folder) => (name) => [name, prepareHostFile(folder, name)]);
