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
    const { [form]: title, [adviceFor(context)]: advice, back, link } = translations.refusal;
    const when = timeUntil(Number(context.res.headers.get('Retry-After')), language);
    const refused = fields.filter((field) => context.get('invalidFields')?.includes(field));
    const labels = refused.map((field) => translations.mail.owner[field]);
    const page = pages.render({
      language,
      title,
      paragraphs: [
        advice.replace('{{when}}', when),
        ...(labels.length > 0 ? [`<strong>${new Intl.ListFormat(language).format(labels)}</strong>`] : []),
        back,
      ],
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

function adviceFor(context: Context<RequestEnv>): keyof Translations['refusal'] {
  switch (context.get('refusal')) {
    case 'validation':
      return 'invalid';
    case 'body_too_large':
      return 'tooLarge';
    case 'rate_limit':
      return 'tooMany';
    default:
      return context.res.status === 503 ? 'unavailable' : 'other';
  }
}

/** A time such as "in 4 minutes", rounded up. */
const timeUntil = (seconds: number, language: string) =>
  new Intl.RelativeTimeFormat(language).format(Math.ceil(seconds / 60), 'minute');
