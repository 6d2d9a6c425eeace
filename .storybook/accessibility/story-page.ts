import type { Page } from '@playwright/test';
import axe from 'axe-core';
import type Axe from 'axe-core';
import { test as base } from '../built-storybook.ts';
import { helpersScript } from '../../tools/accessibility/helpers.ts';

declare global {
  var axe: typeof Axe;
}

/** Globals that the toolbar of Storybook sets. */
export interface Toolbar {
  language: string;
  scheme: 'light' | 'dark';
}

const defaultToolbar: Toolbar = { language: 'en', scheme: 'light' };

export interface StoryPage {
  page: Page;
  /** Opens a story in its language and the light scheme, and waits until its play function has finished. */
  open: (id: string, viewport?: Viewport) => Promise<void>;
  /** Renders the story again with other settings. Its state stays, and its play function does not run again. */
  setToolbar: (toolbar: Toolbar) => Promise<void>;
}

export interface Viewport {
  width: number;
  height: number;
}

/** The viewport of stories that do not set one. */
const desktop: Viewport = { width: 960, height: 640 };
export const phone: Viewport = { width: 320, height: 568 };

/** `MINIMAL_VIEWPORTS` of Storybook. */
const viewports = new Map([
  ['mobile1', phone],
  ['mobile2', { width: 414, height: 896 }],
  ['tablet', { width: 834, height: 1112 }],
]);

/** One page for all stories of a worker: changing the story is several times faster than loading the page again. */
export const test = base.extend<object, { storyPage: StoryPage }>({
  storyPage: [
    async ({ browser, origin }, use) => {
      const context = await browser.newContext({
        reducedMotion: 'reduce',
        // Storybook waits 100 ms for the animations of each story, except in its own test runner.
        userAgent: 'StorybookTestRunner',
      });
      const page = await context.newPage();
      await page.addInitScript(`${axe.source}; ${helpersScript}`);
      const load = async () => {
        await page.goto(`${origin}/iframe.html?viewMode=story`);
        await page.waitForFunction(() => globalThis.__STORYBOOK_ADDONS_CHANNEL__?.last('previewInitialized'));
        await page.evaluate(() => {
          // The test decides when axe runs.
          const globals = { a11y: { manual: true } };
          globalThis.__STORYBOOK_ADDONS_CHANNEL__?.emit('updateGlobals', { globals });
        });
      };

      /** The story that is open, unless its play function failed. */
      let openStory: string | undefined;
      let currentToolbar = defaultToolbar;
      const setToolbar = async (toolbar: Toolbar) => {
        currentToolbar = toolbar;
        await rerender(page, toolbar);
      };
      const open = async (id: string, viewport?: Viewport) => {
        // Storybook does not open the same story again, or another one after a play function that failed.
        if (openStory === undefined || openStory === id) await load();
        else if (currentToolbar !== defaultToolbar) await setToolbar(defaultToolbar);
        currentToolbar = defaultToolbar;
        openStory = undefined;
        await page.setViewportSize(viewport ?? (await getViewport(page, id)));
        if (await changeStory(page, id)) openStory = id;
      };
      await use({ page, open, setToolbar });
      await context.close();
    },
    { scope: 'worker' },
  ],
});

async function getViewport(page: Page, id: string): Promise<Viewport> {
  const name = await page.evaluate(async (storyId) => {
    const story = await globalThis.__STORYBOOK_PREVIEW__?.loadStory({ storyId });
    return story?.storyGlobals.viewport?.value;
  }, id);
  return viewports.get(name ?? '') ?? desktop;
}

/**
 * Returns whether the play function finished. `test-stories` tests what it expects; here it only brings the story into
 * its state. React runs in production mode here, so a play function may query an element before it is rendered.
 */
function changeStory(page: Page, id: string): Promise<boolean> {
  return page.evaluate(
    (storyId) =>
      new Promise<boolean>((resolve) => {
        // Resets what stories may have changed.
        localStorage.clear();
        delete document.documentElement.dataset['scheme'];
        delete document.documentElement.dataset['theme'];
        window.scrollTo(0, 0);

        const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__;
        const onFinished = (event: { storyId: string }) => {
          if (event.storyId === storyId) stop(true);
        };
        const onError = () => {
          stop(false);
        };
        const stop = (finished: boolean) => {
          channel?.off('storyFinished', onFinished);
          channel?.off('playFunctionThrewException', onError);
          requestAnimationFrame(() => {
            resolve(finished);
          });
        };
        channel?.on('storyFinished', onFinished);
        channel?.on('playFunctionThrewException', onError);
        channel?.emit('setCurrentStory', { storyId, viewMode: 'story' });
      }),
    id,
  );
}

function rerender(page: Page, toolbar: Toolbar): Promise<void> {
  return page.evaluate(
    (globals) =>
      new Promise<void>((resolve, reject) => {
        const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__;
        const onFinished = () => {
          channel?.off('storyFinished', onFinished);
          requestAnimationFrame(() => {
            // Storybook shows the message of an error in place of the story.
            if (document.body.matches('.sb-show-errordisplay')) reject(new Error(document.body.innerText));
            else resolve();
          });
        };
        channel?.on('storyFinished', onFinished);
        channel?.emit('updateGlobals', { globals });
      }),
    toolbar,
  );
}

/** Violations of all rules of axe that `@storybook/addon-a11y` checks. */
export function axeViolations(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const { violations } = await globalThis.axe.run(
      { include: document.body, exclude: ['.sb-wrapper'] },
      { rules: { region: { enabled: false } }, resultTypes: ['violations'] },
    );
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html}: ${failureSummary ?? ''}`),
    );
  });
}
