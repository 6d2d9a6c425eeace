import { request, type IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { root } from '../world.ts';

/** The policy of what is no document: it can do nothing as a page. */
export const inert = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** The built site that all hosts serve. */
export const site = join(root, 'dist/web');

/** What a host of the site can do. Where hosts differ, the difference is said here. */
export interface Abilities {
  /** Whether a bare address is answered in the language that the visitor likes best, in the first that they name, or in English. */
  language: 'by weight' | 'by order' | 'english';
  /** The encodings that it sends, the best first. Without them, it compresses by itself, as it likes. */
  encodings?: readonly string[];
  /** Whether the provider answers behind it: takes messages, and reports of broken policies. */
  provider: boolean;
  /** Whether the names of files in the built site are hidden, or lead to the addresses of their documents. */
  fileNames: 'hidden' | 'lead to the document';
  /** Where an address leads that is no page. */
  unknownPage: 'home' | 'a page that leads home';
  /** How an address with a slash at its end leads to the one without. */
  slash: 307 | 308;
  /** Whether a missing file is kept by nobody, or for as long as its neighbours. */
  missingFile: 'kept by nobody' | 'kept like its neighbours';
  /** The content type that it sends for what the build calls it. @default the same */
  typeOf?: (type: string) => string;
  /** Whether a method that is refused is told the others. */
  tellsMethods: boolean;
}

export interface Host {
  url: string;
  /** The socket that it listens on, where it has no port. */
  socketPath?: string;
  stop: () => Promise<void>;
}

export interface HostKind {
  name: string;
  /** What would have to be there to ask this host, in a sentence. */
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

/** A question, and what must be in its answer. A header that is `undefined` must not be there. */
export interface Row extends Question {
  status: number;
  answers?: Readonly<Record<string, string | undefined>>;
  /** What stands in its body. */
  says?: string;
}

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  /** The name of each header line as it came. */
  names: readonly string[];
  body: Buffer;
}

/** Asks for this very path: `fetch` would walk its dots by itself. */
export async function ask(
  { url, socketPath }: Host,
  { path, method = 'GET', headers, body }: Question,
): Promise<Answer> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const asking = request({ hostname, port, socketPath, path, method, headers }, (answer) => {
      buffer(answer).then((received) => {
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          names: answer.rawHeaders.filter((_, index) => index % 2 === 0).map((name) => name.toLowerCase()),
          body: received,
        });
      }, reject);
    });
    asking.once('error', reject).end(body);
  });
}
