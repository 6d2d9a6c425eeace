import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { firefox, webkit } from 'playwright-core';
import { findChromium, provideChromium, provideHeadlessShell } from './chromium.ts';
import { hasApt, installPackages } from './install.ts';

export const engineNames = ['chromium', 'firefox', 'webkit'] as const;
export type EngineName = (typeof engineNames)[number];

export const engineLabels = {
  chromium: 'Chromium',
  firefox: 'Firefox',
  webkit: 'WebKit',
} as const satisfies Record<EngineName, string>;

/** A browser, or the WebDriver server that starts it, and the protocol that drives it. */
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

/** The Firefox to test with: the one that `FIREFOX_PATH` names, Playwright's own, or the system's. */
export function findFirefox(): FoundEngine | undefined {
  const named = process.env['FIREFOX_PATH'];
  const own = firefox.executablePath();
  if (!named && existsSync(own)) return { path: own, protocol: 'playwright' };
  const path = (named ? [named] : firefoxPaths).find((candidate) => existsSync(candidate));
  return path ? { path, protocol: 'webdriver-bidi' } : undefined;
}

/** The WebKit to test with: the driver that `WEBKIT_DRIVER_PATH` names, Playwright's own WebKit, or the system's driver. */
export function findWebKit(): FoundEngine | undefined {
  const named = process.env['WEBKIT_DRIVER_PATH'];
  const own = webkit.executablePath();
  if (!named && existsSync(own)) return { path: own, protocol: 'playwright' };
  const path = (named ? [named] : ['/usr/bin/WebKitWebDriver', '/usr/bin/safaridriver']).find((candidate) =>
    existsSync(candidate),
  );
  // Outside macOS WebKit opens its window on a virtual screen.
  if (!path || (process.platform !== 'darwin' && !existsSync(xvfb))) return undefined;
  return { path, protocol: 'webdriver' };
}

export function findEngine(name: EngineName): FoundEngine | undefined {
  if (name === 'firefox') return findFirefox();
  if (name === 'webkit') return findWebKit();
  const path = findChromium();
  return path ? { path, protocol: 'playwright' } : undefined;
}

/** The command that installs an engine on this machine. */
export function installCommand(name: EngineName): string {
  return hasApt && name !== 'chromium'
    ? `apt-get install -y ${packages[name].join(' ')}`
    : `npx playwright install ${name}`;
}

/** Finds an engine, or installs it. */
export function provideEngine(name: EngineName): void {
  if (name === 'chromium') {
    provideChromium();
    provideHeadlessShell();
    return;
  }
  if (findEngine(name) || (installPackages(...packages[name]) && findEngine(name))) return;
  throw new Error(
    `${engineLabels[name]} was not found and could not be installed. Install it with "${installCommand(name)}".`,
  );
}
