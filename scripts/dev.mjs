import { once } from 'node:events';
import { createServer as createHttp } from 'node:http';
import { readFileSync } from 'node:fs';
import { createServer as createVite } from 'vite';

// The same portal on one port, with pages that reload in place; a change below server/ opens it anew.
const http = createHttp();
const vite = await createVite({
  appType: 'custom',
  server: { middlewareMode: true, hmr: { server: http } },
});
let portal = await open();

http.on('request', (request, response) => {
  if (/^\/(api|idp|calendar|demo\/mail)(\/|$|\?)|^\/(app|config|demo\/mail)\.json/.test(request.url)) {
    portal.app.routing(request, response);
    return;
  }
  vite.middlewares(request, response, async () => {
    response.setHeader('content-type', 'text/html');
    response.end(await vite.transformIndexHtml(request.url, readFileSync('index.html', 'utf8')));
  });
});

const serverSide = /\/(server|contract|demo)\/.*(?<!\.test)\.(ts|sql|json)$/;
let opening = Promise.resolve();
vite.watcher.on('change', (path) => {
  if (!serverSide.test(path)) return;
  opening = reopen(opening);
});

/** One at a time: a change that comes while the server is being opened waits for it. */
async function reopen(before) {
  await before;
  await portal.close();
  vite.moduleGraph.invalidateAll();
  portal = await open();
  console.log('The server was opened anew.');
}

async function open() {
  const { openPortal } = await vite.ssrLoadModule('/server/app/portal.ts');
  const opened = await openPortal(process.env);
  await opened.app.ready();
  return opened;
}

http.listen(portal.config.port, portal.config.host);
await once(http, 'listening');
const address = `http://localhost:${http.address().port}`;
console.log(`Fieldgate for developers: ${address}`);
for (const line of await portal.welcome(address)) console.log(line);

async function close() {
  http.close();
  await portal.close();
  await vite.close();
  process.exit(0);
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void close());
