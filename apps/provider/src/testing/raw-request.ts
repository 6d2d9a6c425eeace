import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

export interface RawResponse {
  status: number;
  headers: Headers;
  body: string;
}

/** Sends raw bytes, and reads responses until the connection is closed. */
export async function rawRequest(url: string, request: string | Buffer): Promise<RawResponse[]> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.write(request);
  return parse(await text(socket));
}

/** Parses consecutive responses with a Content-Length or chunked bodies. */
function parse(rest: string): RawResponse[] {
  if (rest === '') return [];
  const from = rest.indexOf('\r\n\r\n') + 4;
  const [statusLine = '', ...lines] = rest.slice(0, from - 4).split('\r\n');
  const headers = new Headers(
    lines.map((line): [string, string] => [
      line.slice(0, line.indexOf(':')),
      line.slice(line.indexOf(':') + 1),
    ]),
  );
  const lastChunk = '0\r\n\r\n';
  const length = headers.has('Transfer-Encoding')
    ? rest.slice(from).indexOf(lastChunk) + lastChunk.length
    : Number(headers.get('Content-Length') ?? 0);
  const body = rest.slice(from, from + length);
  return [{ status: Number(statusLine.split(' ')[1]), headers, body }, ...parse(rest.slice(from + length))];
}
