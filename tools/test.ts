// What `npm test` runs: every check of the repository, in the order in which they are cheapest to fail. The last
// line counts the tests of all runners.
import { spawnSync } from 'node:child_process';
import { provideChromium } from './chromium.ts';
import { countTests } from './count-tests.ts';

const checks = [
  ['format', 'prettier', '--check', '--log-level', 'warn', '--cache', '.'],
  ['projects', 'nx', 'run-many', '-t', 'lint,typecheck,test,test-stories,build,build-storybook,e2e'],
] as const;

try {
  process.env['CHROME_PATH'] = provideChromium();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

const failed = checks.filter(([name, command, ...args]) => {
  const { status } = spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) console.error(`\n"${name}" failed: ${[command, ...args].join(' ')}`);
  return status !== 0;
});

const tests = countTests();
// A check that failed without a failing test, such as a type error, counts as one.
const failures = Math.max(tests.failed, failed.length);
console.log(`\n${String(tests.passed)} passed, ${String(failures)} failed`);
process.exitCode = failures === 0 ? 0 : 1;
