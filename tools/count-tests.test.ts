import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { countTests } from './count-tests.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'studio-'));
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

function leave(file: string, report: object) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), JSON.stringify(report));
}

describe('the last line of npm test', () => {
  it('adds up unit tests, story tests and end-to-end tests', () => {
    leave('libs/ui/test-results/unit.json', { numPassedTests: 5, numFailedTests: 1 });
    leave('.storybook/test-results/stories.json', { numPassedTests: 7, numFailedTests: 0 });
    leave('apps/web-e2e/test-results/e2e.json', {
      stats: { expected: 3, unexpected: 2, flaky: 1, skipped: 4 },
    });
    expect(countTests(root)).toEqual({ passed: 16, failed: 3, skipped: 4 });
  });

  it('never counts a report that it cannot read as a success', () => {
    leave('libs/ui/test-results/unit.json', { success: true });
    expect(() => countTests(root)).toThrow(TypeError);
  });
});
