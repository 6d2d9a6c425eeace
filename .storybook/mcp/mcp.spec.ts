import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test as base } from '@playwright/test';
import { findFreePort } from '../../tools/free-port.ts';

/** A Storybook that runs in development mode on a free port. `@storybook/addon-mcp` adds an MCP server to it. */
const test = base.extend<object, { callTool: (name: string, args?: object) => Promise<string> }>({
  callTool: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the required fixtures from this pattern.
    async ({}, use) => {
      const port = String(await findFreePort());
      const origin = `http://127.0.0.1:${port}`;
      const storybook = startStorybook(port);
      process.once('exit', () => storybook.kill());
      try {
        await expect.poll(() => respondsTo(`${origin}/index.json`), { timeout: 120_000 }).toBe(true);
        await use((name, args = {}) => callTool(`${origin}/mcp`, name, args));
      } finally {
        if (storybook.kill()) await once(storybook, 'exit');
      }
    },
    { scope: 'worker', timeout: 150_000 },
  ],
});

// One Storybook for all tests.
test.describe.configure({ mode: 'default' });

test('an assistant finds the components of a running Storybook', async ({ callTool }) => {
  const list = await callTool('docs-list');
  expect(list).toContain('- Button (primitives-button): A button for an action');
  expect(list).toContain('- Poster (blocks-poster)');
});

test('an assistant reads the props and an example of Button', async ({ callTool }) => {
  const page = await callTool('docs-show', { id: 'primitives-button' });
  expect(page).toMatch(/variant\?: "primary" \| "secondary"/);
  expect(page).toContain('Fills the width of the container.');
  expect(page).toMatch(/import \{[^}]*\bButton\b[^}]*\} from '@studio\/ui'/);
  expect(page).not.toMatch(/from '\./);
  expect(page).toContain('<Button');
});

function startStorybook(port: string): ChildProcess {
  const cli = fileURLToPath(import.meta.resolve('storybook/internal/bin/dispatcher'));
  const args = ['dev', '--config-dir', join(import.meta.dirname, '..'), '--port', port, '--exact-port'];
  return spawn(process.execPath, [cli, ...args, '--host', '127.0.0.1', '--ci', '--quiet'], {
    stdio: 'ignore',
  });
}

async function respondsTo(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}

/** Returns the text that a tool of the MCP server responds with. https://modelcontextprotocol.io/specification */
async function callTool(url: string, name: string, args: object): Promise<string> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } }),
  });
  // The response is one server-sent event.
  const data = (await response.text()).split('\n').find((line) => line.startsWith('data: '));
  const { result } = JSON.parse(data?.slice('data: '.length) ?? '') as {
    result: { content: { text: string }[] };
  };
  return result.content.map(({ text }) => text).join('\n');
}
