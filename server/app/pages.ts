import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { PortalConfig } from '@contract/portalConfig/schema';

/**
 * The built pages, the run-time configuration, and the one page with which every screen's address answers.
 * @param root where the built pages lie, from the folder that the server is started in
 */
export async function servePages(
  app: FastifyInstance,
  config: () => Promise<PortalConfig>,
  root = 'dist/web',
): Promise<void> {
  app.get('/config.json', async (_, reply) => reply.header('cache-control', 'no-cache').send(await config()));
  // In development the pages come from their sources, and there is nothing built to serve.
  if (!existsSync(root)) return;
  await app.register(fastifyStatic, {
    root: resolve(root),
    preCompressed: true,
    index: false,
    // A folder is no page: without this, "/" is refused (403) to whoever takes no compressed answer. What begins with
    // a dot is the build's own.
    allowedPath: (path) => !path.endsWith('/') && !path.includes('/.'),
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

/**
 * What programs ask servers for: health checks, metrics, what scanners look for, files by their ending. Whoever asks
 * so is told that there is nothing, as the sign-in page would tell a health check that all is well.
 */
const machines = [
  /^\/(api|idp|assets|demo)(\/|$)/i,
  /\.[a-z][a-z0-9]{0,7}\/?$/i,
  /\/[._]/,
  /^\/(health|healthz|healthcheck|livez?|liveness|readyz?|readiness|ping|status|metrics|debug|actuator)(\/|$)/i,
  /^\/(server-status|server-info|cgi-bin|wp-[a-z]+|wordpress|phpmyadmin|graphql|swagger(-ui)?)(\/|$)/i,
];

/** Whether an unknown address is one of the portal's screens, for which the page itself is the answer. */
export const isScreen = (method: string, path: string): boolean =>
  (method === 'GET' || method === 'HEAD') && !machines.some((machine) => machine.test(path));
