import { setTimeout } from 'node:timers/promises';
import type { Portal } from './portal';

/** For workers and the database, after the last answer. */
const REST_MS = 5_000;

type Stoppable = Pick<Portal, 'announceStop' | 'close'> & {
  readonly config: Pick<Portal['config'], 'stop'>;
  readonly app: {
    readonly log: Pick<Portal['app']['log'], 'info' | 'warn'>;
    readonly server: Pick<Portal['app']['server'], 'closeAllConnections'>;
  };
};

/**
 * Ends a portal so that no answer is lost: it says that it is not ready and goes on for `waitMs`, so that whoever leads
 * calls to it looks elsewhere; then nobody can connect any more, and open answers have `drainMs` before they are cut;
 * then workers stop and the database closes. All of it takes `waitMs` + `drainMs` + 5 s at most.
 * @returns whether everything was closed in time
 */
export async function stopPortal(
  portal: Stoppable,
  pause: (ms: number) => Promise<unknown> = async (ms) => setTimeout(ms),
): Promise<boolean> {
  const { app, config } = portal;
  const { waitMs, drainMs } = config.stop;
  app.log.info({ waitMs, drainMs }, 'The portal was told to stop');
  portal.announceStop();
  if (waitMs > 0) await pause(waitMs);
  const closed = portal.close().then(() => true);
  if (await Promise.race([closed, pause(drainMs).then(() => false)])) return true;
  app.log.warn('Answers that were open for too long are cut: see STOP_DRAIN_SECONDS.');
  app.server.closeAllConnections();
  if (await Promise.race([closed, pause(REST_MS).then(() => false)])) return true;
  app.log.warn(
    'Something did not end in time. What it had not finished is undone, and begun anew at the next start.',
  );
  return false;
}
