import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readSuites } from './test-reports.ts';

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
    testResults: [{ endTime: 3500 }],
    numPassedTests: 5,
    numFailedTests: 1,
    numPendingTests: 2,
    numTodoTests: 1,
  });
  const message = '\u001B[31mNot visible\u001B[39m';
  const flaky = {
    projectName: 'chromium',
    status: 'flaky',
    results: [{ errors: [{ message }] }, { errors: [] }],
  };
  write('apps/web-e2e/test-results/e2e.json', {
    stats: { duration: 9000, expected: 4, unexpected: 0, flaky: 1, skipped: 3 },
    suites: [
      {
        file: 'faq.spec.ts',
        specs: [],
        suites: [{ file: 'faq.spec.ts', specs: [{ file: 'faq.spec.ts', title: 'filters', tests: [flaky] }] }],
      },
    ],
  });
}

describe('test reports', () => {
  it('count tests of Vitest and Playwright by status, the slowest suite first', () => {
    writeReports();
    expect(readSuites(root)).toMatchObject([
      { name: 'apps/web-e2e e2e', seconds: 9, passed: 4, failed: 0, skipped: 3 },
      { name: 'libs/ui unit', seconds: 2.5, passed: 5, failed: 1, skipped: 3 },
    ]);
  });

  it('tell why a flaky test failed at first', () => {
    writeReports();
    const flaky = readSuites(root).flatMap((suite) => suite.flaky);
    expect(flaky).toEqual(['[chromium] faq.spec.ts › filters\nNot visible']);
  });

  it('throw an error if they cannot be read', () => {
    write('libs/ui/test-results/unit.json', { success: true });
    expect(() => readSuites(root)).toThrow('neither from Vitest nor from Playwright');
  });
});
