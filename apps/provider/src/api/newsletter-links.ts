import type { Context } from 'hono';
import { Hono } from 'hono';
import { linkPaths } from '../mail/letters.ts';
import { wordsFor, type Words } from '../mail/words.ts';
import type { LinkHolder, Subscribers } from '../store/subscribers.ts';
import { onlyTakes } from './answers.ts';
import { newsletterPage, pagePolicy } from './newsletter-page.ts';

export interface LinkOptions {
  store: Pick<Subscribers, 'findConfirmation' | 'confirm' | 'findUnsubscription' | 'unsubscribe'>;
  now: () => Date;
}

/**
 * What the links in mails to subscribers lead to. A GET only shows a page, as many programs look at links before a
 * person does; its button posts. Mail programs post to the link by themselves when their own button is pressed:
 * https://www.rfc-editor.org/rfc/rfc8058. The token is all the proof there is, so it does not matter who posts from where.
 */
export function newsletterLinks({ store, now }: LinkOptions): Hono {
  const links = new Hono();

  links.get(linkPaths.confirm, async (context) => {
    const holder = await store.findConfirmation(tokenOf(context), now());
    return show(context, holder, holder?.valid ? 'confirm' : confirmationPage(holder));
  });
  links.post(linkPaths.confirm, async (context) => {
    const holder = await store.confirm(tokenOf(context), now());
    return show(context, holder, confirmationPage(holder));
  });

  links.get(linkPaths.unsubscribe, async (context) => {
    const holder = await store.findUnsubscription(tokenOf(context));
    return show(
      context,
      holder,
      holder && holder.status !== 'unsubscribed' ? 'unsubscribe' : unsubscriptionPage(holder),
    );
  });
  links.post(linkPaths.unsubscribe, async (context) => {
    const holder = await store.unsubscribe(tokenOf(context), now());
    return show(context, holder, unsubscriptionPage(holder));
  });

  const others = onlyTakes('GET, HEAD, POST');
  return links.all(linkPaths.confirm, others).all(linkPaths.unsubscribe, others);
}

type PageName = Exclude<keyof Words, 'mail' | 'home'>;

const confirmationPage = (holder: LinkHolder | undefined): PageName =>
  holder?.status === 'subscribed' ? 'confirmed' : 'expired';

const unsubscriptionPage = (holder: LinkHolder | undefined): PageName =>
  holder ? 'unsubscribed' : 'unknown';

/** What no mail ever held is not even looked for. */
const tokenOf = (context: Context) => /^[\w-]{22}$/.exec(context.req.query('token') ?? '')?.[0] ?? '';

function show(context: Context, holder: LinkHolder | undefined, name: PageName): Response {
  const { language, words } = wordsFor(holder?.language, context.req.header('Accept-Language'));
  const missing = name === 'expired' || name === 'unknown';
  return context.html(newsletterPage({ language, ...words[name], home: words.home }), missing ? 404 : 200, {
    'Content-Security-Policy': pagePolicy,
    'Cache-Control': 'no-store',
    'X-Robots-Tag': 'noindex',
  });
}
