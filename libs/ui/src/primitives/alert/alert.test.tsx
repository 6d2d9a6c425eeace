import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Alert } from './alert.tsx';

it('an alert that is closed is an empty live region', () => {
  expect(renderToStaticMarkup(<Alert tone="bad" open={false} title="Title" />)).toBe(
    '<div role="alert" data-slot="alert" class="ui-alert ui-alert--bad"></div>',
  );
});
