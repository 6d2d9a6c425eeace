import { extname } from 'node:path';
import { lookup } from 'mrmime';

/** Text in UTF-8, without a declaration of its own in the file. */
const needsCharset = /^text\/|^application\/(?:json|xml)$/;

/** What mrmime does not know, or names by a deprecated type. */
const others: Readonly<Record<string, string>> = {
  '.ico': 'image/vnd.microsoft.icon',
  '.xml': 'application/xml',
};

/** The content type of a file of a site, by its extension. */
export function getContentType(name: string): string {
  const extension = extname(name).toLowerCase();
  const type = others[extension] ?? lookup(extension) ?? 'application/octet-stream';
  return needsCharset.test(type) ? `${type}; charset=utf-8` : type;
}
