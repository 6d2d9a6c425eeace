// `npm run provider -- …` runs the owner's tool from the sources.
import { runInTerminal } from './run-in-terminal.ts';

await runInTerminal(process.argv.slice(2), { prefix: 'npm run provider --', serves: false });
