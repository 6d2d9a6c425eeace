import { request, type IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** The policy of files that are not documents: it sandboxes them. */
export const inert = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** The capabilities in which hosts differ. */
export interface Abilities {
  /** How an unprefixed path is negotiated: by the weights or the order in `Accept-Language`, or always English. */
  language: 'by weight' | 'by order' | 'english';
  /** The encodings that it sends, the best first. Without them, the host chooses its own compression. */
  encodings?: readonly string[];
  /** Whether it forwards messages and violation reports to the provider. */
  provider: boolean;
  /** Whether the file names of documents are hidden or redirect to their paths. */
  fileNames: 'hidden' | 'lead to the document';
  /** The response to an unknown path. */
  unknownPage: 'home' | 'a page that leads home';
  /** The status of a redirect that removes a trailing slash. */
  slash: 307 | 308;
  /** Whether a 404 response is not cached, or cached like other files in its folder. */
  missingFile: 'kept by nobody' | 'kept like its neighbours';
  /** Maps the content type in the build to the one that the host sends. @default the same */
  typeOf?: (type: string) => string;
  /** Whether status 405 includes the `Allow` header. */
  tellsMethods: boolean;
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
  missing?: string | undefined;
  can: Abilities;
  start: () => Promise<Host>;
}

export interface Question {
  path: string;
  method?: string;
  headers?: Readonly<Record<string, string>>;
  body?: string;
}

/** A request and its expected response. A header that is `undefined` must be absent. */
export interface Row extends Question {
  status: number;
  answers?: Readonly<Record<string, string | undefined>>;
  /** A text that the body contains. */
  says?: string;
}

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  /** The name of each header line, including duplicates. */
  names: readonly string[];
  body: Buffer;
}

/** Requests the exact path: `fetch` would normalize its dot segments. */
export async function ask(
  { url, socketPath }: Host,
  { path, method = 'GET', headers, body }: Question,
): Promise<Answer> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const outgoing = request({ hostname, port, socketPath, path, method, headers }, (answer) => {
      buffer(answer).then((received) => {
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          names: answer.rawHeaders.filter((_, index) => index % 2 === 0).map((name) => name.toLowerCase()),
          body: received,
        });
      }, reject);
    });
    outgoing.once('error', reject).end(body);
  });
}
