import * as v from 'valibot';

const strings = v.record(v.string(), v.string());

/** A file that a host serves. A file that is not listed does not exist. */
const hostFile = v.object({
  type: v.string(),
  /** A hash of the content. */
  etag: v.string(),
  /** The file name suffixes of its compressed copies, by encoding. */
  encodings: strings,
});

/** `host.json`: what a host needs to know about a built site. It also contains the contacts of the name cards. */
export const hostManifest = v.object({
  /** The first is the fallback language. */
  languages: v.array(v.string()),
  /** The file of each document, by path and then by language. */
  documents: v.record(v.string(), strings),
  /** The targets of redirects by path. */
  redirects: strings,
  /** The Content Security Policy of all documents. */
  policy: v.string(),
  /** The report-only policy of all documents. */
  reportOnlyPolicy: v.optional(v.string()),
  /** The `Cross-Origin-Embedder-Policy` of all documents. */
  embedderPolicy: v.picklist(['require-corp', 'credentialless']),
  files: v.record(v.string(), hostFile),
});

export type HostFile = v.InferOutput<typeof hostFile>;
export type HostManifest = v.InferOutput<typeof hostManifest>;
