// `npm run budgets` builds the site and prints its sizes.
import { spawnSync } from 'node:child_process';

// The same URL as in the tests, because its length counts.
process.env['VITE_SITE_ORIGIN'] = 'https://www.example.com';

const steps = [
  ['nx', 'run', '@studio/web:build'],
  ['node', 'apps/web-e2e/src/budgets/report.ts'],
];
const succeeded = steps.every(([command = '', ...args]) => {
  const { status } = spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' });
  return status === 0;
});
process.exitCode = succeeded ? 0 : 1;
