import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { emptyFolder } from '../testing/empty-database.ts';
import { smallApp } from '../testing/small-app.ts';
import { readEditor } from './serve-editor.ts';

function writeEditor(): string {
  const folder = emptyFolder();
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<title>Editor</title>');
  writeFileSync(join(folder, 'editor.json'), JSON.stringify({ api: 'https://api.github.com' }));
  writeFileSync(join(folder, 'assets/edit-1.js'), '');
  return folder;
}

describe('the editor', () => {
  it('is not on a site that does not enable it', async () => {
    const { app } = smallApp();
    expect((await app.request('/admin/')).status).not.toBe(200);
    expect((await app.request('/admin/editor.json')).status).toBe(404);
  });

  it('has a policy of its own, and may only connect to its Git host', async () => {
    const { app } = smallApp({ editor: readEditor(writeEditor()) });
    const page = await app.request('/admin/');
    expect(await page.text()).toContain('Editor');
    expect(page.headers.get('Content-Security-Policy')).toContain(
      "connect-src 'self' blob: data: https://api.github.com;",
    );
    expect((await app.request('/admin/assets/edit-1.js')).headers.get('Content-Type')).toContain(
      'javascript',
    );
    expect((await app.request('/')).headers.get('Content-Security-Policy')).not.toContain('github');
    expect((await app.request('/admin/../host.json')).status).toBe(404);
  });

  it('stops the start if its folder has none', () => {
    expect(() => readEditor(emptyFolder())).toThrow('There is no editor in');
  });
});
