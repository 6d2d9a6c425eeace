// `npm start` checks the configuration, builds the site and runs the provider in this process. A child process would not
// receive signals, which make the provider shut down gracefully.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

// Before the provider listens: a supervisor may stop npm at once after that.
const parent = process.ppid;
const provider = new URL('../apps/provider/src/main.ts', import.meta.url);

function run(command: string, args: string[], env: Record<string, string> = {}): boolean {
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, ...env },
  });
  return status === 0;
}

// The public URL of the site, unless it is set.
process.env['VITE_SITE_ORIGIN'] ??= `http://localhost:${process.env['PORT'] ?? '4200'}`;

// Report configuration errors before the build, which takes longer. There may be no built site yet.
const ready =
  run('node', [fileURLToPath(provider), '--check'], { SITE_DIR: 'off' }) &&
  run('nx', ['run', '@studio/web:build']);
if (ready) {
  await import(provider.href);
  stopWithParent();
} else {
  process.exitCode = 1;
}

/** npm runs this script in a shell, and not every shell forwards signals. Its exit means that npm was stopped. */
function stopWithParent() {
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    stop();
  }, 500).unref();
  // A second signal would end the provider at once, so none follows one that arrived.
  const stop = () => process.kill(process.pid, 'SIGTERM');
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      clearInterval(timer);
    });
}
