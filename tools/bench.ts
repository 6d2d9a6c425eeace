// What `npm run bench` runs: all benches, or those that are named behind it. They measure and never fail for what they
// find; docs/measurements.md and docs/performance.md keep the figures.
import { spawnSync } from 'node:child_process';

const benches: Readonly<Record<string, string>> = {
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
const unknown = names.filter((name) => !(name in benches));
if (unknown.length > 0) {
  console.error(`There is no bench ${unknown.join(', ')}. There are: ${Object.keys(benches).join(', ')}.`);
  process.exitCode = 2;
} else {
  for (const name of names.length > 0 ? names : Object.keys(benches)) {
    const { status } = spawnSync(benches[name] ?? '', { stdio: 'inherit', shell: true });
    if (status !== 0) process.exitCode = 1;
  }
}
