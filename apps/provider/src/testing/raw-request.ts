import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

export interface RawAnswer {
  status: number;
  headers: Headers;
  body: string;
}

/** Sends these very bytes, and reads what comes until the connection ends. */
export async function rawRequest(url: string, request: string | Buffer): Promise<RawAnswer[]> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.write(request);
  return parse(await text(socket));
}

/** Answers stand one after the other. Each says how long it is, or ends with an empty part. */
function parse(rest: string): RawAnswer[] {
  if (rest === '') return [];
  const from = rest.indexOf('\r\n\r\n') + 4;
  const [statusLine = '', ...lines] = rest.slice(0, from - 4).split('\r\n');
  const headers = new Headers(
    lines.map((line): [string, string] => [
      line.slice(0, line.indexOf(':')),
      line.slice(line.indexOf(':') + 1),
    ]),
  );
  const lastPart = '0\r\n\r\n';
  const length = headers.has('Transfer-Encoding')
    ? rest.slice(from).indexOf(lastPart) + lastPart.length
    : Number(headers.get('Content-Length') ?? 0);
  const body = rest.slice(from, from + length);
  return [{ status: Number(statusLine.split(' ')[1]), headers, body }, ...parse(rest.slice(from + length))];
}
