import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { errorResponse } from '../http/responses.ts';
import { matchesEtag } from '../site/etag.ts';
import { parseColor } from './color.ts';
import type { HostContact } from '@studio/site/host';
import { createNameCard } from './name-card.ts';

/** Serves the name card of the person in the URL. */
export function serveNameCards(contacts: readonly HostContact[], crossOrigin: boolean) {
  const cards = new Map(contacts.map((contact) => [contact.id, createNameCard(contact)]));

  return (context: Context): Response => {
    const person = context.req.param('person') ?? '';
    const render = cards.get(person);
    if (!render) return errorResponse(context, 404, 'Name card not found.');
    const style = parseStyle(context);
    if (typeof style === 'string') return errorResponse(context, 400, style);

    const card = render(style);
    const etag = `"${createHash('sha256').update(card).digest('base64url').slice(0, 22)}"`;
    const headers = {
      'Cache-Control': 'public, max-age=86400',
      ETag: etag,
      ...(crossOrigin && { 'Cross-Origin-Resource-Policy': 'cross-origin' }),
    };
    if (matchesEtag(context.req.header('If-None-Match'), etag)) return context.body(null, 304, headers);
    return context.body(card, 200, {
      ...headers,
      'Content-Type': 'image/svg+xml',
      'Content-Disposition': `inline; filename="namecard-${person}.svg"`,
    });
  };
}

/** The style in the query, or an error message. */
function parseStyle(context: Context) {
  const [text = '#000000', ...moreColors] = context.req.queries('color') ?? [];
  const color = parseColor(text);
  if (!color || moreColors.length > 0)
    return 'The parameter color must be a single value of six hex digits, such as %230a4d5c.';
  const [transparent = 'false', ...more] = context.req.queries('transparent') ?? [];
  if (!/^(?:true|false)$/.test(transparent) || more.length > 0)
    return 'The parameter transparent must be either true or false.';
  return { color, transparent: transparent === 'true' };
}
