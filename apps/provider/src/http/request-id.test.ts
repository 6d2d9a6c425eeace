import { describe, expect, it } from 'vitest';
import { smallApp } from '../testing/small-app.ts';

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const traceparent = `00-${traceId}-00f067aa0ba902b7-01`;
const generated = /^[\da-f]{8}-[\da-f-]{27}$/;

async function getRequestId(trustedHops: number, headers: Record<string, string>): Promise<string> {
  const { app, lines } = smallApp({ trustedHops });
  const response = await app.request('/api/v1/nothing', { headers });
  const { requestId } = JSON.parse(lines[0] ?? '') as { requestId: string };
  expect(lines).toHaveLength(1);
  expect(response.headers.get('X-Request-Id')).toBe(requestId);
  return requestId;
}

describe('the id of a request', () => {
  it('is that of a trusted proxy, in X-Request-Id or in traceparent', async () => {
    expect(await getRequestId(1, { 'X-Request-Id': 'abc-123' })).toBe('abc-123');
    expect(await getRequestId(1, { traceparent })).toBe(traceId);
    expect(await getRequestId(1, { traceparent, 'X-Request-Id': 'abc-123' })).toBe('abc-123');
  });

  it('is generated without a trusted proxy', async () => {
    expect(await getRequestId(0, { 'X-Request-Id': 'abc-123', traceparent })).toMatch(generated);
  });

  it.each(['a"b', 'a b', 'a,"level":60', '{}', '\u001b[31m', 'x'.repeat(129), ''])(
    'is generated when that of the proxy is %j',
    async (id) => {
      expect(await getRequestId(1, { 'X-Request-Id': id })).toMatch(generated);
    },
  );

  it.each(['00-short-00f067aa0ba902b7-01', `${traceparent}"`, traceId])(
    'is generated when traceparent is %j',
    async (invalid) => {
      expect(await getRequestId(1, { traceparent: invalid })).toMatch(generated);
    },
  );
});
