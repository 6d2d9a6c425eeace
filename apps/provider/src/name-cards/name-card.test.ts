import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { contacts, smallApp } from '../testing/small-app.ts';
import { usedMemory } from '../testing/used-memory.ts';
import { contrastOnWhite, parseColor } from './color.ts';
import { renderVCard } from './name-card.ts';

const { app, lines } = smallApp();
const cards = '/api/v1/wechat/namecard';
const urlWithColor = (color: string) => `${cards}/mei?color=${encodeURIComponent(color)}`;
const getCard = async (query = '') => (await app.request(`${cards}/mei?${query}`)).text();
const findFills = async (query: string) =>
  [...(await getCard(query)).matchAll(/fill="(.*?)"/g)].map(([, fill]) => fill);

describe('a name card', () => {
  it.each([
    ['color=0A4D5C&transparent=false', ['#ffffff', '#0a4d5c']],
    ['color=%230a4d5c&transparent=true', ['#0a4d5c']],
    ['color=ffffff&transparent=true', ['#ffffff']],
  ])('with %s has the colors %j', async (query, fills) => {
    expect(await findFills(query)).toEqual(fills);
  });

  it('has a quiet zone of four modules', async () => {
    const svg = await getCard('transparent=true');
    const [, edge] = /viewBox="0 0 (\d+) \1"/.exec(svg) ?? [];
    const ends = [...svg.matchAll(/M(\d+) (\d+)h(\d+)/g)].flatMap(([, x, y, run]) => [
      ...[Number(x), Number(x) + Number(run)],
      ...[Number(y), Number(y) + 1],
    ]);
    expect([Math.min(...ends), Math.max(...ends)]).toEqual([4, Number(edge) - 4]);
  });

  it('has enough contrast to be scanned in any color', async () => {
    for (const light of ['ffffff', 'ffff00', '89beff', 'ff9991']) {
      const [, foreground] = await findFills(`color=${light}`);
      expect(contrastOnWhite(parseColor(foreground ?? '') ?? [255, 255, 255])).toBeGreaterThanOrEqual(3);
    }
  });

  it('has the same ETag for equivalent URLs only', async () => {
    const queries = [
      'color=%23AABBCC&transparent=true',
      'transparent=true&color=aabbcc',
      'x=1&color=%23aabbcc&transparent=true',
    ];
    const getEtag = async (path: string) => (await app.request(cards + path)).headers.get('ETag');
    const etags = await Promise.all(queries.map((query) => getEtag(`/mei?${query}`)));
    expect(new Set(etags).size).toBe(1);
    expect(await getEtag(`/tom?${queries[0] ?? ''}`)).not.toBe(etags[0]);
  });

  it.each(['eve', 'MEI', '..', '__proto__', '%2e%2e%2fmei', 'mei%00', 'mei%2F..%2Ftom', 'm'.repeat(500)])(
    'of the unknown person %s is a 404',
    async (person) => {
      const response = await app.request(`${cards}/${person}`);
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({ code: 404 });
    },
  );

  const invalidColors = [
    ...['#fff', '#fff"/><script>', 'url(#x)', 'red', '', '%230a4d5c', '##0a4d5c', '#0a4d5c ', '#0a4d5c\n'],
    ...['#０a4d5c', '0a4d5c00', 'rgb(1,2,3)'],
  ];

  it.each([
    ...invalidColors.map((color) => `color=${encodeURIComponent(color)}`),
    ...['transparent=yes', 'transparent=', 'transparent=true&transparent=false', 'color=0a4d5c&color=0a4d5c'],
  ])('is rejected with %s', async (query) => {
    const response = await app.request(`${cards}/mei?${query}`);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 400 });
  });

  it('contains no input but the color', async () => {
    const anything = fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^#?[\da-fA-F]{5,7}$/));
    await fc.assert(
      fc.asyncProperty(anything, anything, async (color, transparent) => {
        const response = await app.request(
          `${urlWithColor(color.toWellFormed())}&transparent=${encodeURIComponent(transparent.toWellFormed())}`,
        );
        expect(response.status).toBe(400);
      }),
      { numRuns: inject('complete') ? 500 : 100 },
    );
    await fc.assert(
      fc.asyncProperty(fc.stringMatching(/^#?[\da-fA-F]{6}$/), fc.boolean(), async (color, transparent) => {
        const response = await app.request(`${urlWithColor(color)}&transparent=${String(transparent)}`);
        expect(await response.text()).toMatch(
          /^<svg [\w\s=":/.-]+>(?:<path fill="#[\da-f]{6}" d="[\d\sMhvz-]+"\/>){1,2}<\/svg>$/,
        );
      }),
      { numRuns: inject('complete') ? 500 : 100 },
    );
  });

  it('takes little time and memory in any number of colors', async () => {
    const renderColors = async (from: number, to: number) => {
      for (let color = from; color < to; color += 1)
        await getCard(`color=${color.toString(16).padStart(6, '0')}`);
      // The log of this test, which would grow.
      lines.length = 0;
      return usedMemory();
    };
    const count = inject('complete') ? 2500 : 1000;
    const before = await renderColors(0, 500);
    const cpuBefore = process.cpuUsage();
    const after = await renderColors(500, 500 + count);
    const { user, system } = process.cpuUsage(cpuBefore);
    expect((user + system) / 1000 / count, 'milliseconds of processor time per card').toBeLessThan(5);
    expect(after - before).toBeLessThan(512 * 1024);
  });
});

describe('a vCard', () => {
  it('has a name, a phone number, a company and an address', () => {
    const [mei] = contacts;
    if (!mei) throw new Error('There is no contact.');
    expect(renderVCard(mei)).toBe(
      'BEGIN:VCARD\r\nVERSION:3.0\r\nN:Lin;Mei\r\nFN:Mei Lin\r\nORG:Inklake Studio\r\nTEL:+16135550142\r\nEMAIL:mei@example.com\r\nEND:VCARD',
    );
  });

  it('escapes special characters in a name', () => {
    const card = renderVCard({ id: 'x', name: 'Sam; Lee\\,\r\nTEL:1', phone: '1', company: '', email: '' });
    expect(card).toContain('FN:Sam\\; Lee\\\\\\, TEL:1\r\n');
    expect(card.match(/^TEL:/gm)).toHaveLength(1);
  });
});
