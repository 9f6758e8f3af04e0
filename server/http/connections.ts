import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Whoever has just connected may be about to ask: so long they have, once nobody else can connect. */
const ABOUT_TO_ASK_MS = 500;

/**
 * Ends connections so that no answer is lost. From `stopping` on each answer says that its connection ends with it, so that
 * callers leave before the server closes; one that closed a connection under a caller's next question would lose that.
 * When it closes, connections end with the answers that are open on them.
 */
export function endConnections(app: FastifyInstance, stopping?: AbortSignal): void {
  const open = new Set<ServerResponse>();
  let isClosing = false;
  stopping?.addEventListener('abort', () => {
    for (const response of open) response.shouldKeepAlive = false;
  });
  app.server.prependListener('request', (_, response: ServerResponse) => {
    open.add(response);
    if (stopping?.aborted) response.shouldKeepAlive = false;
    response.once('close', () => {
      open.delete(response);
      // Node ends connections that wait for a question when it closes, and leaves those that come to wait later.
      if (isClosing) app.server.closeIdleConnections();
    });
  });
  const endSpare = spareConnections(app);
  app.addHook('preClose', async () => {
    isClosing = true;
    endSpare();
  });
}

/**
 * Browsers open connections to spare, on which they ask nothing yet. Node counts these as busy, and stops their time
 * limit when the server closes: one of them would keep a portal from ever ending.
 */
function spareConnections(app: FastifyInstance): () => void {
  const spare = new Set<Socket>();
  app.server.on('connection', (socket) => {
    spare.add(socket);
    socket.once('close', () => spare.delete(socket));
  });
  app.server.on('request', ({ socket }) => spare.delete(socket));
  return () => {
    const end = () => spare.forEach((socket) => socket.destroy());
    setTimeout(end, ABOUT_TO_ASK_MS).unref();
  };
}
