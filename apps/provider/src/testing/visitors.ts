import { Agent, request } from 'node:http';
import { endpoints } from '@studio/api-client/contract';

/** A message, whole enough to see afterwards that it is: its text tells which one it is. */
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

export interface Answer {
  status: number;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: string;
  ms: number;
}

/** Asks over kept connections, as a browser does. Rejects when the connection breaks. */
export function ask(agent: Agent, url: string, message?: SentMessage): Promise<Answer> {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    const asking = request(
      url,
      {
        agent,
        method: message ? 'POST' : 'GET',
        headers: message ? { 'Content-Type': 'application/json' } : {},
      },
      (answer) => {
        let body = '';
        answer.setEncoding('utf8').on('data', (text: string) => (body += text));
        answer.once('error', reject).once('end', () => {
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            body,
            ms: performance.now() - began,
          });
        });
      },
    );
    asking.once('error', reject).end(message && JSON.stringify(message));
  });
}

export const send = (agent: Agent, url: string, message: SentMessage) =>
  ask(agent, url + endpoints.contact, message);

export const keepingConnections = (most: number) => new Agent({ keepAlive: true, maxSockets: most });

/** The id in the answer to a message that was kept, and nothing for any other answer. */
export function idOf({ status, body }: Answer): string | undefined {
  if (status !== 201) return undefined;
  const [, id] = /"id":"([^"]+)"/.exec(body) ?? [];
  if (!id) throw new Error(`A message was acknowledged without an id: ${body}`);
  return id;
}
