import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { contacts, smallApp } from '../testing/small-app.ts';
import { usedMemory } from '../testing/used-memory.ts';
import { contrastOnWhite, parseColor } from './color.ts';
import { vCardOf } from './name-card.ts';

const { app } = smallApp();
const cards = '/api/v1/wechat/namecard';
const colored = (color: string) => `${cards}/mei?color=${encodeURIComponent(color)}`;
const fillsOf = (svg: string) => [...svg.matchAll(/fill="(.*?)"/g)].map(([, fill]) => fill);

describe('a name card', () => {
  it('stands on white unless its ground is the business of the page', async () => {
    const opaque = await (await app.request(`${cards}/mei?color=0A4D5C&transparent=false`)).text();
    expect(fillsOf(opaque)).toEqual(['#ffffff', '#0a4d5c']);
    const transparent = await (await app.request(`${cards}/mei?color=%230a4d5c&transparent=true`)).text();
    expect(fillsOf(transparent)).toEqual(['#0a4d5c']);
  });

  it('has four empty modules around it, as a scanner needs', async () => {
    const svg = await (await app.request(`${cards}/mei`)).text();
    const [, edge] = /viewBox="-4 -4 (\d+) \1"/.exec(svg) ?? [];
    const columns = [...svg.matchAll(/M(\d+) (\d+)h(\d+)/g)].map(([, x, y, run]) => [
      Number(x) + Number(run),
      Number(y) + 1,
    ]);
    expect(Math.max(...columns.flat())).toBe(Number(edge) - 8);
  });

  it('is dark enough to be scanned, however pale a color was asked for', async () => {
    for (const pale of ['ffffff', 'ffff00', '89beff', 'ff9991']) {
      const [, ink] = fillsOf(await (await app.request(`${cards}/mei?color=${pale}`)).text());
      expect(contrastOnWhite(parseColor(ink ?? '') ?? [255, 255, 255])).toBeGreaterThanOrEqual(3);
    }
  });

  it('keeps a pale color on a ground that it does not know', async () => {
    expect(fillsOf(await (await app.request(`${cards}/mei?color=ffffff&transparent=true`)).text())).toEqual([
      '#ffffff',
    ]);
  });

  it('has one name in every cache, however it is asked for', async () => {
    const addresses = [
      'color=%23AABBCC&transparent=true',
      'transparent=true&color=aabbcc',
      'x=1&color=%23aabbcc&transparent=true',
    ];
    const etags = await Promise.all(
      addresses.map(async (query) => (await app.request(`${cards}/mei?${query}`)).headers.get('ETag')),
    );
    expect(new Set(etags).size).toBe(1);
    const again = await app.request(`${cards}/mei?${addresses[0] ?? ''}`, {
      headers: { 'If-None-Match': etags[0] ?? '' },
    });
    expect(again.status).toBe(304);
    expect((await app.request(`${cards}/tom?${addresses[0] ?? ''}`)).headers.get('ETag')).not.toBe(etags[0]);
  });

  it.each(['eve', 'MEI', '..', '__proto__', '%2e%2e%2fmei', 'mei%00', 'mei%2F..%2Ftom', 'm'.repeat(500)])(
    'of %s is nobody’s, and says no more',
    async (person) => {
      const answer = await app.request(`${cards}/${person}`);
      expect(answer.status).toBe(404);
      expect(await answer.json()).toMatchObject({ code: 404 });
    },
  );

  it.each([
    '#fff',
    '#fff"/><script>',
    'url(#x)',
    'red',
    '',
    '%230a4d5c',
    '##0a4d5c',
    '#0a4d5c ',
    '#0a4d5c\n',
    '#０a4d5c',
    '0a4d5c00',
    'rgb(1,2,3)',
  ])('in %j is refused', async (color) => {
    const answer = await app.request(colored(color));
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 400 });
  });

  it.each([
    'transparent=yes',
    'transparent=',
    'transparent=true&transparent=false',
    'color=0a4d5c&color=0a4d5c',
  ])('is refused with %s', async (query) => {
    expect((await app.request(`${cards}/mei?${query}`)).status).toBe(400);
  });

  it('is nothing but a picture, whatever stands in its address', async () => {
    const anything = fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^#?[\da-fA-F]{5,7}$/));
    await fc.assert(
      fc.asyncProperty(anything, anything, async (color, transparent) => {
        const answer = await app.request(
          `${colored(color.toWellFormed())}&transparent=${encodeURIComponent(transparent.toWellFormed())}`,
        );
        expect(answer.status).toBe(400);
      }),
      { numRuns: inject('complete') ? 500 : 100 },
    );
    await fc.assert(
      fc.asyncProperty(fc.stringMatching(/^#?[\da-fA-F]{6}$/), fc.boolean(), async (color, transparent) => {
        const answer = await app.request(`${colored(color)}&transparent=${String(transparent)}`);
        expect(await answer.text()).toMatch(
          /^<svg [\w\s=":/.-]+>(?:<path fill="#[\da-f]{6}" d="[\d\sMhvz-]+"\/>){1,2}<\/svg>$/,
        );
      }),
      { numRuns: inject('complete') ? 500 : 100 },
    );
  });

  it('costs next to nothing, in however many colors it is asked for', async () => {
    const draw = async (from: number, to: number) => {
      for (let color = from; color < to; color += 1)
        await (await app.request(`${cards}/mei?color=${color.toString(16).padStart(6, '0')}`)).text();
      return usedMemory();
    };
    const count = inject('complete') ? 2500 : 1000;
    const before = await draw(0, 500);
    const began = process.cpuUsage();
    const after = await draw(500, 500 + count);
    const { user, system } = process.cpuUsage(began);
    expect((user + system) / 1000 / count, 'milliseconds of processor time per card').toBeLessThan(5);
    expect(after - before).toBeLessThan(2 * 1024 * 1024);
  });
});

describe('the address book of a phone', () => {
  it('learns a name, a phone, a company and an address', () => {
    const [mei] = contacts;
    if (!mei) throw new Error('Nobody is there.');
    expect(vCardOf(mei)).toBe(
      'BEGIN:VCARD\r\nVERSION:3.0\r\nN:Lin;Mei\r\nFN:Mei Lin\r\nORG:Inklake Studio\r\nTEL:+16135550142\r\nEMAIL:mei@example.com\r\nEND:VCARD',
    );
  });

  it('is not led astray by signs in a name', () => {
    const card = vCardOf({ id: 'x', name: 'Sam; Lee\\,\r\nTEL:1', phone: '1', company: '', email: '' });
    expect(card).toContain('FN:Sam\\; Lee\\\\\\, TEL:1\r\n');
    expect(card.match(/^TEL:/gm)).toHaveLength(1);
  });
});
