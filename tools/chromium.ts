import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { installPackages, run } from './install-packages.ts';

/**
 * Runs as root and without a GPU, and makes no background requests. Without the emulation of a GPU, which the site does
 * not need, two specs took 50 to 51 s instead of 55 to 61 (two cores, three workers).
 */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-software-rasterizer',
  '--disable-background-networking',
];

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

/** Returns the Chromium for the tests: from `CHROME_PATH`, from the system, or from Playwright. */
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

/** Installs the headless shell if this account has the permission. The tests also run without it. */
export function ensureHeadlessShell(): void {
  if (!process.env['CHROME_PATH'] && !existsSync(systemHeadlessShell))
    installPackages('chromium-headless-shell');
}

/** Finds Chromium, or installs it. */
export function ensureChromium(): string {
  const named = process.env['CHROME_PATH'];
  if (named && !existsSync(named))
    throw new Error(`CHROME_PATH is "${named}", but that file does not exist.`);

  const found =
    findChromium() ?? (installWithPlaywright() || installPackages('chromium') ? findChromium() : undefined);
  if (!found)
    throw new Error(
      'Chromium was not found and could not be installed. Install Chromium or Chrome, or set CHROME_PATH.',
    );
  return found;
}

function installWithPlaywright(): boolean {
  console.log('Chromium was not found. Downloading it with Playwright …');
  return run('npx', ['playwright', 'install', 'chromium']);
}
