// What Node's own HTTP server can do at most: it reads what comes and answers each request alike, with the body of a
// message that was kept, or with so many bytes and the headers of a page.
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
