import { globSync, readFileSync } from 'node:fs';

export interface Count {
  passed: number;
  failed: number;
  skipped: number;
}

/** Where the test runners of all projects leave their reports. */
export function reports(root = '.'): string[] {
  const folders = ['{apps,libs}/*', '.storybook', 'tools'];
  return globSync(folders.map((folder) => `${root}/${folder}/test-results/*.json`));
}

/** Adds up the reports that the test runners of all projects have left. */
export function countTests(root = '.'): Count {
  const counts = reports(root).map((file) => countReport(JSON.parse(readFileSync(file, 'utf8'))));
  return {
    passed: counts.reduce((sum, { passed }) => sum + passed, 0),
    failed: counts.reduce((sum, { failed }) => sum + failed, 0),
    skipped: counts.reduce((sum, { skipped }) => sum + skipped, 0),
  };
}

/** Vitest and Playwright each have a shape of their own. */
function countReport(report: unknown): Count {
  if (typeof report === 'object' && report !== null) {
    if ('numPassedTests' in report && 'numFailedTests' in report)
      return {
        passed: Number(report.numPassedTests),
        failed: Number(report.numFailedTests),
        skipped: 0,
      };
    if ('stats' in report && typeof report.stats === 'object' && report.stats !== null) {
      const {
        expected = 0,
        flaky = 0,
        unexpected = 0,
        skipped = 0,
      }: Partial<Record<string, unknown>> = { ...report.stats };
      return {
        passed: Number(expected) + Number(flaky),
        failed: Number(unexpected),
        skipped: Number(skipped),
      };
    }
  }
  throw new TypeError('A test report has neither the shape of Vitest nor that of Playwright.');
}
