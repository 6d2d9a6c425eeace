import axe from 'axe-core';
import { configure } from 'storybook/test';
import { afterEach, expect } from 'vitest';

declare module 'vitest' {
  interface TestContext {
    /** The story that the test has rendered. Set by `@storybook/addon-vitest`. */
    story?: { tags: string[] };
  }
}

// On a busy machine, an expected state may take longer than the default of one second.
configure({ asyncUtilTimeout: 10_000 });

// `@storybook/addon-a11y` has run all axe rules in the light scheme. Only colors differ in the dark scheme.
afterEach(async ({ story, task }) => {
  // The tests of `apps/web-e2e` check the pages in the dark scheme.
  if (task.result?.state === 'fail' || !story || story.tags.includes('page')) return;
  const { dataset } = document.documentElement;
  const { scheme } = dataset;
  // Without transitions the colors of the dark scheme apply at once.
  const withoutTransitions = new CSSStyleSheet();
  withoutTransitions.replaceSync('*, ::before, ::after { transition: none !important }');
  document.adoptedStyleSheets.push(withoutTransitions);
  dataset['scheme'] = 'dark';
  try {
    const { violations } = await axe.run(document.body, {
      runOnly: ['color-contrast'],
      resultTypes: ['violations'],
    });
    const failures = violations.flatMap(({ nodes }) =>
      nodes.map(({ html, failureSummary }) => `${html}: ${failureSummary ?? ''}`),
    );
    expect(failures, 'Insufficient contrast in the dark scheme').toEqual([]);
  } finally {
    if (scheme === undefined) delete dataset['scheme'];
    else dataset['scheme'] = scheme;
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== withoutTransitions);
  }
});
