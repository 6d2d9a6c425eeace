// `npm run bench` runs all benchmarks, or those that its arguments name. A result never fails the command.
// docs/measurements.md and docs/performance.md record the results.
import { spawnSync } from 'node:child_process';

const benchmarks: Readonly<Record<string, string>> = {
  provider: 'npm run bench -w @studio/provider',
  slow: 'npm run bench:slow -w @studio/provider',
  flood: 'npm run bench:flood -w @studio/provider',
  restarts: 'npm run bench:restarts -w @studio/provider',
  alike: 'npm run bench:alike -w @studio/provider',
  observatory: 'npm run bench:observatory -w @studio/provider',
  growth: 'node apps/web/bench/growth.ts',
  clicks: 'node apps/web-e2e/bench/clicks.ts',
  lighthouse: 'node apps/web-e2e/bench/lighthouse.ts',
};

const names = process.argv.slice(2);
const unknown = names.filter((name) => !(name in benchmarks));
if (unknown.length > 0) {
  console.error(`Unknown benchmark: ${unknown.join(', ')}. Use: ${Object.keys(benchmarks).join(', ')}.`);
  process.exitCode = 2;
} else {
  for (const name of names.length > 0 ? names : Object.keys(benchmarks)) {
    const { status } = spawnSync(benchmarks[name] ?? '', { stdio: 'inherit', shell: true });
    if (status !== 0) process.exitCode = 1;
  }
}
