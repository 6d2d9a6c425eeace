import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cloneRepository, linkResults } from './clone.ts';
import { findFreePort } from './free-port.ts';

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

interface Case {
  /** The words after the command. */
  args?: readonly string[];
  /** Besides PATH and HOME. */
  env?: Readonly<Record<string, string>>;
  /** An output after which a long command is stopped. Without it, the command runs until it succeeds. */
  until?: RegExp;
  /** A URL that responds when a server has started. The server is stopped then. */
  serves?: string;
}

// A free port instead of the usual one, which may be in use on this machine.
const port = String(await findFreePort());
const url = `http://localhost:${port}/`;

/** The output of a command that begins to build Storybook. The whole build is a target of `npm run test:all`. */
const storybookBuildBegins = /Building preview/;

/** How the commands of the README and of the tasks in docs are tried. A command may have further words. */
const cases: Readonly<Record<string, Case>> = {
  'npm run provider -- …': { args: ['--help'] },
  'npm run translations': {},
  'npm run licenses': {},
  'npm run sbom': {},
  'npm run format': {},
  'npx nx g @studio/tools:component': { args: ['StatusNote', '--description', 'A note.', '--dry-run'] },
  // It describes the setting that it needs.
  'npm run build': { until: /VITE_SITE_ORIGIN is missing\. Set it to the public URL of the site/ },
  'npm run budgets': {},
  'npm run pictures': { until: /dist\/pictures\/home\.en\.light\.jpg/ },
  // It builds a site, and then takes its pictures in the same way.
  'npm run work-pictures': { args: ['--', 'morning-mist'], until: /nx run @studio\/\w+:build/ },
  'npm run samples': { until: storybookBuildBegins },
  'npm run update-snapshots': { until: storybookBuildBegins },
  'npm run chromatic': { until: storybookBuildBegins },
  'npm run storybook': {
    args: ['--', '--ci', '--port', port],
    serves: `${url}index.json`,
  },
  'npm run dev': { env: { PORT: port }, serves: url },
  'npm run edit': { env: { PORT: port }, serves: `${url}admin/` },
  'npm run bench': { until: /provider\/bench\/pages\.ts/ },
  // It needs the registry, which may refuse.
  'npm run audit': { until: /vulnerabilit|audit endpoint/ },
};

/** The commands of the first screen of the README, which make the next site beside the clone and serve it. */
const [, nextSite = ''] = /```sh\n([^`]*create-site[^`]*)```/.exec(read('README.md')) ?? [];

/** Commands that other tests try, or what they do on a server. */
const triedElsewhere: Readonly<Record<string, string>> = {
  // These are targets of the run that this test is a part of.
  'npx nx test @studio/ui': 'tools/test.ts',
  'npx nx test @studio/content': 'tools/test.ts',
  'npx nx test @studio/web': 'tools/test.ts',
  'npx nx build @studio/brand': 'tools/test.ts',
  'npx nx run-many -t lint': 'tools/test.ts',
  'npm run check': 'tools/test.ts',
  'npm run build-storybook': 'tools/test.ts',
  'npx nx g @studio/tools:page': 'tools/generators.slow.test.ts',
  'npx nx g @studio/tools:language': 'tools/generators.slow.test.ts',
  'npx nx g @studio/create-site:site': 'tools/generators.slow.test.ts',
  'npx playwright test faults/tree': 'apps/web-e2e/src/faults/tree.spec.ts',
  'npm run release': 'apps/web-e2e/src/packages/registry.test.ts',
  'npx verdaccio': 'apps/web-e2e/src/packages/registry.ts',
  'for package in': 'apps/web-e2e/src/packages/registry.ts',
  'npx nx run-many -t package': 'apps/web-e2e/src/packages/tarballs.test.ts',
  'npm start': 'apps/web-e2e/src/deploy/npm-start.test.ts',
  'curl --fail-with-body': 'apps/provider/src/api/call-the-api.test.ts',
  'node dist/provider/main.js backup': 'apps/web-e2e/src/deploy/backup.test.ts',
  'node dist/provider/main.js migrate': 'apps/provider/src/store/migrations.test.ts',
  'mkdir .data/old': 'apps/provider/src/owner/backup.test.ts',
  cp: 'apps/provider/src/owner/backup.test.ts',
  'sudo systemctl': 'apps/web-e2e/src/deploy/systemd-unit.test.ts',
  'sudo -u studio': 'apps/provider/src/owner/backup.test.ts',
  'studio messages list': 'apps/provider/src/owner/messages.test.ts',
  'ssh -t www.example.com sudo studio-activate': 'apps/web-e2e/src/deploy/activate.test.ts',
};

/** Commands that need a second machine, the client programs of PostgreSQL, or the registry. */
const untried = ['rsync', 'pg_dump', 'pg_restore', 'npm install', 'npm adduser', 'npm config set'];

const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found);

