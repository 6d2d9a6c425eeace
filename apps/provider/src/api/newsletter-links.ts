import type { Context } from 'hono';
import { Hono } from 'hono';
import { linkPaths } from '../mail/mail-templates.ts';
import { negotiateTranslations, type MailSite, type Translations } from '../mail/negotiate-translations.ts';
import type { Store } from '../store/store.ts';
import type { LinkedSubscriber } from '../store/subscribers.ts';
import { createPlainPages, type PageSite } from './plain-page.ts';
import { methodNotAllowed } from '../http/responses.ts';

interface LinkOptions {
  store: Store;
  now: () => Date;
  /** The origin of the site, if the provider does not serve it. */
  siteOrigin?: string | undefined;
  site?: (MailSite & PageSite) | undefined;
}

/**
 * The pages behind the links in mails to subscribers. GET changes nothing, because many programs open the links of a
 * mail; the button sends a POST. Mail programs send a POST for their own unsubscribe button:
 * https://www.rfc-editor.org/rfc/rfc8058. The token authorizes the request, so its origin is not checked.
 */
export function newsletterLinks({ store, now, siteOrigin = '', site }: LinkOptions): Hono {
  const links = new Hono();
  const pages = createPlainPages(site);

  links.get(linkPaths.confirm, async (context) => {
    const subscriber = await store.findConfirmation(readToken(context), now());
    return renderPage(context, subscriber, subscriber?.valid ? 'confirm' : confirmationPage(subscriber));
  });
  links.post(linkPaths.confirm, async (context) => {
    const subscriber = await store.confirm(readToken(context), now());
    return renderPage(context, subscriber, confirmationPage(subscriber));
  });

  links.get(linkPaths.unsubscribe, async (context) => {
    const subscriber = await store.findUnsubscription(readToken(context));
    return renderPage(
      context,
      subscriber,
      subscriber && subscriber.status !== 'unsubscribed' ? 'unsubscribe' : unsubscriptionPage(subscriber),
    );
  });
  links.post(linkPaths.unsubscribe, async (context) => {
    const subscriber = await store.unsubscribe(readToken(context), now());
    return renderPage(context, subscriber, unsubscriptionPage(subscriber));
  });

  function renderPage(context: Context, subscriber: LinkedSubscriber | undefined, name: PageName): Response {
    const { language, translations } = negotiateTranslations(
      subscriber?.language,
      context.req.header('Accept-Language'),
      site,
    );
    const link = { label: translations.home, href: `${siteOrigin}/?lng=${language}` };
    const page = { ...translations[name], language, paragraphs: [translations[name].lead], link };
    const missing = name === 'expired' || name === 'unknown';
    return context.html(pages.render(page), missing ? 404 : 200, {
      'Content-Security-Policy': pages.policy,
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex',
    });
  }

  const allowedMethods = methodNotAllowed('GET, HEAD, POST');
  return links.all(linkPaths.confirm, allowedMethods).all(linkPaths.unsubscribe, allowedMethods);
}

type PageName = Exclude<keyof Translations, 'mail' | 'home' | 'refusal'>;

const confirmationPage = (subscriber: LinkedSubscriber | undefined): PageName =>
  subscriber?.status === 'subscribed' ? 'confirmed' : 'expired';

const unsubscriptionPage = (subscriber: LinkedSubscriber | undefined): PageName =>
  subscriber ? 'unsubscribed' : 'unknown';

/** Skips the query for a value that cannot be a token. */
const readToken = (context: Context) => /^[\w-]{22}$/.exec(context.req.query('token') ?? '')?.[0] ?? '';
