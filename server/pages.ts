import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { PortalConfig } from '../contract/portalConfig';

/** Where the built pages lie, from the folder that the server is started in. */
const root = 'dist/web';

/** The built pages, the run-time configuration and the one page that every address of the portal answers with. */
export async function servePages(app: FastifyInstance, config: PortalConfig): Promise<void> {
  app.get('/config.json', async (_, reply) => reply.header('cache-control', 'no-cache').send(config));
  await app.register(fastifyStatic, {
    root: join(process.cwd(), root),
    preCompressed: true,
    index: false,
    // Names under /assets/ carry a hash of their content; everything else may change with the next build.
    setHeaders: (response, path) =>
      response.setHeader(
        'cache-control',
        path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      ),
  });
}

/** Whether an unknown address is one of the portal's screens, for which the page itself is the answer. */
export const isScreen = (method: string, path: string): boolean =>
  (method === 'GET' || method === 'HEAD') && !/^\/(api|idp|assets)(\/|$)|\.[a-z0-9]{2,5}$/.test(path);

/** The page itself; undefined while it is still being built. */
export function portalPage(): string | undefined {
  const path = join(process.cwd(), root, 'index.html');
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}
