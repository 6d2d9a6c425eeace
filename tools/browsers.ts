import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { firefox, webkit } from 'playwright-core';
import { findChromium, ensureChromium, ensureHeadlessShell } from './chromium.ts';
import { hasApt, installPackages } from './install-packages.ts';

export const engineNames = ['chromium', 'firefox', 'webkit'] as const;
export type EngineName = (typeof engineNames)[number];

export const engineLabels = {
  chromium: 'Chromium',
  firefox: 'Firefox',
  webkit: 'WebKit',
} as const satisfies Record<EngineName, string>;

/** A browser, or the WebDriver server that starts it, and the protocol that controls it. */
export interface FoundEngine {
  path: string;
  protocol: 'playwright' | 'webdriver-bidi' | 'webdriver';
}

const xvfb = '/usr/bin/Xvfb';

const packages = { firefox: ['firefox-esr'], webkit: ['webkit2gtk-driver', 'xvfb'] } as const;

const firefoxPaths = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/snap/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  ...['PROGRAMFILES', 'PROGRAMFILES(X86)'].map((name) =>
    join(process.env[name] ?? '', 'Mozilla Firefox/firefox.exe'),
  ),
];

/** Returns the Firefox for the tests: from `FIREFOX_PATH`, from Playwright, or from the system. */
function findFirefox(): FoundEngine | undefined {
  const named = process.env['FIREFOX_PATH'];
  const own = firefox.executablePath();
  if (!named && existsSync(own)) return { path: own, protocol: 'playwright' };
  const path = (named ? [named] : firefoxPaths).find((candidate) => existsSync(candidate));
  return path ? { path, protocol: 'webdriver-bidi' } : undefined;
}

/** Returns the WebKit for the tests: the driver from `WEBKIT_DRIVER_PATH`, Playwright's WebKit, or the system's driver. */
function findWebKit(): FoundEngine | undefined {
  const named = process.env['WEBKIT_DRIVER_PATH'];
  const own = webkit.executablePath();
  if (!named && existsSync(own)) return { path: own, protocol: 'playwright' };
  const path = (named ? [named] : ['/usr/bin/WebKitWebDriver', '/usr/bin/safaridriver']).find((candidate) =>
    existsSync(candidate),
  );
  // Except on macOS, WebKit needs a virtual display.
  if (!path || (process.platform !== 'darwin' && !existsSync(xvfb))) return undefined;
  return { path, protocol: 'webdriver' };
}

export function findEngine(name: EngineName): FoundEngine | undefined {
  if (name === 'firefox') return findFirefox();
  if (name === 'webkit') return findWebKit();
  const path = findChromium();
  return path ? { path, protocol: 'playwright' } : undefined;
}

/** Returns the command that installs an engine on this machine. */
export function installCommand(name: EngineName): string {
  return hasApt && name !== 'chromium'
    ? `apt-get install -y ${packages[name].join(' ')}`
    : `npx playwright install ${name}`;
}

/** Finds an engine, or installs it. */
export function ensureEngine(name: EngineName): void {
  if (name === 'chromium') {
    ensureChromium();
    ensureHeadlessShell();
    return;
  }
  if (findEngine(name) || (installPackages(...packages[name]) && findEngine(name))) return;
  throw new Error(
    `${engineLabels[name]} was not found and could not be installed. Install it with "${installCommand(name)}".`,
  );
}
