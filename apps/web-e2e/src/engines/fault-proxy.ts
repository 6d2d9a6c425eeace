import { Agent, createServer, request as sendRequest } from 'node:http';

/** What happens to a request instead of a response, or before it. */
export type Fault = { status: number } | { disconnect: true } | { hang: true } | { until: Promise<unknown> };

export interface FaultProxy {
  url: string;
  /** The path of every request so far. */
  requests: string[];
  stop: () => Promise<void>;
}

export interface FaultProxyOptions {
  /** Chooses the fault of a request by its path. */
  getFault?: (path: string) => Fault | undefined;
  /** Headers that are removed from every response. */
  withoutHeaders?: readonly string[];
}

/** A blank document of the proxy itself, in which a test can frame a page of the site. */
export const blankPath = '/blank-document';

/** An HTTP proxy in front of a server, on its own port, that makes requests fail in the same way in every engine. */
export async function startFaultProxy(
  target: string,
  { getFault = () => undefined, withoutHeaders = [] }: FaultProxyOptions = {},
): Promise<FaultProxy> {
  const requests: string[] = [];
  // The server may close a kept connection at the moment when it is used again.
  const agent = new Agent({ keepAlive: false });
  const server = createServer((request, response) => {
    const { url: path = '/', method, headers } = request;
    requests.push(path);
    if (path === blankPath) {
      response.setHeader('Content-Type', 'text/html').end('<!doctype html><title>Blank</title>');
      return;
    }
    const forward = () => {
      const forwarded = sendRequest(new URL(path, target), { method, headers, agent }, (answer) => {
        const kept = Object.entries(answer.headers).filter(([name]) => !withoutHeaders.includes(name));
        response.writeHead(answer.statusCode ?? 502, Object.fromEntries(kept));
        answer.pipe(response);
      });
      forwarded.on('error', () => response.destroy());
      request.pipe(forwarded);
    };
    const fault = getFault(path);
    if (!fault) forward();
    else if ('status' in fault) response.writeHead(fault.status).end();
    else if ('disconnect' in fault) response.destroy();
    else if ('until' in fault) void fault.until.then(forward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The proxy has no port.');
  return {
    url: `http://127.0.0.1:${String(address.port)}`,
    requests,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
