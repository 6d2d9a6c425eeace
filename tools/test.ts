// What `npm test` runs: every check of the repository, in the order in which they are cheapest to fail. The last
// line counts the tests of all runners.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { provideChromium } from './chromium.ts';
import { countTests, reports } from './count-tests.ts';

const format = ['prettier', '--check', '--log-level', 'warn', '--cache', '.'];
const projects = ['nx', 'run-many', '-t'];
const plain = 'lint,typecheck,test,build,build-storybook';
const inBrowser = 'test-stories,e2e';

// What an earlier run has left must not be counted. Nx lays the reports of cached results down again.
for (const report of reports()) rmSync(report);

const browser = haveBrowser();
const failed = [format, [...projects, browser ? `${plain},${inBrowser}` : plain]].filter(
  (check) => !succeeds(check),
);

const tests = countTests();
// What fails without a failing test, such as a type error, counts as one.
const untested = Number(!browser) + failed.filter((check) => check === format || tests.failed === 0).length;
const failures = tests.failed + untested;
console.log(`\n${String(tests.passed)} passed, ${String(failures)} failed`);
process.exitCode = failures === 0 ? 0 : 1;

function haveBrowser(): boolean {
  try {
    process.env['CHROME_PATH'] = provideChromium();
    return true;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return false;
  }
}

function succeeds([command = '', ...args]: readonly string[]): boolean {
  const { status } = spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) console.error(`\nThis failed: ${[command, ...args].join(' ')}`);
  return status === 0;
}
