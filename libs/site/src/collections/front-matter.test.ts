import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { readFrontMatter } from './front-matter.ts';

const schema = v.strictObject({
  title: v.string('It has to be a text.'),
  tags: v.array(v.string('It has to be a text.')),
});
const read = (text: string) => readFrontMatter(text, schema, 'posts/a/en.md');

describe('readFrontMatter', () => {
  it('returns the fields and the text below them', () => {
    const text = '---\ntitle: A & B\ntags: [one, two]\n---\n\nText\n';
    expect(read(text)).toEqual({
      fields: { title: 'A & B', tags: ['one', 'two'] },
      body: '\nText\n',
      offset: 4,
    });
  });

  it.each([
    ['no front matter', 'Text', 'posts/a/en.md:1: The file does not start with front matter'],
    [
      'a wrong field',
      '---\ntags: []\ntitle: 3\n---\n',
      'posts/a/en.md:3: "title" is not right. It has to be a text.',
    ],
    [
      'a wrong item',
      '---\ntitle: A\ntags:\n  - a\n  - 4\n---\n',
      'posts/a/en.md:5: "tags.1" is not right. It has to be a text.',
    ],
    ['YAML that is not closed', '---\ntitle: "A\ntags: []\n---\n', 'posts/a/en.md:'],
    ['a missing field', '---\ntitle: A\n---\n', '"tags" is not right. It is missing.'],
    ['an unknown field', '---\ntitle: A\ntags: []\ntilte: B\n---\n', '"tilte" is not right.'],
  ])('says where the mistake is: %s', (_, text, message) => {
    expect(() => read(text)).toThrow(message);
  });
});
