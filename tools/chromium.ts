import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { installPackages, run } from './install.ts';

/** How Chromium is started: as any user, on any machine, without calling home. */
export const chromiumArgs = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];

const systemPaths = [
  ...['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'].map(
    (name) => `/usr/bin/${name}`,
  ),
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ...['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].map((name) =>
    join(process.env[name] ?? '', 'Google/Chrome/Application/chrome.exe'),
  ),
];

/** The Chromium to test with: the one that `CHROME_PATH` names, the system's, or Playwright's own. */
export function findChromium(): string | undefined {
  const named = process.env['CHROME_PATH'];
  if (named) return existsSync(named) ? named : undefined;
  return [...systemPaths, chromium.executablePath()].find((path) => existsSync(path));
}

const systemHeadlessShell = '/usr/bin/chromium-headless-shell';

/**
 * The Chromium for tests that need no window, session history cache or extensions: Debian's headless shell if it is
 * installed. A third of the end-to-end tests took 18 s with it and 34 s with Chromium (two cores, one worker).
 */
export function findHeadlessChromium(): string | undefined {
  return !process.env['CHROME_PATH'] && existsSync(systemHeadlessShell)
    ? systemHeadlessShell
    : findChromium();
}

/** Installs the headless shell where this account may. The tests work without it. */
export function provideHeadlessShell(): void {
  if (!process.env['CHROME_PATH'] && !existsSync(systemHeadlessShell))
    installPackages('chromium-headless-shell');
}

/** Finds a Chromium, or installs one. */
export function provideChromium(): string {
  const named = process.env['CHROME_PATH'];
  if (named && !existsSync(named)) throw new Error(`CHROME_PATH is "${named}", where no program is.`);

  const found =
    findChromium() ?? (tryPlaywright() || installPackages('chromium') ? findChromium() : undefined);
  if (!found)
    throw new Error(
      'No Chromium was found or could be installed. Install Chromium or Chrome, or set CHROME_PATH.',
    );
  return found;
}

function tryPlaywright(): boolean {
  console.log('No Chromium is here. Trying to download the one that Playwright brings …');
  return run('npx', ['playwright', 'install', 'chromium']);
}
