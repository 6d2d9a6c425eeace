import { findEngine, type EngineName } from '../../../../tools/browsers.ts';
import type { EngineBrowser } from './engine.ts';
import { launchFirefox } from './firefox.ts';
import { launchWithPlaywright } from './playwright-engine.ts';
import { launchWebKit } from './webkit.ts';

/** Starts an engine with the protocol that the installed version supports. Undefined if it is not installed. */
export async function launchEngine(name: EngineName): Promise<EngineBrowser | undefined> {
  const found = findEngine(name);
  switch (found?.protocol) {
    case undefined:
      return undefined;
    case 'playwright':
      return launchWithPlaywright(name, found.path);
    case 'webdriver-bidi':
      return launchFirefox(found.path);
    case 'webdriver':
      return launchWebKit(found.path);
  }
}
