export { applyChanges, moveImport, renameExport, renameProp, type Change } from './changes.ts';
export { codemods, type Codemod } from './codemods.ts';
export { upgrade, type Upgrade } from './upgrade.ts';
