// What Node's own HTTP server can do at most: it reads what comes and answers each request alike, with the body of a
// message that was kept, or with so many bytes.
import { createServer } from 'node:http';

const [port = '', bytes] = process.argv.slice(2);
const body =
  bytes === undefined
    ? `{"code":201,"data":{"code":201,"id":"${crypto.randomUUID()}"}}`
    : Buffer.alloc(Number(bytes));

createServer((request, response) => {
  request.resume().once('end', () => {
    response.writeHead(201, { 'Content-Type': 'application/json', 'Content-Length': body.length }).end(body);
  });
}).listen(Number(port), '127.0.0.1');
