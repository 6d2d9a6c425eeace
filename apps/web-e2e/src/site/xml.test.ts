import { expect, test } from 'vitest';
import { parseXml } from './xml.ts';

test('elements, attributes and text are read', () => {
  const xml = '<?xml version="1.0" encoding="UTF-8"?>\n<a xmlns:b="c" d="e"><b:f/>g &amp; h</a>\n';
  expect(parseXml(xml)).toEqual({
    name: 'a',
    attributes: { 'xmlns:b': 'c', d: 'e' },
    children: [{ name: 'b:f', attributes: {}, children: [], text: '' }],
    text: 'g &amp; h',
  });
});

test.each([
  ['', 'an empty document'],
  ['<a>', 'a missing end tag'],
  ['<a></b>', 'another end tag'],
  ['<a></a></a>', 'an end tag without a start tag'],
  ['<a/><a/>', 'two root elements'],
  ['<a/>text', 'text outside of the root element'],
  ['<a>Tea & Co</a>', 'an ampersand in text'],
  ['<a b="?c&d"/>', 'an ampersand in an attribute'],
  ['<a>&nbsp;</a>', 'an entity of HTML'],
  ['<a>1 < 2</a>', 'a less-than sign in text'],
  ['<a b="<"/>', 'a less-than sign in an attribute'],
  ['<a b=c/>', 'an attribute without quotation marks'],
  ['<a b/>', 'an attribute without a value'],
  ['<a b="c" b="d"/>', 'an attribute that occurs twice'],
  ['<a><b:c/></a>', 'an undeclared namespace prefix'],
  ['text<?xml version="1.0" encoding="UTF-8"?><a/>', 'a declaration that is not at the start'],
])('%s is rejected: %s', (xml) => {
  expect(() => parseXml(xml)).toThrow();
});
