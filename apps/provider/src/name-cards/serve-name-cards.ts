import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { refused } from '../api/answers.ts';
import { knows } from '../site/etag.ts';
import { parseColor } from './color.ts';
import type { Contact } from './contacts.ts';
import { createNameCard, type Look } from './name-card.ts';

/** Draws the name card of the person that the address names. */
export function serveNameCards(contacts: readonly Contact[], crossOrigin: boolean) {
  const cards = new Map(contacts.map((contact) => [contact.id, createNameCard(contact)]));

  return (context: Context): Response => {
    const person = context.req.param('person') ?? '';
    const draw = cards.get(person);
    if (!draw) return refused(context, 404, 'Nobody here has that name card.');
    const look = lookOf(context);
    if (typeof look === 'string') return refused(context, 400, look);

    const card = draw(look);
    const etag = `"${createHash('sha256').update(card).digest('base64url').slice(0, 22)}"`;
    const headers = {
      'Cache-Control': 'public, max-age=86400',
      ETag: etag,
      ...(crossOrigin && { 'Cross-Origin-Resource-Policy': 'cross-origin' }),
    };
    if (knows(context.req.header('If-None-Match'), etag)) return context.body(null, 304, headers);
    return context.body(card, 200, {
      ...headers,
      'Content-Type': 'image/svg+xml',
      'Content-Disposition': `inline; filename="namecard-${person}.svg"`,
    });
  };
}

/** How the card shall look, or what is wrong with that. */
function lookOf(context: Context): Look | string {
  const [text = '#000000', ...moreColors] = context.req.queries('color') ?? [];
  const color = parseColor(text);
  if (!color || moreColors.length > 0) return 'Give one color of six hex digits, such as %230a4d5c.';
  const [transparent = 'false', ...more] = context.req.queries('transparent') ?? [];
  if (!/^(?:true|false)$/.test(transparent) || more.length > 0) return 'transparent is either true or false.';
  return { color, transparent: transparent === 'true' };
}
