// What `npm start` runs: checks the configuration, builds the site, and becomes the provider. It becomes it, rather
// than starting it, so that a signal to this process reaches the one that holds the visitors' messages.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const provider = new URL('../apps/provider/src/main.ts', import.meta.url);

function run(command: string, ...args: string[]): boolean {
  const { status } = spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' });
  return status === 0;
}

// A mistake is told before the visitor of a fresh clone has waited for a build.
const ready = run('node', fileURLToPath(provider), '--check') && run('nx', 'run', '@studio/web:build');
if (ready) {
  await import(provider.href);
  stopWithParent();
} else {
  process.exitCode = 1;
}

/** npm hands a signal to the shell between us, and not every shell hands it on before it ends. */
function stopWithParent() {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
  }, 500).unref();
}
