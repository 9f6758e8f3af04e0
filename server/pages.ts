import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { PortalConfig } from '../contract/portalConfig';

/** Where the built pages lie, from the folder that the server is started in. */
const root = 'dist/web';

/** The built pages, the run-time configuration, and the one page with which every screen's address answers. */
export async function servePages(app: FastifyInstance, config: () => Promise<PortalConfig>): Promise<void> {
  app.get('/config.json', async (_, reply) => reply.header('cache-control', 'no-cache').send(await config()));
  // In development the pages come from their sources, and there is nothing built to serve.
  if (!existsSync(root)) return;
  await app.register(fastifyStatic, {
    root: resolve(root),
    preCompressed: true,
    index: false,
    // Names under /assets/ carry a hash of their content; everything else may change with the next build.
    setHeaders: (reply, path) => {
      const cache = path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
      reply.header('cache-control', cache);
    },
  });
  app.setNotFoundHandler((request, reply) =>
    isScreen(request.method, request.url.split('?', 1)[0]!)
      ? reply.sendFile('index.html')
      : reply.code(404).type('text/plain; charset=utf-8').send('There is nothing at this address.'),
  );
}

/** Whether an unknown address is one of the portal's screens, for which the page itself is the answer. */
export const isScreen = (method: string, path: string): boolean =>
  (method === 'GET' || method === 'HEAD') && !/^\/(api|idp|assets|demo)(\/|$)|\.[a-z0-9]{2,5}$/.test(path);
