import type { Outbox } from '@server/domain/email/outbox';
import { failpoints, type NamedPoint } from './failpoints';
import { openRequestPortal, type Place, type RequestPortal } from './requestPortal';
import { type Trap, trapAt, trappedEngine, trappedMail } from './trap';

/** Where the portal dies while it answers the request with this number: the points come by turns. */
export const pointOf = (n: number): NamedPoint => failpoints[n % failpoints.length]!;

/** To see what came of which kill there is one letter to a request. */
export const receiptsOnly = (outbox: Outbox): Outbox => ({
  put: async (sql, message) => {
    if (message.letter.name === 'requestReceipt') await outbox.put(sql, message);
  },
});

/**
 * The portal as a process of its own: asks again for the request before, brings every letter, tells where it listens,
 * and dies at the point.
 */
export async function dieAtPoint(place: Place, n: number): Promise<void> {
  const point = pointOf(n);
  const trap = trapAt('at' in point ? point.at : { steps: [], moment: 'before' });
  const portal = await openRequestPortal(place, {
    engine: (engine) => trappedEngine(trap, engine),
    outbox: receiptsOnly,
    mail: (mail) => trappedMail(trap, mail),
  });
  watchAnswers(portal, trap);
  const port = await portal.listen();
  if (n > 0) process.stdout.write(`${n - 1} ${await portal.ask(n - 1)}\n`);
  await portal.deliverAll();
  process.stdout.write(`ready ${port}\n`);
  trap.arm();
  portal.mailWorker.start();
}

/** The steps "answering" and "answered": an answer is about to leave, and has left. */
export function watchAnswers({ app }: Pick<RequestPortal, 'app'>, trap: Trap): void {
  app.server.prependListener('request', (_, response) => {
    const end = response.end.bind(response) as (...args: unknown[]) => typeof response;
    response.end = (...args: unknown[]) => {
      void trap.through('answering', async () => end(...args));
      return response;
    };
    response.once('finish', () => void trap.through('answered', async () => undefined));
  });
}
