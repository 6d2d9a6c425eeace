import type { Tree } from '@nx/devkit';
import { dirname, join } from 'node:path';
import ts from 'typescript';

const root = join(import.meta.dirname, '..');

/** Returns the type errors in files that a generator has written and that are only in memory. */
export function typeErrors(tree: Tree, project: string, files: RegExp): string[] {
  const options =
    ts.getParsedCommandLineOfConfigFile(
      join(root, project, 'tsconfig.json'),
      { composite: false, emitDeclarationOnly: false, noEmit: true, rootDir: root },
      {
        ...ts.sys,
        onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
          throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'));
        },
      },
    )?.options ?? {};
  const generated = new Map(
    tree.listChanges().map(({ path, content }) => [join(root, path), content?.toString() ?? '']),
  );
  const folders = new Set([...generated.keys()].map(dirname));
  const host: ts.CompilerHost = {
    ...ts.createCompilerHost(options),
    fileExists: (file) => generated.has(file) || ts.sys.fileExists(file),
    readFile: (file) => generated.get(file) ?? ts.sys.readFile(file),
    // Otherwise modules in a folder that does not exist are not looked up.
    directoryExists: (folder) => folders.has(folder) || ts.sys.directoryExists(folder),
    getSourceFile: (file, languageVersion) => {
      const text = generated.get(file) ?? ts.sys.readFile(file);
      return text === undefined ? undefined : ts.createSourceFile(file, text, languageVersion);
    },
  };
  const checked = [...generated.keys()].filter((file) => files.test(file));
  const program = ts.createProgram(checked, options, host);
  return checked.flatMap((file) =>
    ts
      .getPreEmitDiagnostics(program, program.getSourceFile(file))
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n')),
  );
}
