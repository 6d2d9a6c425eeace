import * as v from 'valibot';

const strings = v.record(v.string(), v.string());

/** A person with a name card. A misspelt `link` would be missed without notice, so other properties are refused. */
const hostContact = v.strictObject({
  /** The person in the URL of the card. */
  id: v.pipe(v.string(), v.regex(/^[a-z\d-]+$/)),
  name: v.pipe(v.string(), v.nonEmpty()),
  phone: v.pipe(v.string(), v.nonEmpty()),
  company: v.string(),
  email: v.string(),
  /** The link in the QR code, such as one to a chat. Without it, the code contains a vCard. */
  link: v.optional(v.string()),
});

/** The part of `host.json` for name cards. A provider without a built site reads a file of the same shape. */
export const hostContacts = v.object({ contacts: v.array(hostContact) });

const color = v.pipe(v.string(), v.hexColor());

/** The colors of a mail in one scheme. */
const mailColors = v.object({
  background: color,
  text: color,
  mutedText: color,
  link: color,
  /** The background of its head, which is dark in both schemes. */
  head: color,
});

/** The colors of the site in mails and on pages of the provider. Mail programs support only hexadecimal notation. */
const hostColors = v.object({
  light: mailColors,
  dark: mailColors,
  /** The background of a button, and its text. */
  accent: color,
  onAccent: color,
});

/** A file that a host serves. A file that is not listed does not exist. */
const hostFile = v.object({
  type: v.string(),
  /** A hash of the content. */
  etag: v.string(),
  /** The file name suffixes of its compressed copies, by encoding. */
  encodings: strings,
});

/** The version of `host.json`. A provider refuses the site of another version. It grows when a host has to change. */
export const hostVersion = 1;

/** `host.json`: everything that a host needs to know about a built site. */
export const hostManifest = v.object({
  version: v.literal(hostVersion),
  ...hostContacts.entries,
  /** The name and the postal address of the organization, at the end of newsletters. */
  address: v.optional(v.string()),
  /** The first is the fallback language. */
  languages: v.array(v.string()),
  /** The name of the site by language. */
  names: v.optional(strings),
  /** Without them, the provider has colors of its own. */
  colors: v.optional(hostColors),
  /** The texts of mails by language, in place of those of the provider. */
  mails: v.optional(v.record(v.string(), v.unknown())),
  /** The file of each document, by path and then by language. */
  documents: v.record(v.string(), strings),
  /** The path of the documents for unknown paths, which have status 404. Without it, unknown paths redirect to the home page. */
  notFound: v.optional(v.string()),
  /** The targets of redirects by path, or by path and query, which comes before the document of the path. */
  redirects: strings,
  /** The Content Security Policy of all documents. */
  policy: v.string(),
  /** The report-only policy of all documents. */
  reportOnlyPolicy: v.optional(v.string()),
  /** The `Cross-Origin-Embedder-Policy` of all documents. */
  embedderPolicy: v.picklist(['require-corp', 'credentialless', 'unsafe-none']),
  files: v.record(v.string(), hostFile),
});

export type HostColors = v.InferOutput<typeof hostColors>;
export type HostContact = v.InferOutput<typeof hostContact>;
export type HostFile = v.InferOutput<typeof hostFile>;
export type HostManifest = v.InferOutput<typeof hostManifest>;

/** A built site, as the configuration files for static hosts need it. */
export interface StaticSite extends HostManifest {
  /** The public origin of the site. */
  origin: string;
  /** The origin of the provider, if it is not that of the site. */
  apiOrigin: string | undefined;
}
