import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Content } from '../content/content.tsx';
import { contentFromHtml } from './html.ts';

const render = (html: string) => renderToStaticMarkup(<Content nodes={contentFromHtml(html)} />);

describe('contentFromHtml', () => {
  it('keeps a text with its links, pictures, lists and tables', () => {
    const html =
      '<h2>Rooms</h2><p>Two <strong>beds</strong>, <a href="/faq?a=1&amp;b=2">more</a><br/>here</p>' +
      '<details open=""><summary>When?</summary>Now</details><ul><li>Sea</li></ul><table><tbody><tr><td colSpan="2">90 €</td></tr></tbody></table>' +
      '<p><img src="/room.jpg" alt="" width="800"/></p>';
    // React preloads pictures.
    expect(render(html).replace(/^<link .*?>/, '')).toBe(html);
  });

  it.each([
    ['<p onclick="alert(1)">a</p>', '<p>a</p>'],
    ['<script>alert(1)</script><p>a</p>', '<p>a</p>'],
    ['<p>a<a href="javascript:alert(1)">b</a></p>', '<p>a<a>b</a></p>'],
    ['<p style="position:fixed">a</p>', '<p>a</p>'],
    ['<iframe src="https://evil.example"></iframe><p>a</p>', '<p>a</p>'],
    ['<form action="https://evil.example"><p>a</p></form>', '<p>a</p>'],
    ['<p>a<svg><script>alert(1)</script></svg></p>', '<p>a</p>'],
  ])('removes what is dangerous in %s', (html, safe) => {
    expect(render(html)).toBe(safe);
  });

  it('prefixes ids, which could be those of the page, and the links to them', () => {
    expect(render('<p id="page-data">a</p><p><a href="#page-data">b</a></p>')).toBe(
      '<p id="user-content-page-data">a</p><p><a href="#user-content-page-data">b</a></p>',
    );
  });

  it('keeps a text without an element, and one that is not closed', () => {
    expect(render('Hello <b>there')).toBe('<p>Hello </p><b>there</b>');
  });
});
