import { expect, it } from 'vitest';
import { applyChanges, moveImport, renameExport, renameProp } from './changes.ts';

it('moves an import, and leaves others alone', () => {
  const source = `import { a } from 'old';\nimport { b } from 'old/part';\n`;
  expect(applyChanges('a.ts', source, [moveImport('old', 'new')])).toBe(
    `import { a } from 'new';\nimport { b } from 'old/part';\n`,
  );
});

it('renames an export wherever a file uses it, but not the same name of another module', () => {
  const change = renameExport('ui', 'Link', 'Anchor');
  const source = `import { Link } from 'ui/primitives/link';
import { Link as Other } from 'router';
export const a = <Link href="/"><Other.Link /></Link>;
export const b = (Link: string) => Link;
`;
  expect(applyChanges('a.tsx', source, [change])).toBe(`import { Anchor } from 'ui/primitives/link';
import { Link as Other } from 'router';
export const a = <Anchor href="/"><Other.Link /></Anchor>;
export const b = (Link: string) => Link;
`);
  expect(applyChanges('b.tsx', `import { Link as L } from 'ui';\nL;\n`, [change])).toBe(
    `import { Anchor as L } from 'ui';\nL;\n`,
  );
  expect(applyChanges('c.tsx', `import { Link } from 'router';\n`, [change])).toContain('{ Link }');
});

it('renames a prop of a component, also under an alias', () => {
  const source = `import { Card as C, Other } from 'ui';
export const a = <C tone="warm" size="m"><C tone={x} /><Other tone="cold" /></C>;
`;
  expect(applyChanges('a.tsx', source, [renameProp('ui', 'Card', 'tone', 'look')]))
    .toBe(`import { Card as C, Other } from 'ui';
export const a = <C look="warm" size="m"><C look={x} /><Other tone="cold" /></C>;
`);
});
