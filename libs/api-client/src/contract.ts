import * as v from 'valibot';

export { contactResults, endpoints, newsletterResults } from './endpoints.ts';

/** The most characters of each field, as people count them. An address has the length that mail servers accept. */
export const limits = {
  name: 100,
  // https://www.rfc-editor.org/errata/eid1690
  email: 254,
  subject: 200,
  message: 5000,
  phone: 40,
  company: 120,
} as const;

/** Why a field was refused. The site has a sentence for each. */
export type Complaint = 'required' | 'long' | 'email' | 'characters';

/** What turns the direction of a text around or stands in it unseen: it can make a line read as another. */
const unseen = /[\u202a-\u202e\u2066-\u2069\u200b\u200e\u200f\u2060\ufeff]/g;

/** Characters that command a terminal, a mail header or a file. No person types them. */
// eslint-disable-next-line no-control-regex -- control characters are exactly what is refused here
const control = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/;
// eslint-disable-next-line no-control-regex -- the same, but for the ends of lines and tabs of a longer text
const controlInText = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/;

const withLineEnds = (text: string) => text.replace(/\r\n?|[\u2028\u2029]/g, '\n');
const characters = (text: string) => Array.from(text).length;

const oneLine = (limit: number) =>
  v.pipe(
    v.string('required'),
    v.transform((text) => text.toWellFormed().normalize('NFC').replace(unseen, '').trim()),
    v.check((text) => characters(text) <= limit, 'long'),
    v.check((text) => !control.test(text), 'characters'),
  );

const longText = (limit: number) =>
  v.pipe(
    v.string('required'),
    v.transform((text) => withLineEnds(text.toWellFormed().normalize('NFC')).trim()),
    v.check((text) => characters(text) <= limit, 'long'),
    v.check((text) => !controlInText.test(text), 'characters'),
  );

const needed = <S extends ReturnType<typeof oneLine | typeof longText>>(schema: S) =>
  v.pipe(v.optional(schema, ''), v.nonEmpty('required'));

/**
 * Letters, digits and a few signs before the @, a domain behind it, and an ending of two letters or more. A form may
 * have it as its `pattern`.
 */
export const addressPattern = String.raw`[A-Za-z0-9._%+\-]+@[A-Za-z0-9.\-]+\.[A-Za-z]{2,}`;
const address = new RegExp(`^${addressPattern}$`);

/** What a message from the contact form must hold. */
export const contactRequest = v.object({
  name: needed(oneLine(limits.name)),
  email: v.pipe(needed(oneLine(limits.email)), v.regex(address, 'email')),
  subject: needed(oneLine(limits.subject)),
  message: needed(longText(limits.message)),
  phone: v.optional(oneLine(limits.phone), ''),
  company: v.optional(oneLine(limits.company), ''),
});

export type ContactRequest = v.InferOutput<typeof contactRequest>;

/** What a message may carry besides, to tell people from machines and one press from two. A bare post lacks it. */
export const contactExtras = v.object({
  /** A field that people never see, so whoever fills it in is no person. */
  referral: v.optional(v.string(), ''),
  /** Milliseconds from the first look at the form until it was sent. */
  elapsed: v.optional(v.pipe(v.number(), v.minValue(0))),
  /** The same for every attempt to send one message. */
  key: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/))),
});

export type ContactExtras = v.InferInput<typeof contactExtras>;

/** What a newsletter sign-up must hold. */
export const newsletterRequest = v.object({
  email: v.pipe(needed(oneLine(limits.email)), v.regex(/^\S+@\S+$/, 'email')),
});

export type NewsletterRequest = v.InferOutput<typeof newsletterRequest>;

/** It is kept. */
export const createdAnswer = v.object({
  code: v.literal(201),
  data: v.object({ code: v.literal(201), id: v.optional(v.string()) }),
});

export type Created = v.InferOutput<typeof createdAnswer>;

/** It is not kept, and `message` says why to whoever made the request. */
export const refusedAnswer = v.object({
  code: v.number(),
  message: v.string(),
  /** One complaint for each field that was refused. */
  fields: v.optional(v.record(v.string(), v.string())),
});

export type Refused = v.InferOutput<typeof refusedAnswer>;
