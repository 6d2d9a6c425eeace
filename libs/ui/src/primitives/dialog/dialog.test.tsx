import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Dialog } from './dialog.tsx';

describe('a dialog on the server', () => {
  it('is not in the document before it opens', () => {
    const html = renderToStaticMarkup(
      <Dialog title="Title" closeLabel="Close" trigger={<button>Open</button>}>
        Content
      </Dialog>,
    );
    expect(html).toBe('<button aria-haspopup="dialog" aria-expanded="false">Open</button>');
  });

  it('has the name in its title, or its label, and passes other props to its root', () => {
    const titled = renderToStaticMarkup(<Dialog open title="Title" closeLabel="Close" id="one" />);
    const id = /aria-labelledby="([^"]+)"/.exec(titled)?.[1] ?? '';
    expect(titled).toContain(`id="${id}">Title</h2>`);
    expect(titled).toMatch(/^<dialog data-slot="dialog" class="ui-dialog" [^>]*id="one"/);
    const labelled = renderToStaticMarkup(<Dialog open size="full" label="Menu" />);
    expect(labelled).toBe(
      '<dialog data-slot="dialog" class="ui-dialog ui-dialog--full" aria-label="Menu"><span hidden=""></span></dialog>',
    );
  });
});
