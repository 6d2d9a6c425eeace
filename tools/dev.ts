// `npm run dev`: Vite with hot reload on PORT, which proxies API requests to the provider on the next port.
// `npm run edit`: the same with the editor at /admin/, which opens in the browser.
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';

const provider = 'apps/provider/src/main.ts';

const { status } = spawnSync('node', [provider, '--check'], {
  stdio: 'inherit',
  env: { ...process.env, SITE_DIR: 'off' },
});
if (status !== 0) process.exit(1);

// Generates the illustrations and the icons.
const brand = spawnSync('nx', ['run', '@studio/brand:build'], {
  stdio: ['ignore', 'ignore', 'inherit'],
  shell: process.platform === 'win32',
});
if (brand.status !== 0) process.exit(1);

const hasEditor = process.argv.includes('--editor');
const port = Number(process.env['PORT'] ?? 4200);
const providerPort = String(port + 1);

function start(command: string, args: string[], env: Record<string, string>, cwd = '.'): ChildProcess {
  const shell = process.platform === 'win32';
  return spawn(command, args, { stdio: 'inherit', shell, cwd, env: { ...process.env, ...env } });
}

const children = [
  start('node', ['--watch', provider], { PORT: providerPort, SITE_DIR: 'off' }),
  start(
    'vite',
    ['--configLoader', 'native', '--port', String(port), ...(hasEditor ? ['--open', '/admin/'] : [])],
    { PROVIDER_ORIGIN: `http://localhost:${providerPort}`, ...(hasEditor && { SITE_EDITOR: 'on' }) },
    'apps/web',
  ),
];

// If one process exits, stop the other.
for (const child of children) {
  child.once('exit', (code) => {
    for (const other of children) other.kill();
    process.exitCode ??= code ?? 0;
  });
}
