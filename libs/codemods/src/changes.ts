import { Node, Project, SyntaxKind, type ImportSpecifier, type SourceFile } from 'ts-morph';

/** Changes a source file of a site. */
export type Change = (file: SourceFile) => void;

/** A module has another path. */
export function moveImport(from: string, to: string): Change {
  return (file) => {
    for (const declaration of file.getImportDeclarations())
      if (declaration.getModuleSpecifierValue() === from) declaration.setModuleSpecifier(to);
  };
}

/** An export of a module has another name. */
export function renameExport(module: string, from: string, to: string): Change {
  return (file) => {
    for (const specifier of importsOf(file, module, from)) {
      const name = specifier.getNameNode();
      // Without an alias, the file uses the name.
      if (!specifier.getAliasNode() && Node.isIdentifier(name)) name.rename(to);
      else specifier.setName(to);
    }
  };
}

/** A prop of a component has another name. */
export function renameProp(module: string, component: string, from: string, to: string): Change {
  return (file) => {
    const names = importsOf(file, module, component).map((specifier) =>
      (specifier.getAliasNode() ?? specifier.getNameNode()).getText(),
    );
    const elements = [
      ...file.getDescendantsOfKind(SyntaxKind.JsxOpeningElement),
      ...file.getDescendantsOfKind(SyntaxKind.JsxSelfClosingElement),
    ];
    for (const element of elements)
      if (names.includes(element.getTagNameNode().getText())) {
        const attribute = element.getAttribute(from);
        if (Node.isJsxAttribute(attribute)) attribute.getNameNode().replaceWithText(to);
      }
  };
}

/** Returns a source with all changes. A file on its own, so that no other one changes. */
export function applyChanges(path: string, source: string, changes: readonly Change[]): string {
  const file = new Project({ useInMemoryFileSystem: true }).createSourceFile(path, source);
  for (const change of changes) change(file);
  return file.getFullText();
}

/** Every `name` of `import { name } from 'module'`. A path below the module has the same exports. */
function importsOf(file: SourceFile, module: string, name: string): ImportSpecifier[] {
  return file
    .getImportDeclarations()
    .filter((declaration) => `${declaration.getModuleSpecifierValue()}/`.startsWith(`${module}/`))
    .flatMap((declaration) => declaration.getNamedImports())
    .filter((specifier) => specifier.getName() === name);
}
