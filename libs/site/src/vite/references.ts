import { Parser } from 'htmlparser2';

/** What a document uses of another URL. All but links are subject to the policy. */
export type ReferenceKind = 'link' | 'frames' | 'images' | 'forms' | 'media';

/** A URL in a document. */
export interface Reference {
  kind: ReferenceKind;
  url: string;
  /** The path of the document. */
  document: string;
  /** The path of its page, without a language prefix. */
  page: string;
}

/** The attributes that refer to other URLs, by element. */
const attributes: Readonly<Record<string, Readonly<Record<string, ReferenceKind>>>> = {
  a: { href: 'link' },
  area: { href: 'link' },
  iframe: { src: 'frames' },
  embed: { src: 'frames' },
  img: { src: 'images', srcset: 'images' },
  source: { src: 'media', srcset: 'images' },
  form: { action: 'forms' },
  button: { formaction: 'forms' },
  input: { formaction: 'forms' },
  video: { src: 'media', poster: 'images' },
  audio: { src: 'media' },
};

/** Returns the URLs to which a document refers. */
export function findReferences(html: string): Pick<Reference, 'kind' | 'url'>[] {
  const found: Pick<Reference, 'kind' | 'url'>[] = [];
  const parser = new Parser({
    onopentag(element, values) {
      for (const [name, kind] of Object.entries(attributes[element] ?? {})) {
        const value = values[name];
        if (value === undefined) continue;
        const urls =
          name === 'srcset'
            ? value.split(/\s*,\s+/).map((candidate) => candidate.replace(/\s.*/, ''))
            : [value];
        found.push(...urls.map((url) => ({ kind, url })));
      }
    },
  });
  parser.end(html);
  return found;
}
