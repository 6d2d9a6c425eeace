import * as v from 'valibot';

export { endpoints, newsletterResults } from './endpoints.ts';

/** The longest address that mail servers accept. https://www.rfc-editor.org/errata/eid1690 */
const longestEmail = 254;

/** What a newsletter sign-up must hold. Control characters never belong into an address. */
export const newsletterRequest = v.object({
  email: v.pipe(
    v.optional(v.string('required'), ''),
    v.trim(),
    v.nonEmpty('required'),
    v.maxLength(longestEmail, 'long'),
    // eslint-disable-next-line no-control-regex -- control characters are exactly what is refused here
    v.regex(/^[^\s\u0000-\u001f\u007f]+@[^\s\u0000-\u001f\u007f]+$/, 'email'),
  ),
});

export type NewsletterRequest = v.InferOutput<typeof newsletterRequest>;

/** Why a field was refused. The site has a sentence for each. */
export type Complaint = 'required' | 'long' | 'email';

export interface Created {
  code: 201;
  data: { code: 201 };
}

export interface Refused {
  code: number;
  message: string;
  /** One complaint for each field that was refused. */
  fields?: Record<string, string>;
}
