import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import ts from 'typescript';

const { components } = JSON.parse(
  readFileSync(new URL('../../dist/storybook/manifests/components.json', import.meta.url), 'utf8'),
) as { components: Record<string, { name: string; import: string }> };

test('the manifest imports every component, and only what the packages export', () => {
  const exported = { ui: exportedNames('ui'), brand: exportedNames('brand') };
  for (const { name, import: statements } of Object.values(components)) {
    expect(statements).not.toMatch(/from '\./);
    const fromUi = importedNames(statements, '@studio/ui');
    const fromBrand = importedNames(statements, '@studio/brand');
    expect([...fromUi, ...fromBrand]).toContain(name);
    expect(exported.ui).toEqual(expect.arrayContaining(fromUi));
    expect(exported.brand).toEqual(expect.arrayContaining(fromBrand));
  }
});

function importedNames(statements: string, from: string): string[] {
  const [, names] = new RegExp(`\\{([^}]*)\\} from '${from}'`).exec(statements) ?? [];
  return names?.match(/\w+/g) ?? [];
}

/** Returns the names that the entry of a built library exports. */
function exportedNames(library: string): string[] {
  const file = fileURLToPath(new URL(`../../libs/${library}/dist/index.d.ts`, import.meta.url));
  const program = ts.createProgram([file], { noLib: true, types: [] });
  const source = program.getSourceFile(file);
  const checker = program.getTypeChecker();
  const module = source && checker.getSymbolAtLocation(source);
  return module ? checker.getExportsOfModule(module).map(({ name }) => name) : [];
}
