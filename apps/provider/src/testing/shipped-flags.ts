import { readFileSync } from 'node:fs';
import * as v from 'valibot';

const manifest = v.object({ scripts: v.object({ start: v.string() }) });

/** The flags of Node in `npm start`, which limit its memory. */
export function shippedFlags(): string[] {
  const text = readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8');
  const flags = v.parse(manifest, JSON.parse(text)).scripts.start.match(/--max-\S+/g);
  if (!flags) throw new Error('The script "start" of package.json has no limits for the memory.');
  return flags;
}
