import { request, type IncomingHttpHeaders } from 'node:http';
import { request as requestSecurely } from 'node:https';
import { buffer } from 'node:stream/consumers';

/** The capabilities in which hosts differ. */
export interface Capabilities {
  /** How an unprefixed path is negotiated: by the weights in `Accept-Language`, or always English. */
  language: 'by weight' | 'english';
  /** The encodings that it sends, in order of preference. Without them, the host chooses its own compression. */
  encodings?: readonly string[];
  /** Whether documents have the header `Content-Language`. */
  sendsContentLanguage: boolean;
  /** The `Cache-Control` of documents. */
  documentCaching: string;
  /** Whether it forwards messages and violation reports to the provider. */
  forwardsApi: boolean;
  /** Whether the file names of documents are hidden or redirect to their paths. */
  fileNames: 'hidden' | 'redirected';
  /** The response to an unknown path. */
  unknownPage: 'redirect' | 'error page';
  /** The status of a redirect that removes a trailing slash. */
  trailingSlashStatus: 307 | 308;
  /** Whether a 404 response is not cached, or cached like other files in its folder. */
  cachesMissingFiles: boolean;
  /** Maps the content type in the build to the one that the host sends. @default the same */
  getContentType?: (type: string) => string;
  /** Whether status 405 includes the `Allow` header. */
  listsAllowedMethods: boolean;
}

export interface Host {
  url: string;
  /** The socket that it listens on instead of a port. */
  socketPath?: string;
  stop: () => Promise<void>;
}

export interface HostKind {
  name: string;
  /** Why this host cannot be tested. */
  skipReason?: string | undefined;
  capabilities: Capabilities;
  start: () => Promise<Host>;
}

export interface HostRequest {
  path: string;
  method?: string;
  headers?: Readonly<Record<string, string>>;
  body?: string;
}

/** A request and its expected response. A header that is `undefined` must be absent. */
export interface Expectation extends HostRequest {
  status: number;
  responseHeaders?: Readonly<Record<string, string | undefined>>;
  /** A text that the body contains. */
  bodyContains?: string;
}

export interface HostResponse {
  status: number;
  headers: IncomingHttpHeaders;
  /** The name of each header line, including duplicates. */
  headerNames: readonly string[];
  body: Buffer;
}

/**
 * Requests the exact path: `fetch` would normalize its dot segments. Each request has its own connection, because a host
 * closes one that a test has not used for seconds. The certificate of a test signs itself.
 */
export async function send(
  { url, socketPath }: Host,
  { path, method = 'GET', headers, body }: HostRequest,
): Promise<HostResponse> {
  const { protocol, hostname, port } = new URL(url);
  const start = protocol === 'https:' ? requestSecurely : request;
  return new Promise((resolve, reject) => {
    const outgoing = start(
      { hostname, port, socketPath, path, method, headers, agent: false, rejectUnauthorized: false },
      (response) => {
        buffer(response).then((received) => {
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            headerNames: response.rawHeaders
              .filter((_, index) => index % 2 === 0)
              .map((name) => name.toLowerCase()),
            body: received,
          });
        }, reject);
      },
    );
    outgoing.once('error', reject).end(body);
  });
}
