// `npm run bench` runs all benchmarks, or those that its arguments name. A result never fails the command.
// docs/measurements.md and docs/performance.md record the results.
import { spawnSync } from 'node:child_process';

const benchmarks: Readonly<Record<string, string>> = {
  pages: 'node apps/provider/bench/pages.ts',
  flood: 'node apps/provider/bench/flood.ts',
  // It kills the bundle.
  kill: 'nx build @studio/provider && node apps/provider/bench/kill.ts',
  growth: 'node apps/web/bench/growth.ts',
  clicks: 'node apps/web-e2e/bench/clicks.ts',
  tasks: 'node apps/web-e2e/bench/tasks.ts',
  lighthouse: 'node apps/web-e2e/bench/lighthouse.ts',
};

const names = process.argv.slice(2);
const unknown = names.filter((name) => !(name in benchmarks));
if (unknown.length > 0) {
  console.error(`Unknown benchmark: ${unknown.join(', ')}. Use: ${Object.keys(benchmarks).join(', ')}.`);
  process.exitCode = 2;
} else {
  for (const name of names.length > 0 ? names : Object.keys(benchmarks)) {
    const command = benchmarks[name] ?? '';
    console.log(`\n> ${command}`);
    const { status } = spawnSync(command, { stdio: 'inherit', shell: true });
    if (status !== 0) process.exitCode = 1;
  }
}
