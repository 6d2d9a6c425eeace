// The upper limit of Node's HTTP server: it reads each request and always sends the same response, either that of a
// stored message, or one with the given headers and number of bytes.
import { createServer } from 'node:http';
import * as v from 'valibot';

const [port = '', told] = process.argv.slice(2);
const page =
  told === undefined
    ? undefined
    : v.parse(v.object({ bytes: v.number(), headers: v.record(v.string(), v.string()) }), JSON.parse(told));
const body = page
  ? Buffer.alloc(page.bytes)
  : `{"code":201,"data":{"code":201,"id":"${crypto.randomUUID()}"}}`;
const headers = {
  'Content-Type': 'application/json',
  'Content-Length': String(body.length),
  ...page?.headers,
};

createServer((request, response) => {
  request.resume().once('end', () => {
    response.writeHead(page ? 200 : 201, headers).end(body);
  });
}).listen(Number(port), '127.0.0.1');
