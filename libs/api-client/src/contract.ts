import * as v from 'valibot';

export { contactDoneId, endpoints, newsletterDoneId } from './endpoints.ts';

/** The maximum number of characters of each field. The limit of the email address is that of mail servers. */
export const limits = {
  name: 100,
  // https://www.rfc-editor.org/errata/eid1690
  email: 254,
  subject: 200,
  message: 5000,
  phone: 40,
  company: 120,
} as const;

/** Invisible characters, and those that change the text direction: they can make a line look like a different one. */
const unseen = /[\u202a-\u202e\u2066-\u2069\u200b\u200e\u200f\u2060\ufeff]/g;

/** Only characters without a glyph: ignorable ones, which include the Hangul fillers, and blank symbols. */
const blank = /^[\s\p{Default_Ignorable_Code_Point}\u2800\u{1d159}]*$/u;

/** Control characters, which are dangerous in a terminal, a mail header or a file. */
// eslint-disable-next-line no-control-regex -- matches control characters on purpose
const control = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/;
// eslint-disable-next-line no-control-regex -- the same, without line breaks and tabs
const controlInText = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/;

const withLineEnds = (text: string) => text.replace(/\r\n?|[\u2028\u2029]/g, '\n');
const withoutBlank = (text: string) => (blank.test(text) ? '' : text);
const characters = (text: string) => Array.from(text).length;

const oneLine = (limit: number) =>
  v.pipe(
    v.string('required'),
    v.transform((text) => text.toWellFormed().normalize('NFC').replace(unseen, '').trim()),
    v.transform(withoutBlank),
    v.check((text) => characters(text) <= limit, 'long'),
    v.check((text) => !control.test(text), 'characters'),
  );

const longText = (limit: number) =>
  v.pipe(
    v.string('required'),
    // Some invisible characters belong to a text, but are not one.
    v.transform((text) => withoutBlank(withLineEnds(text.toWellFormed().normalize('NFC')).trim())),
    v.check((text) => characters(text) <= limit, 'long'),
    v.check((text) => !controlInText.test(text), 'characters'),
  );

const needed = <S extends ReturnType<typeof oneLine | typeof longText>>(schema: S) =>
  v.pipe(v.optional(schema, ''), v.nonEmpty('required'));

/** The `pattern` of an email field: letters, digits and a few symbols, an @, and a domain. */
export const addressPattern = String.raw`[A-Za-z0-9._%+\-]+@[A-Za-z0-9.\-]+\.[A-Za-z]{2,}`;
const address = new RegExp(`^${addressPattern}$`);

/** A message from the contact form. */
export const contactRequest = v.object({
  name: needed(oneLine(limits.name)),
  email: v.pipe(needed(oneLine(limits.email)), v.regex(address, 'email')),
  subject: needed(oneLine(limits.subject)),
  message: needed(longText(limits.message)),
  phone: v.optional(oneLine(limits.phone), ''),
  company: v.optional(oneLine(limits.company), ''),
});

export type ContactRequest = v.InferOutput<typeof contactRequest>;

type Validation =
  { request: ContactRequest; errors?: never } | { request?: never; errors: Readonly<Record<string, string>> };

/** Validates the values of the contact form. Returns the request, or one error for each invalid field. */
export function validateContact(values: Readonly<Record<string, string | undefined>>): Validation {
  const { issues, output } = v.safeParse(contactRequest, values, { abortPipeEarly: true });
  return issues ? { errors: toFieldErrors(issues) } : { request: output };
}

/** Returns the first error of each field. */
export function toFieldErrors(issues: readonly v.BaseIssue<unknown>[]): Record<string, string> {
  const fieldErrors: Record<string, string> = {};
  for (const issue of issues) {
    const field = v.getDotPath(issue);
    if (field) fieldErrors[field] ??= issue.message;
  }
  return fieldErrors;
}

/**
 * Optional fields against spam and duplicates. A form that is sent without JavaScript does not have them. Each is read
 * on its own: an invalid value does not affect the others.
 */
export const contactExtras = v.object({
  /** A hidden field. Only bots fill it in, or send something other than text. */
  referral: v.fallback(v.optional(v.string(), ''), 'invalid'),
  /** The time in milliseconds between showing the form and sending it. */
  elapsed: v.fallback(v.optional(v.pipe(v.number(), v.minValue(0))), undefined),
  /** The same key for every attempt to send a message. A message with different content is stored whatever its key. */
  key: v.fallback(v.optional(v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/))), undefined),
});

export type ContactExtras = v.InferInput<typeof contactExtras>;

/** Whether mail servers and mail programs read the text as exactly one address. */
export const isMailable = (address: string) => /^[^\s@,;:<>()[\]"\\]+@[^\s@,;:<>()[\]"\\]+$/.test(address);

/** A newsletter sign-up. */
export const newsletterRequest = v.object({
  email: v.pipe(needed(oneLine(limits.email)), v.check(isMailable, 'email')),
});

export type NewsletterRequest = v.InferOutput<typeof newsletterRequest>;

/** The answer to a request that was stored. */
export const createdAnswer = v.object({
  code: v.literal(201),
  data: v.object({ code: v.literal(201), id: v.optional(v.string()) }),
});

export type Created = v.InferOutput<typeof createdAnswer>;

/** The answer to a request that was not stored. `message` is the reason. */
export const refusedAnswer = v.object({
  code: v.number(),
  message: v.string(),
  /** One error for each invalid field. */
  fields: v.optional(v.record(v.string(), v.string())),
});

export type Refused = v.InferOutput<typeof refusedAnswer>;
