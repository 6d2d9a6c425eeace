import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { packageFolder } from '../../../../tools/packages.ts';
import { root } from '../provider.ts';

const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Plain site</title><script type="module" src="/main.js"></script>`;

/** A page with surfaces at dusk, and with a part in the other scheme. */
const script = `
  import '@studio/ui/tokens.css';
  import '@studio/ui/base.css';
  import { Button, NavBar, Section, Text, TextLink } from '@studio/ui';
  import { createElement as h } from 'react';
  import { createRoot } from 'react-dom/client';

  const nav = { name: 'Name', logo: null, homeLabel: 'Home', label: 'Main', links: [{ label: 'Work', href: '#work' }] };
  const more = { contact: { label: 'Contact', href: '#contact' }, openLabel: 'Open', closeLabel: 'Close' };
  const link = h(TextLink, { href: '#work' }, 'Read more');
  const style = { background: 'var(--color-canvas)', color: 'var(--color-ink)' };
  createRoot(document.body.appendChild(document.createElement('div'))).render([
    h(NavBar, { key: 0, ...nav, ...more }),
    h(Section, { key: 1, ground: 'dusk' }, h(Text, null, 'Dusk'), link, h(Button, null, 'Button')),
    h(Section, { key: 2, ground: 'floor' }, h(Text, null, 'Floor'), link),
    h('div', { key: 3, 'data-scheme': 'dark', style }, h(Text, { tone: 'muted' }, 'Dark'), link),
    h('div', { key: 4, 'data-scheme': 'light', style }, h(Text, { tone: 'muted' }, 'Light'), link),
    h(Section, { key: 5 }, h(Text, null, 'Page')),
  ]);
`;

/**
 * Builds a site outside the repository with the packed design system and the default settings of Vite: no plugin and no
 * target. Returns its folder.
 */
export async function buildPlainSite(): Promise<{ folder: string; remove: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), 'plain-site-'));
  const { dependencies } = JSON.parse(readFileSync(join(root, 'libs/ui/package.json'), 'utf8')) as {
    dependencies: Readonly<Record<string, string>>;
  };
  for (const name of ['react', 'react-dom', ...Object.keys(dependencies)]) {
    const link = join(folder, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(root, 'node_modules', name), link, 'junction');
  }
  cpSync(packageFolder('ui'), join(folder, 'node_modules/@studio/ui'), { recursive: true });
  writeFileSync(join(folder, 'index.html'), html);
  writeFileSync(join(folder, 'main.js'), script);
  await build({ configFile: false, root: folder, logLevel: 'error' });
  return {
    folder,
    remove: () => {
      rmSync(folder, { recursive: true });
    },
  };
}
