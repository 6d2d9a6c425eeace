import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { root } from '../provider.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const alerts = v.object({
  groups: v.array(v.object({ rules: v.array(v.object({ alert: v.string(), expr: v.string() })) })),
});

test('an alert reports a provider that is down, by the job of docs/hosting.md', () => {
  const rules = v.parse(alerts, parse(read('deploy/alerts.yml'))).groups.flatMap(({ rules }) => rules);
  const down = rules.find(({ alert }) => alert === 'ProviderDown');
  const [, job = ''] = /job_name: (\S+)/.exec(read('docs/hosting.md')) ?? [];
  // Two ports are scraped, of which one has a provider.
  expect(down?.expr).toBe(`max(up{job="${job}"}) == 0 or absent(up{job="${job}"})`);
});

test.skipIf(spawnSync('promtool', ['--version']).error)(
  'the alerts report what goes wrong on a site with few visitors, and nothing else',
  () => {
    const file = join(import.meta.dirname, 'alerts.rules-test.yaml');
    const { status, stdout, stderr } = spawnSync('promtool', ['test', 'rules', file], { encoding: 'utf8' });
    expect(status, stdout + stderr).toBe(0);
  },
);
