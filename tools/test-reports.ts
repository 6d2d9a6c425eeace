import { globSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import * as v from 'valibot';

/** The report of one test runner in one project. */
export interface Suite {
  /** Such as `libs/ui unit`. */
  name: string;
  /** From the start of the runner to its end. */
  seconds: number;
  /** Without those that passed on retry. */
  passed: number;
  failed: number;
  skipped: number;
  /** The tests that passed on retry, each with its errors. Nx does not show the output of a task that passed. */
  flaky: string[];
}

/** Returns the report files of the test runners of all projects. */
export function reportFiles(root = '.'): string[] {
  const folders = ['{apps,libs}/*', '.storybook', 'tools'];
  return globSync(
    folders.map((folder) => `${folder}/test-results/*.json`),
    { cwd: root },
  ).sort();
}

/** Reads the reports of all suites, the slowest first. */
export function readSuites(root = '.'): Suite[] {
  const suites = reportFiles(root).map((file) => {
    const flaky: string[] = [];
    // Specs are in nested suites of the report.
    const report: unknown = JSON.parse(readFileSync(`${root}/${file}`, 'utf8'), (_, value: unknown) => {
      if (v.is(specSchema, value)) flaky.push(...describeFlaky(value));
      return value;
    });
    const name = file.replaceAll('\\', '/').replace('/test-results/', ' ').replace('.json', '');
    const { milliseconds, ...tests } = v.parse(reportSchema, report);
    return { name, seconds: Math.round(milliseconds / 100) / 10, ...tests, flaky };
  });
  return suites.sort((one, other) => other.seconds - one.seconds);
}

const specSchema = v.object({
  file: v.string(),
  title: v.string(),
  tests: v.array(
    v.object({
      projectName: v.string(),
      status: v.string(),
      results: v.array(v.object({ errors: v.array(v.object({ message: v.optional(v.string()) })) })),
    }),
  ),
});

const describeFlaky = ({ file, title, tests }: v.InferOutput<typeof specSchema>): string[] =>
  tests
    .filter(({ status }) => status === 'flaky')
    .map(({ projectName, results }) => {
      const messages = results.flatMap(({ errors }) => errors.map(({ message }) => message ?? ''));
      return `[${projectName}] ${file} › ${title}\n${stripVTControlCharacters(messages.join('\n'))}`;
    });

/** Output of the reporter `json` of Vitest. */
const vitestSchema = v.pipe(
  v.object({
    startTime: v.number(),
    testResults: v.array(v.object({ endTime: v.number() })),
    numPassedTests: v.number(),
    numFailedTests: v.number(),
    numPendingTests: v.number(),
    numTodoTests: v.number(),
  }),
  v.transform(({ startTime, testResults, ...tests }) => ({
    milliseconds: Math.max(startTime, ...testResults.map(({ endTime }) => endTime)) - startTime,
    passed: tests.numPassedTests,
    failed: tests.numFailedTests,
    skipped: tests.numPendingTests + tests.numTodoTests,
  })),
);

/** Output of the reporter `json` of Playwright. */
const playwrightSchema = v.pipe(
  v.object({
    stats: v.object({
      duration: v.number(),
      expected: v.number(),
      unexpected: v.number(),
      skipped: v.number(),
    }),
  }),
  v.transform(({ stats }) => ({
    milliseconds: stats.duration,
    passed: stats.expected,
    failed: stats.unexpected,
    skipped: stats.skipped,
  })),
);

const reportSchema = v.union(
  [vitestSchema, playwrightSchema],
  'The test report is neither from Vitest nor from Playwright.',
);
