import fastifyStatic from '@fastify/static';
import fastify from 'fastify';
import type { LaunchOptions } from 'playwright';

/** Whatever makes one machine paint like the other: no graphics card, no color profile, no faster code paths. */
export const launchOptions = (executablePath: string | undefined): LaunchOptions => ({
  ...(executablePath && { executablePath }),
  args: [
    '--no-sandbox',
    // Nothing comes from outside. To stop it in each page instead would bring every request before this process.
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
    '--disable-gpu',
    '--disable-lcd-text',
    '--disable-skia-runtime-opts',
    '--font-render-hinting=none',
    '--force-color-profile=srgb',
    '--hide-scrollbars',
    '--disable-partial-raster',
    '--disable-threaded-animation',
    '--disable-threaded-scrolling',
    '--disable-checker-imaging',
  ],
});

/**
 * Serves a folder on a free port of this machine. What follows a link to a page of the portal, which is not here,
 * stays where it is.
 */
export async function serveFolder(
  root: string,
): Promise<{ readonly origin: string; readonly close: () => Promise<void> }> {
  const server = fastify({ forceCloseConnections: true });
  server.addHook('onRequest', async ({ url, headers }, reply) => {
    const [path = ''] = url.split('?');
    if (headers['sec-fetch-mode'] === 'navigate' && path !== '/' && !path.includes('.')) {
      return reply.code(204).send();
    }
    return undefined;
  });
  await server.register(fastifyStatic, { root, cacheControl: true, maxAge: '1h', immutable: true });
  const origin = await server.listen({ host: 'localhost', port: 0 });
  return {
    origin: origin.replace('[::1]', 'localhost').replace('127.0.0.1', 'localhost'),
    close: () => server.close(),
  };
}
