import { encode } from 'uqr';
import { darkOnWhite, hexOf, type Color } from './color.ts';
import type { Contact } from './contacts.ts';

export interface Look {
  color: Color;
  /** Without a ground of its own. */
  transparent: boolean;
}

/** The empty edge that a scanner needs, in modules. https://www.qrcode.com/en/howto/code.html */
const quiet = 4;

/** Prepares the card of a person. All that is left to do for a visitor is to colour it. */
export function createNameCard(contact: Contact): (look: Look) => string {
  // A screen has no scratches, and the less there is to draw the larger is each module.
  const { data, size } = encode(vCardOf(contact), { ecc: 'L', border: 0 });
  const modules = data.map(drawRow).join('');
  const edge = size + 2 * quiet;
  const opening = `<svg xmlns="http://www.w3.org/2000/svg" width="${String(edge * 4)}" height="${String(edge * 4)}" viewBox="${String(-quiet)} ${String(-quiet)} ${String(edge)} ${String(edge)}" shape-rendering="crispEdges">`;
  const ground = `<path fill="#ffffff" d="M${String(-quiet)} ${String(-quiet)}h${String(edge)}v${String(edge)}h${String(-edge)}z"/>`;

  return ({ color, transparent }) => {
    // Whoever brings the ground knows which colour shows on it. On ours, a pale one would be of no use.
    const ink = transparent ? color : darkOnWhite(color);
    return `${opening}${transparent ? '' : ground}<path fill="${hexOf(ink)}" d="${modules}"/></svg>`;
  };
}

/** Dark modules that stand side by side are one shape. */
function drawRow(row: readonly boolean[], y: number): string {
  const line = row.map((dark) => (dark ? '1' : '0')).join('');
  return [...line.matchAll(/1+/g)]
    .map(
      ({ index, 0: { length } }) => `M${String(index)} ${String(y)}h${String(length)}v1h${String(-length)}z`,
    )
    .join('');
}

/**
 * A person as the address book of a phone takes it, in the version that most of them read.
 * https://www.rfc-editor.org/rfc/rfc2426
 */
export function vCardOf({ name, phone, company, email }: Contact): string {
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
