// Serves the site in a folder with Vite's development server, without a cache of bundled packages, and prints its URL:
// `node serve.ts <folder of the site> <folder for the cache>`.
import { createServer } from 'vite';

const [root = '.', cacheDir = ''] = process.argv.slice(2);

const server = await createServer({
  root,
  cacheDir,
  configLoader: process.execArgv.includes('--conditions=@studio/source') ? 'native' : 'bundle',
  logLevel: 'warn',
  server: { host: '127.0.0.1', port: 0 },
});
await server.listen();
console.log(server.resolvedUrls?.local[0]);
