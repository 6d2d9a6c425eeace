import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { onTestFinished } from 'vitest';

export interface BuiltProvider {
  url: string;
  /** Sends SIGTERM, and returns the exit code. */
  stop: () => Promise<number | null>;
}

interface ProcessOptions {
  cwd: string;
  env: Readonly<Record<string, string>>;
}

/** An empty folder, which is removed when the test ends. */
export function temporaryFolder(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'studio-deploy-')));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  return folder;
}

/** Writes an editor, as a build with `EDITOR_REPOSITORY` does. */
export function writeEditor(folder: string): void {
  mkdirSync(join(folder, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'index.html'), '<title>The editor</title>');
  writeFileSync(join(folder, 'editor.json'), '{"api":"https://git.example/api/v1"}');
}

/** Starts a copied build with this Node, until the test ends. */
export async function startBuiltProvider(
  argv: readonly string[],
  { cwd, env }: ProcessOptions,
): Promise<BuiltProvider> {
  const provider = spawn(process.execPath, argv, { cwd, env, stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => {
    provider.kill('SIGKILL');
  });
  const exited = once(provider, 'exit');
  const url = await new Promise<string>((resolve, reject) => {
    createInterface(provider.stdout).on('line', (line) => {
      const [, found] = /"event":"server.listening","url":"([^"]+)"/.exec(line) ?? [];
      if (found !== undefined) resolve(found);
    });
    provider.once('exit', () => {
      reject(new Error('The provider exited before it listened.'));
    });
  });
  return {
    url,
    async stop() {
      provider.kill('SIGTERM');
      await exited;
      return provider.exitCode;
    },
  };
}

/** Runs Node, and returns its exit code. */
export async function runNode(argv: readonly string[], options: ProcessOptions): Promise<number | null> {
  const child = execFile(process.execPath, argv, options);
  await once(child, 'exit');
  return child.exitCode;
}
