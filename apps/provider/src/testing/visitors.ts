import { Agent, request } from 'node:http';
import { endpoints } from '@studio/api-client/contract';

/** A message whose content contains its key, so that a test can check that it is stored completely. */
export interface SentMessage {
  key: string;
  name: string;
  email: string;
  subject: string;
  message: string;
}

export function newMessage(): SentMessage {
  const key = crypto.randomUUID();
  return {
    key,
    name: `Visitor ${key}`,
    email: `${key}@example.com`,
    subject: `The subject of ${key}`,
    message: `${key} 你好 `.repeat(20).trim(),
  };
}

export interface TimedResponse {
  status: number;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: string;
  ms: number;
}

/** Sends a request over a keep-alive connection. Rejects when the connection breaks. */
export function sendRequest(agent: Agent, url: string, message?: SentMessage): Promise<TimedResponse> {
  const startTime = performance.now();
  return new Promise((resolve, reject) => {
    const outgoing = request(
      url,
      {
        agent,
        method: message ? 'POST' : 'GET',
        headers: message ? { 'Content-Type': 'application/json' } : {},
      },
      (incoming) => {
        let body = '';
        incoming.setEncoding('utf8').on('data', (text: string) => (body += text));
        incoming.once('error', reject).once('end', () => {
          resolve({
            status: incoming.statusCode ?? 0,
            headers: incoming.headers,
            body,
            ms: performance.now() - startTime,
          });
        });
      },
    );
    outgoing.once('error', reject).end(message && JSON.stringify(message));
  });
}

export const sendMessage = (agent: Agent, url: string, message: SentMessage) =>
  sendRequest(agent, url + endpoints.contact, message);

export const keepAliveAgent = (maxSockets: number) => new Agent({ keepAlive: true, maxSockets: maxSockets });

/** The id of an acknowledged message, or nothing for other responses. */
export function acknowledgedId({ status, body }: TimedResponse): string | undefined {
  if (status !== 201) return undefined;
  const [, id] = /"id":"([^"]+)"/.exec(body) ?? [];
  if (!id) throw new Error(`A message was acknowledged without an id: ${body}`);
  return id;
}
