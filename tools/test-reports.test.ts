import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { count, readSuites, slowestTests, suiteTable } from './test-reports.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'studio-'));
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

function write(file: string, report: object) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), JSON.stringify(report));
}

function writeReports() {
  write('libs/ui/test-results/unit.json', {
    startTime: 1000,
    testResults: [
      {
        endTime: 3500,
        assertionResults: [
          { fullName: 'button renders', status: 'passed', duration: 200 },
          { fullName: 'button fails', status: 'failed', duration: 300 },
          { fullName: 'button waits', status: 'pending', duration: null },
        ],
      },
    ],
  });
  const createTest = (title: string, status: string, ...durations: number[]) => ({
    title,
    tests: [
      {
        projectName: 'chromium',
        status,
        results: durations.map((duration, attempt) => {
          const failed = attempt < durations.length - 1;
          return { duration, errors: failed ? [{ message: '\u001B[31mNot visible\u001B[39m' }] : [] };
        }),
      },
    ],
  });
  write('apps/web-e2e/test-results/e2e.json', {
    stats: { duration: 9000 },
    suites: [
      {
        file: 'faq.spec.ts',
        specs: [createTest('opens', 'expected', 700)],
        suites: [{ file: 'faq.spec.ts', specs: [createTest('filters', 'flaky', 1000, 2000)] }],
      },
    ],
  });
}

describe('test reports', () => {
  it('count tests of Vitest and Playwright by status', () => {
    writeReports();
    const suites = readSuites(root);
    expect(count(suites, 'passed')).toBe(2);
    expect(count(suites, 'failed')).toBe(1);
    expect(count(suites, 'flaky')).toBe(1);
    expect(count(suites, 'skipped')).toBe(1);
  });

  it('tell why a flaky test failed at first', () => {
    writeReports();
    const errors = readSuites(root).flatMap(({ tests }) => tests.map(({ error }) => error));
    expect(errors.filter(Boolean)).toEqual(['Not visible']);
  });

  it('list the suites in a table, the slowest first', () => {
    writeReports();
    expect(suiteTable(readSuites(root)).split('\n')).toEqual([
      'suite             tests  seconds',
      'apps/web-e2e e2e      2      9.0',
      'libs/ui unit          3      2.5',
    ]);
  });

  it('list the slowest tests, with the total time of all attempts', () => {
    writeReports();
    expect(slowestTests(readSuites(root)).split('\n')[0]).toBe(
      '3.0 s  apps/web-e2e e2e: [chromium] faq.spec.ts › filters',
    );
  });

  it('throw an error if they cannot be read', () => {
    write('libs/ui/test-results/unit.json', { success: true });
    expect(() => readSuites(root)).toThrow('neither from Vitest nor from Playwright');
  });
});
