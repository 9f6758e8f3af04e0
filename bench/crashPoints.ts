import { faultyServer, type SmtpStage } from '@server/domain/email/testing/faultyServer';
import { failpoints } from './failpoints';
import { ask, fillGrowers, growerOf } from './growers';
import type { Ground } from './ground';
import { judge, tell } from './judgeRequests';
import { startWriter, type Writer } from './killing';
import { pointOf, receiptsOnly } from './pointWriter';
import { clientAt } from './requestApp';
import { openRequestPortal } from './requestPortal';

/** No point is so far away. */
const LATE_MS = 60_000;

/**
 * Whether the portal, killed at each point so many times, loses nothing that it acknowledged, asks for nothing twice
 * though each request is sent again, and sends no letter twice but those that the mail server had heard to the end.
 */
export async function killAtPoints(place: Ground, times: number): Promise<boolean> {
  let hears: (stage: SmtpStage) => void = () => undefined;
  const server = await faultyServer(['none'], (stage) => hears(stage));
  const here = { ...place, smtpPort: server.address.port };
  const kills = times * failpoints.length;
  const first = await openRequestPortal(here);
  await fillGrowers(first.db, kills);
  await first.close();
  const acknowledged = new Map<number, string>();
  const complaints: string[] = [];
  let copies = 0;
  /** Once all is brought: whatever has come twice since the last time did so because of this kill. */
  const blame = (n: number) => {
    const before = copies;
    copies = [...server.taken.values()].reduce((sum, count) => sum + count - 1, 0);
    const { name, inWindow } = pointOf(n);
    if (copies - before > (inWindow ? 1 : 0)) complaints.push(`an email came once more after a kill ${name}`);
  };

  for (let n = 0; n < kills; n += 1) {
    const { dataDir, databaseUrl = '', smtpPort } = here;
    const writer = startWriter(['point', dataDir, databaseUrl, String(smtpPort), String(n)]);
    const port = await readyLine(writer, acknowledged);
    if (n > 0) blame(n - 1);
    const point = pointOf(n);
    hears = (stage) => 'heard' in point && stage === point.heard && writer.signal('SIGKILL');
    const late = setTimeout(() => {
      complaints.push(`nothing came so far as ${point.name}`);
      writer.signal('SIGKILL');
    }, LATE_MS);
    // Whether an answer comes depends on the point.
    const answer = await ask(clientAt(port, growerOf(n)), n).catch(() => undefined);
    if (answer) acknowledged.set(n, answer.requestNo);
    await writer.gone;
    clearTimeout(late);
    hears = () => undefined;
  }

  const last = await openRequestPortal(here, { outbox: receiptsOnly });
  await last.listen();
  acknowledged.set(kills - 1, await last.ask(kills - 1));
  await last.deliverAll();
  blame(kills - 1);
  const judged = await judge(last.db, { acknowledged, arrived: server.taken, emailsEach: 1 });
  await last.close();
  await server.close();
  const what = `kill -9 at each of ${failpoints.length} named points`;
  return tell({ what, place, kills }, { ...judged, wrong: [...judged.wrong, ...complaints] });
}

async function readyLine({ lines }: Writer, acknowledged: Map<number, string>): Promise<number> {
  for await (const line of lines) {
    const [what, value] = line.split(' ') as [string, string];
    if (what === 'ready') return Number(value);
    acknowledged.set(Number(what), value);
  }
  throw new Error('The portal ended before it was ready.');
}
