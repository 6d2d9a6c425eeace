import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Content, type ContentElementProps } from './content.tsx';

it('renders elements, the components of directives, and marked places for line breaks', () => {
  const html = renderToStaticMarkup(
    <Content
      nodes={[
        ['h2', { id: 'a' }, 'One ', ['em', {}, 'two']],
        ['note', { tone: 'good' }, ['p', {}, '寫\u200b作']],
      ]}
      components={{
        note: ({ tone, children }: ContentElementProps) => <aside title={String(tone)}>{children}</aside>,
      }}
    />,
  );
  expect(html).toBe(
    '<h2 id="a">One <em>two</em></h2><aside title="good"><p><span>寫<wbr/>作</span></p></aside>',
  );
});
