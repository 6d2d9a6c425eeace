import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { getBoard, getPhone, getPost, getRules, getSite, getTable, words } from './fixtures.tsx';
import { SampleBoard } from './sample-board/index.ts';
import { SamplePhone } from './sample-phone/index.ts';
import { SamplePost, samplePostKinds } from './sample-post/index.ts';
import { SampleRules } from './sample-rules/index.ts';
import { SampleSite } from './sample-site/index.ts';
import { SampleTable } from './sample-table/index.ts';

const samples = Object.values(words).flatMap((texts) => [
  ...samplePostKinds.map((kind) => <SamplePost key={kind} {...getPost(kind, undefined, texts)} />),
  <SampleBoard key="board" {...getBoard(texts)} />,
  <SamplePhone key="phone" {...getPhone(texts)} />,
  <SampleRules key="rules" {...getRules(texts)} />,
  <SampleSite key="site" {...getSite(texts)} />,
  <SampleTable key="table" {...getTable(texts)} />,
]);

it('is at most 1 KB of HTML', () => {
  const sizes = samples.map((sample) => Buffer.byteLength(renderToStaticMarkup(sample)));
  expect(sizes.filter((size) => size > 1024)).toEqual([]);
});

it('is an image whose name says that it is a sample', () => {
  const unnamed = samples.filter(
    (sample) => !/role="img" aria-label="[^"]*(?:Sample|样品|樣品)/.test(renderToStaticMarkup(sample)),
  );
  expect(unnamed).toEqual([]);
});