/** The part of a page below a heading. */
const section = (page: string, heading: string) =>
  read(page).split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';

/** The commands in the table of the README, and those of the pages that docs/README.md lists as tasks. */
const commands = [
  ...matches(section('README.md', 'Commands'), /`((?:npm run|npx) [^`]+)`/g),
  ...matches(section('docs/README.md', 'Tasks'), /\]\(([\w-]+\.md)\)/g)
    .flatMap((page) => matches(read(`docs/${page}`), /```sh\n(.*?)```/gs))
    .flatMap((block) => block.trim().split(/(?<!\\)\n\s*/)),
];

const temporary = mkdtempSync(join(tmpdir(), 'fresh-clone-'));
const folder = join(temporary, 'clone');
let child: ChildProcess | undefined;

/** Of a new terminal: without the variables of this process, and without the programs of this repository. */
const environment = {
  HOME: process.env['HOME'],
  PATH: process.env['PATH']
    ?.split(delimiter)
    .filter((path) => !path.includes('node_modules'))
    .join(delimiter),
};

beforeAll(() => {
  cloneRepository(folder);
  // The builds are targets of `npm run test:all`.
  linkResults(folder);
  execFileSync('node', ['tools/install-dependencies.mjs'], {
    cwd: folder,
    env: environment,
    stdio: 'ignore',
  });
  // Encoding them again takes minutes. Their names are hashes of their contents.
  const pictures = 'apps/web/node_modules/.cache/pictures';
  if (existsSync(join(root, pictures)))
    cpSync(join(root, pictures), join(folder, pictures), { recursive: true });
});

afterAll(async () => {
  await stop();
  rmSync(temporary, { recursive: true, force: true, maxRetries: 5 });
});

test('every command of the README and of the tasks is tried', () => {
  const tried = [...Object.keys(cases), ...Object.keys(triedElsewhere), ...untried];
  const startsWith = (command: string, words: string) => `${command} `.startsWith(`${words} `);
  expect(commands.filter((command) => !tried.some((words) => startsWith(command, words)))).toEqual([]);
  expect(tried.filter((words) => !commands.some((command) => startsWith(command, words)))).toEqual([]);
  expect(Object.values(triedElsewhere).filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

test.each(Object.entries(cases))('%s works in a fresh clone', async (command, options) => {
  const [program = '', ...words] = command.replace(/ …$/, '').split(' ');
  await runCommand(program, [...words, ...(options.args ?? [])], options);
});

test('the first commands of the README make a site beside a fresh clone, and serve it', async () => {
  await runCommand('sh', ['-euc', nextSite], { env: { PORT: port }, serves: `${url}ar/contact` });
  expect(existsSync(join(temporary, 'northfork/locales/ar/home.json'))).toBe(true);
});

async function runCommand(
  program: string,
  args: readonly string[],
  { env = {}, until, serves }: Omit<Case, 'args'>,
): Promise<void> {
  // In a group of its own, so that it can be stopped with the processes that it starts.
  const started = spawn(program, args, {
    cwd: folder,
    env: { ...environment, ...env },
    detached: true,
  });
  child = started;
  let output = '';
  const done = Promise.withResolvers<number | 'answered' | null>();
  const collect = (data: Buffer) => {
    output += stripVTControlCharacters(data.toString());
    if (until?.test(output)) done.resolve('answered');
  };
  started.stdout.on('data', collect);
  started.stderr.on('data', collect);
  started.once('exit', done.resolve);
  const polling = setInterval(() => {
    if (serves)
      fetch(serves).then(
        ({ ok }) => {
          if (ok) done.resolve('answered');
        },
        () => undefined,
      );
  }, 500);
  const result = await done.promise;
  clearInterval(polling);
  await stop();
  expect(result, output.slice(-2000)).toBe(until || serves ? 'answered' : 0);
}

/** Stops the processes of a command. */
async function stop() {
  if (child?.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  process.kill(-child.pid, 'SIGTERM');
  await exited;
}
