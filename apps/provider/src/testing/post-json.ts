import type { Hono } from 'hono';

/** Sends JSON to an app without a network. */
export const postJson = (
  app: Pick<Hono, 'request'>,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
) =>
  app.request(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
