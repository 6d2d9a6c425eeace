import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import ts from 'typescript';

const { components } = JSON.parse(
  readFileSync(new URL('../../dist/storybook/manifests/components.json', import.meta.url), 'utf8'),
) as { components: Record<string, { name: string; import: string }> };

test('every example of the manifest can be imported from the packages', () => {
  for (const library of ['ui', 'brand']) {
    const exported = exportedNames(
      fileURLToPath(new URL(`../../libs/${library}/dist/index.d.ts`, import.meta.url)),
    );
    for (const { name, import: statements } of Object.values(components)) {
      expect(statements).toMatch(new RegExp(`\\{[^}]*\\b${name}\\b[^}]*\\} from '@studio/`));
      expect(statements, name).not.toMatch(/from '\./);
      const [, names = ''] = new RegExp(`\\{([^}]*)\\} from '@studio/${library}'`).exec(statements) ?? [];
      for (const imported of names.split(',').filter(Boolean))
        expect(exported, `the imports of ${name}`).toContain(imported.trim());
    }
  }
});

function exportedNames(file: string): string[] {
  const program = ts.createProgram([file], { noLib: true, types: [] });
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  return module ? checker.getExportsOfModule(module).map(({ name }) => name) : [];
}
