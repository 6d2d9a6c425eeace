import { globSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import * as v from 'valibot';

export interface TestResult {
  title: string;
  status: 'passed' | 'failed' | 'skipped' | 'flaky';
  seconds: number;
  /** Why a flaky test failed at first. Nx does not show the output of a task that passed. */
  error?: string;
}

/** The report of one test runner in one project. */
export interface Suite {
  /** Such as `libs/ui unit`. */
  name: string;
  /** From the start of the runner to its end. */
  seconds: number;
  tests: TestResult[];
}

/** Returns the report files of the test runners of all projects. */
export function reportFiles(root = '.'): string[] {
  const folders = ['{apps,libs}/*', '.storybook', 'tools'];
  return globSync(
    folders.map((folder) => `${folder}/test-results/*.json`),
    { cwd: root },
  ).sort();
}

export function readSuites(root = '.'): Suite[] {
  return reportFiles(root).map((file) => {
    const { seconds, tests } = v.parse(reportSchema, JSON.parse(readFileSync(`${root}/${file}`, 'utf8')));
    const name = file.replaceAll('\\', '/').replace('/test-results/', ' ').replace('.json', '');
    return { name, seconds, tests };
  });
}

/** Output of the reporter `json` of Vitest. */
const vitestSchema = v.pipe(
  v.object({
    startTime: v.number(),
    testResults: v.array(
      v.object({
        endTime: v.number(),
        assertionResults: v.array(
          v.object({
            fullName: v.string(),
            status: v.string(),
            duration: v.nullish(v.number(), 0),
          }),
        ),
      }),
    ),
  }),
  v.transform(({ startTime, testResults }) => ({
    seconds: (Math.max(startTime, ...testResults.map(({ endTime }) => endTime)) - startTime) / 1000,
    tests: testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .map(({ fullName, status, duration }): TestResult => ({
        title: fullName,
        status: status === 'passed' || status === 'failed' ? status : 'skipped',
        seconds: duration / 1000,
      })),
  })),
);

const specSchema = v.object({
  title: v.string(),
  tests: v.array(
    v.object({
      projectName: v.string(),
      status: v.picklist(['expected', 'unexpected', 'flaky', 'skipped']),
      results: v.array(
        v.object({
          duration: v.number(),
          errors: v.array(v.object({ message: v.optional(v.string()) })),
        }),
      ),
    }),
  ),
});

interface PlaywrightSuite {
  file: string;
  specs: v.InferOutput<typeof specSchema>[];
  suites?: PlaywrightSuite[] | undefined;
}

const playwrightSuiteSchema: v.GenericSchema<PlaywrightSuite> = v.object({
  file: v.string(),
  specs: v.array(specSchema),
  suites: v.optional(v.array(v.lazy(() => playwrightSuiteSchema))),
});

const playwrightStatus = {
  expected: 'passed',
  unexpected: 'failed',
  flaky: 'flaky',
  skipped: 'skipped',
} as const;

/** Output of the reporter `json` of Playwright. */
const playwrightSchema = v.pipe(
  v.object({ stats: v.object({ duration: v.number() }), suites: v.array(playwrightSuiteSchema) }),
  v.transform(({ stats, suites }) => ({
    seconds: stats.duration / 1000,
    tests: suites.flatMap(collectTests),
  })),
);

function collectTests({ file, specs, suites = [] }: PlaywrightSuite): TestResult[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests.map(({ projectName, status, results }) => ({
      title: `[${projectName}] ${file} › ${title}`,
      status: playwrightStatus[status],
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
      ...(status === 'flaky' && {
        error: results
          .flatMap(({ errors }) => errors)
          .map(({ message }) => stripVTControlCharacters(message ?? ''))
          .join('\n'),
      }),
    })),
  );
  return [...own, ...suites.flatMap(collectTests)];
}

const reportSchema = v.union(
  [vitestSchema, playwrightSchema],
  'The test report is neither from Vitest nor from Playwright.',
);

export const count = (suites: readonly Suite[], ...statuses: readonly TestResult['status'][]): number =>
  suites.flatMap(({ tests }) => tests).filter(({ status }) => statuses.includes(status)).length;

/** Formats a table of the suites, the slowest first. */
export function suiteTable(suites: readonly Suite[]): string {
  const bySeconds = [...suites].sort((a, b) => b.seconds - a.seconds);
  const rows = bySeconds.map((suite) => [suite.name, String(suite.tests.length), suite.seconds.toFixed(1)]);
  return table([['suite', 'tests', 'seconds'], ...rows]);
}

/** Lists the ten slowest tests. */
export function slowestTests(suites: readonly Suite[]): string {
  const all = suites.flatMap(({ name, tests }) => tests.map((test) => ({ name, ...test })));
  const slowest = all.sort((a, b) => b.seconds - a.seconds).slice(0, 10);
  return slowest.map(({ name, title, seconds }) => `${seconds.toFixed(1)} s  ${name}: ${title}`).join('\n');
}

function table(rows: readonly string[][]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    row.map((cell, column) =>
      column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
    );
  return rows.map((row) => line(row).join('  ')).join('\n');
}
