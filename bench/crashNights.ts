import type { Db } from '@server/db/db';
import { faultyServer } from '@server/domain/email/testing/faultyServer';
import { later } from '@server/testing/bankCalendar';
import { expectedOf, fillNights, firstNight, foundIn } from './nightBooks';
import type { Ground } from './ground';
import { startWriter } from './killing';
import { nightEmails } from './nightEmails';
import { nightPointOf, nightPoints } from './nightPoints';
import { openNights } from './nightWriter';

/** So many processes work through the same nights. */
const TOGETHER = 3;

/**
 * Whether nights of reminders and autopay that three processes work through, killed at each point between the first
 * reminder and the last email, tell each event once and pay each invoice once, to the cent.
 */
export async function killNights(place: Ground, kills: number): Promise<boolean> {
  const rounds = Math.ceil(kills / TOGETHER);
  const days = 30 + 6 * rounds;
  const server = await faultyServer(['none']);
  const here = { ...place, smtpPort: server.address.port };
  const complaints: string[] = [];
  let day = firstNight;
  /** By Message-ID: how often an email may come; once where nothing is said. */
  const allowed = new Map<string, number>();
  const portal = await openNights(here);
  await fillNights(portal.db, days);
  for (let from = 0; from < kills; from += TOGETHER) {
    const turns = Array.from({ length: Math.min(TOGETHER, kills - from) }, (_, at) => from + at);
    const begun = await Promise.all(turns.map((turn) => die(here, turn, day, complaints)));
    day = begun.toSorted().at(-1)!;
    // All of them are dead: what they had claimed is free.
    await portal.takeBack();
    const isInWindow = turns.some((turn) => nightPointOf(turn).inWindow);
    // What was heard to its end and not marked comes once more, whoever brings it, and however late.
    for (const [id, times] of await unmarked(portal.db, server.taken)) {
      if (!isInWindow && !(times < (allowed.get(id) ?? 1)))
        complaints.push(`email ${id} was heard and not marked after kills outside of the window`);
      allowed.set(id, times + 1);
    }
  }
  await portal.work(day);
  for (const [id, times] of server.taken)
    if (times > (allowed.get(id) ?? 1)) complaints.push(`email ${id} came ${times} times`);
  const judged = await judge(portal.db, { days, day, taken: server.taken });
  await portal.close();
  await server.close();
  const { figures, lost, doubled, wrong } = judged;
  console.log(
    `kill -9 at ${nightPoints.length} points of a night, ${TOGETHER} processes at once, PostgreSQL: ${figures}; ` +
      `injected ${kills} / lost ${lost.length} / doubled ${doubled.length}`,
  );
  const faults = [...lost, ...doubled, ...wrong, ...complaints];
  for (const fault of faults) console.error(`  ${fault}`);
  return faults.length === 0;
}

/** Emails that arrived and are not marked as sent, by Message-ID with how often they arrived. */
async function unmarked({ sql: db }: Db, taken: ReadonlyMap<string, number>): Promise<[string, number][]> {
  const rows = await db
    .selectFrom('outbox_message')
    .select('message_id')
    .where('state', '<>', 'sent')
    .execute();
  const waiting = new Set(rows.map(({ message_id: id }) => id));
  return [...taken].filter(([id]) => waiting.has(id.slice(1, id.indexOf('@'))));
}

/** Answers the last night that it began. */
async function die(
  { dataDir, databaseUrl = '', smtpPort }: Ground & { readonly smtpPort: number },
  turn: number,
  from: string,
  complaints: string[],
): Promise<string> {
  const writer = startWriter(['nights', dataDir, databaseUrl, String(smtpPort), String(turn), from]);
  let begun = from;
  for await (const line of writer.lines) {
    if (line.startsWith('day ')) begun = line.slice('day '.length);
    else complaints.push(line);
  }
  if ((await writer.gone) !== 'SIGKILL') complaints.push(`nothing came so far as ${nightPointOf(turn).name}`);
  return begun;
}

interface Nights {
  readonly days: number;
  /** The last night. */
  readonly day: string;
  /** How often each Message-ID arrived. */
  readonly taken: ReadonlyMap<string, number>;
}

async function judge(db: Db, { days, day, taken }: Nights) {
  const expected = expectedOf(days, day);
  const found = new Map<string, number>();
  const doubled: string[] = [];
  const wrong: string[] = [];
  for (const { what, cents } of await foundIn(db)) {
    if (found.has(what)) doubled.push(what);
    found.set(what, cents);
    if (!expected.has(what)) doubled.push(`${what} that nothing asks for`);
    else if (expected.get(what) !== cents)
      wrong.push(`${what}: ${cents} instead of ${expected.get(what)} cents`);
  }
  const lost = [...expected.keys()].filter((what) => !found.has(what));
  const emails = await nightEmails(db, taken);
  const paid = [...expected].filter(([what]) => what.startsWith('placed '));
  const cents = paid.reduce((sum, [, amount]) => sum + amount, 0);
  return {
    figures:
      `nights ${firstNight} to ${day}, ${expected.size - paid.length} reminders and announcements, ` +
      `${paid.length} payments of ${cents} cents, ${emails.count} emails, ${emails.copies} of them twice under the same Message-ID`,
    lost: [...lost, ...emails.lost],
    doubled: [...doubled, ...emails.doubled],
    wrong: [...wrong, ...emails.wrong, ...(day > later(firstNight, days) ? ['the books end too soon'] : [])],
  };
}
