import { parsePreferences } from '@studio/site/host';

/** The first encoding of the file that the browser accepts, in the order of the build. */
export function negotiateEncoding(acceptEncoding: string | undefined, offered: Iterable<string>) {
  const accepted = new Map(parsePreferences(acceptEncoding).map(({ value, quality }) => [value, quality]));
  const accepts = (encoding: string) => (accepted.get(encoding) ?? accepted.get('*') ?? 0) > 0;
  return [...offered].find(accepts);
}
