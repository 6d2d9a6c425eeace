import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Article } from './article.tsx';

it('has the aside before the text, and no empty one', () => {
  expect(renderToStaticMarkup(<Article aside="Mei Lin">Text</Article>)).toMatch(/aside">Mei Lin<.*>Text</);
  expect(renderToStaticMarkup(<Article id="post">Text</Article>)).toBe(
    '<article data-slot="article" id="post"><div data-slot="prose">Text</div></article>',
  );
});
