import { extname } from 'node:path';
import { lookup } from 'mrmime';

/** Text in UTF-8, without a declaration of its own in the file. */
const needsCharset = /^text\/|^application\/(?:json|xml)$/;

/** The content type of a file of a site, by its extension. */
export function getContentType(name: string): string {
  const extension = extname(name).toLowerCase();
  // The deprecated `text/xml` is another name of it.
  const type = extension === '.xml' ? 'application/xml' : (lookup(extension) ?? 'application/octet-stream');
  return needsCharset.test(type) ? `${type}; charset=utf-8` : type;
}
