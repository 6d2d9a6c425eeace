import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { findFreePort } from '../../../../tools/free-port.ts';
import {
  defaultSize,
  evaluator,
  scrollIntoView,
  untilNewDocument,
  type EngineBrowser,
  type EnginePage,
} from './engine.ts';
import { start } from './processes.ts';
import { startXvfb } from './xvfb.ts';

/** MiniBrowser's toolbar keeps its window at 447 px or more. Without it the window can be as narrow as a phone. */
const smallToolbar =
  '* { min-width: 0; min-height: 0; margin: 0; padding: 0; border: 0; font-size: 1px; -gtk-icon-transform: scale(0.1) }';

/** The key under which WebDriver returns an element. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** The time in milliseconds for opening or resizing a window, which takes less than two seconds. */
const windowTimeout = 20_000;

/** For an evaluation, in milliseconds. The driver reports it, so its response takes a little longer. */
const scriptTimeout = 30_000;
const scriptResponseTimeout = scriptTimeout + 5000;

const keys = { Enter: '\uE006', Escape: '\uE00C' };

/** WebKit through its WebDriver server: WebKitGTK's MiniBrowser on a virtual screen, or Safari on macOS. */
export async function launchWebKit(driver: string): Promise<EngineBrowser> {
  const screen = process.platform === 'darwin' ? undefined : await startXvfb();
  const config = mkdtempSync(join(tmpdir(), 'studio-webkit-'));
  mkdirSync(join(config, 'gtk-3.0'));
  writeFileSync(join(config, 'gtk-3.0/gtk.css'), smallToolbar);
  const env = {
    ...process.env,
    // The faces of the machine: WebKitGTK crashes on a page with the variable Chinese faces of the other engines.
    FONTCONFIG_FILE: undefined,
    ...(screen && { DISPLAY: screen.display }),
    XDG_CONFIG_HOME: config,
    // WebKit's sandbox does not start as root.
    ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }),
  };
  const pages = new Set<EnginePage>();
  return {
    name: 'webkit',
    async newPage() {
      const open = () => openPage(driver, env, () => pages.delete(page));
      // WebKitGTK sometimes opens no window and does not answer. Another process does.
      const page = await open().catch((error: unknown) => {
        console.warn('WebKit opened no window. Trying again.', error);
        return open();
      });
      pages.add(page);
      return page;
    },
    async close() {
      await Promise.all([...pages].map((page) => page.close()));
      await screen?.stop();
      rmSync(config, { recursive: true });
    },
  };
}

/** A WebDriver server allows one session, so each page has its own server. */
async function openPage(driver: string, env: NodeJS.ProcessEnv, onClose: () => void): Promise<EnginePage> {
  const port = await findFreePort();
  const { stop } = start(driver, ['-p', String(port)], { env });
  try {
    const page = await openSession(`http://127.0.0.1:${String(port)}`, async () => {
      onClose();
      await stop();
    });
    await page.resize(defaultSize.width, defaultSize.height);
    return page;
  } catch (error) {
    await stop();
    throw error;
  }
}

async function openSession(serverUrl: string, onClose: () => Promise<void>): Promise<EnginePage> {
  await untilReady(`${serverUrl}/status`);
  const capabilities = {
    alwaysMatch: { pageLoadStrategy: 'none', timeouts: { implicit: 10_000, script: scriptTimeout } },
  };
  const session = await send('POST', `${serverUrl}/session`, { capabilities }, windowTimeout);
  const path = `${serverUrl}/session/${member(session, 'sessionId')}`;
  const post = (command: string, body: object = {}, timeout?: number) =>
    send('POST', path + command, body, timeout);
  const evaluate = evaluator((expression) =>
    post('/execute/sync', { script: `return ${expression}`, args: [] }, scriptResponseTimeout),
  );
  const find = async (selector: string) => {
    const element = await post('/element', { using: 'css selector', value: selector });
    const script = `return (${String(scrollIntoView)})(arguments[0])`;
    await post('/execute/sync', { script, args: [element] }, scriptResponseTimeout);
    return `/element/${member(element, elementKey)}`;
  };
  const resize = async (width: number, height: number) => {
    await post('/window/rect', { width, height }, windowTimeout);
    const frame = await evaluate(() => outerHeight - innerHeight);
    await post('/window/rect', { width, height: height + frame }, windowTimeout);
  };
  return {
    goto: (url) => untilNewDocument(evaluate, () => post('/url', { url })),
    evaluate,
    click: async (selector) => {
      await post(`${await find(selector)}/click`);
    },
    type: async (selector, text) => {
      await post(`${await find(selector)}/value`, { text: text.replaceAll('\n', keys.Enter) });
    },
    press: async (key) => {
      const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value: keys[key] }));
      await post('/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
    },
    back: async () => {
      await post('/back');
    },
    forward: async () => {
      await post('/forward');
    },
    resize,
    screenshot: async () => Buffer.from(String(await send('GET', `${path}/screenshot`)), 'base64'),
    url: () => evaluate(() => location.href),
    close: async () => {
      await send('DELETE', path).catch(() => undefined);
      await onClose();
    },
  };
}

async function send(method: string, url: string, body?: object, timeout = 60_000): Promise<unknown> {
  const answer = await fetch(url, {
    method,
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(timeout),
  });
  // Every WebDriver response has this format.
  const { value } = (await answer.json()) as { value: unknown };
  if (!answer.ok) throw new Error(`WebDriver: ${member(value, 'error')}: ${member(value, 'message')}`);
  return value;
}

function member(value: unknown, name: string): string {
  return typeof value === 'object' && value !== null ? String(Reflect.get(value, name)) : '';
}

async function untilReady(url: string): Promise<void> {
  const deadline = Date.now() + 30_000;
  while (Date.now() < deadline) {
    const isReady = await send('GET', url).then(
      () => true,
      () => false,
    );
    if (isReady) return;
    await delay(20);
  }
  throw new Error(`No WebDriver server answered at ${url}.`);
}
