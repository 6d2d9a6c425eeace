import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cloneRepository, linkPackages } from '../../../../tools/clone.ts';
import { scope } from '../../../../tools/packages.ts';
import { root } from '../provider.ts';
import { consumers } from './consumers.ts';
import { startRegistry, type Registry } from './registry.ts';

const temporary = mkdtempSync(join(tmpdir(), 'published-'));
let registry: Registry;

beforeAll(async () => {
  registry = await startRegistry({ VITE_SITE_ORIGIN: 'https://www.example.com' });
  registry.publishPackages();
}, 120_000);

afterAll(async () => {
  await registry.stop();
  rmSync(temporary, { recursive: true, maxRetries: 5 });
});

/** Writes a project that gets the packages from the registry, and installs it. */
function install(folder: string, files: Readonly<Record<string, string>>) {
  for (const [path, text] of Object.entries({ ...files, '.npmrc': registry.npmrc })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  registry.run(folder, 'npm', 'install', '--loglevel=error', '--prefer-offline', '--no-audit', '--no-fund');
}

describe('components from the registry', () => {
  it.each(Object.entries(consumers))(
    'render in %s',
    (name, { dependencies, files, commands, html, css }) => {
      const folder = join(temporary, name.replaceAll(' ', '-'));
      const manifest = {
        private: true,
        type: 'module',
        dependencies: { [`${scope}/ui`]: '^0.1.0', react: '19.3.1', 'react-dom': '19.3.1', ...dependencies },
      };
      install(folder, { ...files, 'package.json': JSON.stringify(manifest) });
      const output = commands.map(([command = '', ...args]) => registry.run(folder, command, ...args)).at(-1);
      const rendered = html === undefined ? output : readFileSync(join(folder, html), 'utf8');
      expect(rendered).toMatch(/<button[^>]*ui-button--glow[^>]*>/);
      expect(rendered).toContain('Show the terms');
      expect(rendered).toMatch(/<article[^>]*ui-pricing-card/);
      expect(rendered).toContain('$10');
      if (css === undefined) return;
      const sheets = globSync(css, { cwd: folder }).map((file) => readFileSync(join(folder, file), 'utf8'));
      for (const selector of ['.ui-button', '.ui-dialog', '.ui-pricing-card', '--color-canvas'])
        expect(sheets.join('\n')).toContain(selector);
    },
    300_000,
  );
});

describe('a breaking release', () => {
  const sources = join(root, 'examples/northfork');
  const site = join(temporary, 'site');
  const clone = join(temporary, 'clone');
  const build = () => {
    for (const script of ['typecheck', 'check-contrast', 'build'])
      registry.run(site, 'npm', 'run', '--silent', script);
  };

  beforeAll(() => {
    cpSync(sources, site, {
      recursive: true,
      filter: (file) => !/^(?:dist|node_modules)\b/.test(relative(sources, file)),
    });
    const manifest = readFileSync(join(sources, 'package.json'), 'utf8').replaceAll(
      /"@studio(\/[\w-]+": )"\*"/g,
      `"${scope}$1"^0.1.0"`,
    );
    install(site, { 'package.json': manifest });

    cloneRepository(clone);
    linkPackages(clone);
    const git = (...args: readonly string[]) => registry.run(clone, 'git', ...args);
    git('config', 'user.name', 'Test');
    git('config', 'user.email', 'test@example.com');
    writeFileSync(join(clone, '.npmrc'), registry.npmrc, { flag: 'a' });
    git('add', '--all');
    git('commit', '--quiet', '--allow-empty', '--message', 'chore: the state before');
    git('tag', 'v0.1.0');
    const edit = (path: string, from: string, to: string) => {
      const file = join(clone, path);
      const text = readFileSync(file, 'utf8');
      expect(text).toContain(from);
      writeFileSync(file, text.replace(from, to));
    };
    edit(
      'libs/ui/src/index.ts',
      `export * from './blocks/section-heading/index.ts';`,
      `export { SectionHeading as SectionTitle } from './blocks/section-heading/index.ts';`,
    );
    const codemods = 'libs/codemods/src/codemods.ts';
    edit(codemods, 'import ', `import { renameExport as rename } from './changes.ts';\nimport `);
    edit(
      codemods,
      'codemods: readonly Codemod[] = [',
      `$& { version: '0.2.0', title: 'SectionHeading is SectionTitle.', changes: [rename('@studio/ui', 'SectionHeading', 'SectionTitle')] },`,
    );
    git('commit', '--quiet', '--all', '--message', 'feat(ui)!: call SectionHeading SectionTitle');
  }, 300_000);

  it('gets its version, its changelog and its tag from the commits, and a site upgrades with one command', () => {
    build();

    const shown = registry.run(clone, 'npm', 'run', 'release', '--', '--dry-run');
    expect(shown).toContain('New version 0.2.0');
    registry.run(clone, 'npm', 'run', 'release', '--', '--yes');
    expect(registry.run(clone, 'git', 'tag', '--points-at', 'HEAD').trim()).toBe('v0.2.0');
    const changelog = readFileSync(join(clone, 'libs/ui/CHANGELOG.md'), 'utf8');
    expect(changelog).toMatch(/^## 0\.2\.0[^]*SectionTitle[^]*## 0\.1\.0/);
    expect(readFileSync(join(clone, 'libs/site/package.json'), 'utf8')).toContain('"@studio/i18n": "^0.2.0"');

    const page = join(site, 'src/pages/home.tsx');
    const before = readFileSync(page, 'utf8');
    registry.run(site, 'npx', '--yes', `${scope}/codemods@latest`);
    registry.run(site, 'npm', 'install', '--loglevel=error', '--prefer-offline', '--no-audit', '--no-fund');
    const after = readFileSync(page, 'utf8');
    const installed = readFileSync(join(site, 'node_modules', scope, 'ui/package.json'), 'utf8');
    expect(installed).toContain('"version": "0.2.0"');
    // Without the codemod, the site has type errors.
    writeFileSync(page, before);
    expect(build).toThrow('typecheck');
    writeFileSync(page, after);
    build();

    registry.run(temporary, 'npm', 'create', '--yes', `${scope}/site@latest`, 'later');
    expect(readFileSync(join(temporary, 'later/package.json'), 'utf8')).toContain(`"${scope}/ui": "^0.2.0"`);
  }, 900_000);
});
