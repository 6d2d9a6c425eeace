import type { Page } from '@playwright/test';
import axe from 'axe-core';
import type Axe from 'axe-core';
import { test as base } from '../built.ts';
import { toolScript } from '../../tools/access/tools.ts';

declare global {
  var axe: typeof Axe;
}

/** One page for all stories: to turn it to the next is several times as fast as to open another. */
export interface Workshop {
  page: Page;
  /** Turns to a story, in the window that it asks for, and waits until it is drawn and played. */
  visit: (id: string) => Promise<void>;
}

export const test = base.extend<object, { workshop: Workshop }>({
  workshop: [
    async ({ browser, address }, use) => {
      const context = await browser.newContext({
        reducedMotion: 'reduce',
        // Storybook waits a tenth of a second for the animations of each story, but not before its own runner.
        userAgent: 'StorybookTestRunner',
      });
      const page = await context.newPage();
      await page.addInitScript(`${axe.source}; ${toolScript}`);
      const open = async () => {
        await page.goto(`${address}/iframe.html?viewMode=story`);
        await page.waitForFunction(() => globalThis.__STORYBOOK_ADDONS_CHANNEL__?.last('previewInitialized'));
        await page.evaluate(() => {
          // What axe says of each story as it stands is asked where each is tested.
          const globals = { a11y: { manual: true } };
          globalThis.__STORYBOOK_ADDONS_CHANNEL__?.emit('updateGlobals', { globals });
        });
      };

      let played = false;
      const visit = async (id: string) => {
        // Storybook cannot go on from a story that was not played to its end.
        if (!played) await open();
        await page.setViewportSize(await windowOf(page, id));
        played = await turnTo(page, id);
      };
      await use({ page, visit });
      await context.close();
    },
    { scope: 'worker' },
  ],
});

/** What a story is shown in that does not ask for another window. */
export const desk = { width: 960, height: 640 };
const windows = new Map([
  ['mobile1', { width: 320, height: 568 }],
  ['tablet', { width: 834, height: 1112 }],
]);

async function windowOf(page: Page, id: string) {
  const asked = await page.evaluate(async (storyId) => {
    const story = await globalThis.__STORYBOOK_PREVIEW__?.loadStory({ storyId });
    return story?.storyGlobals.viewport?.value;
  }, id);
  return windows.get(asked ?? '') ?? desk;
}

/**
 * Whether the story was played to its end. That it does what it promises is asked where each is tested: here React works
 * as it does on a site, and a play may look for what is drawn an instant later.
 */
function turnTo(page: Page, id: string): Promise<boolean> {
  return page.evaluate(
    (storyId) =>
      new Promise<boolean>((resolve) => {
        // As in a window that has just been opened.
        localStorage.clear();
        delete document.documentElement.dataset['scheme'];
        delete document.documentElement.dataset['theme'];
        window.scrollTo(0, 0);

        const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__;
        const finish = (event: { storyId: string }) => {
          if (event.storyId === storyId) stop(true);
        };
        const fail = () => {
          stop(false);
        };
        const stop = (played: boolean) => {
          channel?.off('storyFinished', finish);
          channel?.off('playFunctionThrewException', fail);
          requestAnimationFrame(() => {
            resolve(played);
          });
        };
        channel?.on('storyFinished', finish);
        channel?.on('playFunctionThrewException', fail);
        channel?.emit('setCurrentStory', { storyId, viewMode: 'story' });
      }),
    id,
  );
}
