import { encode } from 'uqr';
import { darkenOnWhite, toHex, type Color } from './color.ts';
import type { HostContact } from '@studio/site/host';

/** The quiet zone of QR codes, in modules: https://www.qrcode.com/en/howto/code.html */
const quietZone = 4;

/** Encodes the WeChat link of a person, or else their vCard, once. Each request only adds the colors. */
export function createNameCard(contact: HostContact) {
  // The lowest error correction: a screen is never damaged, and fewer modules are larger.
  const { data, size } = encode(contact.link ?? renderVCard(contact), { ecc: 'L', border: quietZone });
  const modules = data.map(rowPath).join('');
  const side = String(size);
  const pixels = String(size * 4);
  const openingTag = `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" height="${pixels}" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges">`;
  const background = `<path fill="#ffffff" d="M0 0h${side}v${side}h-${side}z"/>`;

  return ({ color, transparent }: { color: Color; transparent: boolean }): string => {
    // On a transparent background the page is responsible for the contrast.
    const foreground = transparent ? color : darkenOnWhite(color);
    return `${openingTag}${transparent ? '' : background}<path fill="${toHex(foreground)}" d="${modules}"/></svg>`;
  };
}

/** Adjacent dark modules become one rectangle. */
function rowPath(row: readonly boolean[], y: number): string {
  const line = row.map((dark) => (dark ? '1' : '0')).join('');
  return [...line.matchAll(/1+/g)]
    .map(
      ({ index, 0: { length } }) => `M${String(index)} ${String(y)}h${String(length)}v1h${String(-length)}z`,
    )
    .join('');
}

/** A contact as a vCard 3.0, which most phones support: https://www.rfc-editor.org/rfc/rfc2426 */
export function renderVCard({ name, phone, company, email }: HostContact): string {
  const [, given = '', family] = /^(?:(.*) )?(.*)$/.exec(name.trim()) ?? [];
  return [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${escaped(family ?? '')};${escaped(given)}`,
    `FN:${escaped(name)}`,
    ...(company ? [`ORG:${escaped(company)}`] : []),
    `TEL:${phone.replace(/[^\d+]/g, '')}`,
    ...(email ? [`EMAIL:${escaped(email)}`] : []),
    'END:VCARD',
  ].join('\r\n');
}

const escaped = (text: string) => text.replace(/[\\,;]/g, '\\$&').replace(/[\r\n]+/g, ' ');
