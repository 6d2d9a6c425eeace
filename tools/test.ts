// `npm test` runs the checks of the repository, the cheapest first. `--check`, which `npm run check` passes, runs only the
// quick ones. `--all`, which `npm run test:all` passes, adds the complete matrices, the slow tests, Firefox and WebKit.
// A test that passes only on retry is listed with its first failure. The last line counts the tests of all runners.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { engineLabels, engineNames, installCommand, ensureEngine, type EngineName } from './browsers.ts';
import { ensureProgram, programs } from './programs.ts';
import { readSuites, reportFiles } from './test-reports.ts';

const runsAll = process.argv.includes('--all');
const isQuick = process.argv.includes('--check');
const quick = ['cspell', 'knip', 'prettier', 'lint', 'typecheck', 'test'];
const withoutBrowser = [...quick, 'build', 'build-storybook', ...(runsAll ? ['test-slow'] : [])];
const inBrowser = ['test-stories', ...(runsAll ? ['e2e-complete', 'e2e-engines'] : ['e2e'])];

// Tests that take a sample in `npm test` try all cases.
if (runsAll) process.env['COMPLETE'] = '1';
// The tests expect this URL.
process.env['VITE_SITE_ORIGIN'] = 'https://www.example.com';

// Reports of earlier runs must not be counted. Nx restores the reports of cached results.
for (const report of reportFiles()) rmSync(report);

const needed: readonly EngineName[] = runsAll ? engineNames : isQuick ? [] : ['chromium'];
const missing = needed.filter((name) => !isAvailable(name));
const missingPrograms = runsAll ? programs.filter((program) => !ensureProgram(program)) : [];
const hasBrowser = !missing.includes('chromium');
const targets = isQuick ? quick : hasBrowser ? [...withoutBrowser, ...inBrowser] : withoutBrowser;
// The tests in apps/web-e2e build the example sites and check them.
const { status } = spawnSync('nx', ['run-many', '--exclude=examples/*', '-t', targets.join(',')], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
});

const suites = readSuites();
const flaky = suites.flatMap((suite) => suite.flaky);
const count = (status: 'passed' | 'failed' | 'skipped') =>
  suites.reduce((sum, suite) => sum + suite[status], 0);
// A failed check without a failed test, such as a type error, counts as one failure.
const requiresAll = process.env['REQUIRE_ENGINES'] === '1';
const required = [
  ...missing.filter((name) => name === 'chromium' || requiresAll),
  ...(requiresAll ? missingPrograms : []),
];
const failedChecks = status !== 0 && count('failed') === 0 ? 1 : 0;
const failures = count('failed') + required.length + failedChecks;

console.table(suites, ['name', 'seconds', 'passed', 'failed', 'skipped']);
for (const test of flaky) console.log(`\nFlaky, passed on retry: ${test}`);
for (const name of missing)
  console.log(
    `\n${engineLabels[name]} is missing, so its tests were skipped. Install it with "${installCommand(name)}".`,
  );
for (const { name, packages } of missingPrograms)
  console.log(
    `\n${name} is missing, so its tests were skipped. Install it with "apt-get install -y ${packages.join(' ')}".`,
  );
const skipped = count('skipped');
if (skipped > 0) console.log(`\n${String(skipped)} skipped`);
const passed = count('passed') + flaky.length;
const onRetry = flaky.length > 0 ? `, ${String(flaky.length)} of them on retry` : '';
console.log(`\n${String(passed)} passed${onRetry}, ${String(failures)} failed`);
process.exitCode = failures === 0 ? 0 : 1;

/** Whether an engine is installed or can be installed. */
function isAvailable(name: EngineName): boolean {
  try {
    ensureEngine(name);
    return true;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return false;
  }
}
