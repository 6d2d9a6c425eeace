import { describe, expect, it } from 'vitest';
import { renderMarkdown, toNodes } from './markdown.ts';

const options = { file: 'posts/a/en.md', offset: 4, directives: { note: ['tone'] } };
const nodesOf = async (text: string, mark = (part: string) => part) =>
  toNodes((await renderMarkdown(text, options)).tree, mark);

describe('renderMarkdown', () => {
  it('renders Markdown with tables as plain data', async () => {
    expect(await nodesOf('## A *b*\n\n| a |\n| - |\n| 1 |')).toEqual([
      ['h2', { id: 'a-b' }, 'A ', ['em', {}, 'b']],
      ['table', {}, ['thead', {}, ['tr', {}, ['th', {}, 'a']]], ['tbody', {}, ['tr', {}, ['td', {}, '1']]]],
    ]);
  });

  it('highlights code with classes, because the policy refuses inline styles', async () => {
    const nodes = JSON.stringify(await nodesOf('```ts\nconst a = 1;\n```'));
    expect(nodes).toContain('code-keyword');
    expect(nodes).not.toContain('style');
  });

  it('renders a directive as an element with its attributes', async () => {
    expect(await nodesOf(':::note{tone=good}\nText\n:::')).toEqual([
      ['note', { tone: 'good' }, ['p', {}, 'Text']],
    ]);
  });

  it.each([
    [
      ':::aside\nText\n:::',
      'posts/a/en.md:5: There is no directive "aside". Those of this collection are: note.',
    ],
    ['Text\n\n:::note{kind=a}\nText\n:::', 'posts/a/en.md:7: The directive "note" has no attribute "kind".'],
    [
      'Text\n\n# Ice & snow',
      'posts/a/en.md:7: The heading "Ice & snow" begins with "#", as the title of the page does. Begin it with "##".',
    ],
  ])('refuses %j', async (text, message) => {
    await expect(nodesOf(text)).rejects.toThrow(message);
  });

  it('keeps a colon in a sentence', async () => {
    expect(await nodesOf('From 16:00, in 4:5 and 9:16.')).toEqual([
      ['p', {}, 'From 16', ':00', ', in 4', ':5', ' and 9', ':16', '.'],
    ]);
  });

  it('removes scripts and handlers', async () => {
    expect(await nodesOf('<script>alert(1)</script>\n\n[a](javascript:alert(1))')).toEqual([
      ['p', {}, ['a', {}, 'a']],
    ]);
  });

  it('marks the lines of a text, but not of code', async () => {
    expect(await nodesOf('ab `ab`', (part) => part.replace('ab', 'a|b'))).toEqual([
      ['p', {}, 'a|b ', ['code', {}, 'ab']],
    ]);
  });

  it('returns links with their lines, headings and the plain text', async () => {
    const { links, headings, text } = await renderMarkdown('## A\n\n[b](/c)', options);
    expect(links).toEqual([{ target: '/c', line: 7 }]);
    expect(headings).toEqual([{ id: 'a', level: 2, text: 'A' }]);
    expect(text).toBe('A\nb');
  });
});
