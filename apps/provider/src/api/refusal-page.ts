import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { RequestEnv } from '../http/observe-requests.ts';
import { negotiateTranslations, type MailSite, type Translations } from '../mail/negotiate-translations.ts';
import { createPlainPages, type PageSite } from './plain-page.ts';

/**
 * Answers a browser without JavaScript with a page instead of JSON when its form is refused. No redirect, so that going
 * back leads to the form with its text.
 */
export function refusalPage(
  form: 'contact' | 'newsletter',
  returnPage: (context: Context) => string,
  site?: MailSite & PageSite,
) {
  const pages = createPlainPages(site);
  return createMiddleware<RequestEnv>(async (context, next) => {
    await next();
    // Browsers send this header when they navigate. Scripts do not.
    if (context.res.status < 400 || !context.req.header('Accept')?.includes('text/html')) return;
    const { language, translations } = negotiateTranslations(
      context.req.query('lng'),
      context.req.header('Accept-Language'),
      site,
    );
    const { [form]: title, back, link } = translations.refusal;
    const page = pages.render({
      language,
      title,
      paragraphs: [advice(context, language, translations), back],
      link: { label: link, href: returnPage(context) },
    });
    context.res = new Response(page, {
      status: context.res.status,
      headers: { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': pages.policy },
    });
  });
}

/** The fields that have a label, in their order in a form. */
const fields = ['name', 'email', 'subject', 'message', 'phone', 'company'] as const;

/** Says why the form was refused and what to do. */
function advice(
  context: Context<RequestEnv>,
  language: string,
  { refusal, mail: { owner: labels } }: Translations,
): string {
  const invalid = fields.filter((field) => context.get('invalidFields')?.includes(field));
  switch (context.get('refusal')) {
    case 'validation':
      if (invalid.length === 0) return refusal.other;
      return refusal.invalid.replace('{{fields}}', () =>
        new Intl.ListFormat(language).format(invalid.map((field) => labels[field])),
      );
    case 'body_too_large':
      return refusal.tooLarge;
    case 'rate_limit':
      return refusal.tooMany.replace(
        '{{when}}',
        timeUntil(Number(context.res.headers.get('Retry-After')), language),
      );
    default:
      return context.res.status === 503 ? refusal.unavailable : refusal.other;
  }
}

/** A time such as "in 4 minutes", rounded up. */
const timeUntil = (seconds: number, language: string) =>
  new Intl.RelativeTimeFormat(language).format(Math.ceil(seconds / 60), 'minute');
