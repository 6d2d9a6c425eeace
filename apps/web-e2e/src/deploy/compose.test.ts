import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { root } from '../provider.ts';

const service = v.object({
  environment: v.record(v.string(), v.nullable(v.union([v.string(), v.number()]))),
  ports: v.optional(v.array(v.string()), []),
  volumes: v.array(v.string()),
});
const composeFile = v.object({
  services: v.object({ 'provider-4200': service, 'provider-4201': service, postgres: service }),
  volumes: v.record(v.string(), v.null()),
});

const file = join(root, 'deploy/compose.yaml');
const { services, volumes } = v.parse(composeFile, parse(readFileSync(file, 'utf8'), { merge: true }));

describe('deploy/compose.yaml', () => {
  test('sets only documented settings of the provider', () => {
    const documented = readFileSync(join(root, 'docs/provider.md'), 'utf8').match(/^- `[A-Z_]+`/gm) ?? [];
    const names = documented.map((item) => item.replaceAll(/[^A-Z_]/g, ''));
    expect(names).toEqual(expect.arrayContaining(Object.keys(services['provider-4200'].environment)));
  });

  test('contains no password', () => {
    const { POSTGRES_PASSWORD: password } = services.postgres.environment;
    expect(password).toMatch(/^\$\{POSTGRES_PASSWORD:\?.+\}$/);
    expect(services['provider-4200'].environment['DATABASE_URL']).toBe(
      `postgres://studio:${String(password)}@postgres/studio?sslmode=disable`,
    );
  });

  test('publishes ports on loopback only', () => {
    const ports = Object.values(services).flatMap((one) => one.ports);
    expect(ports.filter((port) => !port.startsWith('127.0.0.1:'))).toEqual([]);
  });

  test('stores all data in named volumes', () => {
    const mounted = Object.values(services).flatMap((one) =>
      one.volumes.map((volume) => volume.replace(/:.*/, '')),
    );
    expect([...new Set(mounted)].toSorted()).toEqual(Object.keys(volumes).toSorted());
  });
});

describe('docker compose config', () => {
  if (spawnSync('docker', ['compose', 'version']).status !== 0) {
    test.skip('is skipped: no Docker Compose was found on this machine', () => undefined);
    return;
  }
  const required = { PUBLIC_ORIGIN: 'https://www.example.com', POSTGRES_PASSWORD: 'secret' };
  const config = (env: Readonly<Record<string, string>>) =>
    spawnSync('docker', ['compose', '--env-file', '/dev/null', '--file', file, 'config', '--quiet'], {
      env: { PATH: process.env['PATH'], HOME: process.env['HOME'], ...env },
      encoding: 'utf8',
    });

  test('accepts the file', () => {
    expect(config(required)).toMatchObject({ status: 0, stderr: '' });
  });

  test.each(Object.keys(required))('requires %s', (name) => {
    const others = Object.fromEntries(Object.entries(required).filter(([other]) => other !== name));
    const { status, stderr } = config(others);
    expect(status).not.toBe(0);
    expect(stderr).toContain(name);
  });
});
