import { tmpdir } from 'node:os';
import type { Db } from '@server/db/db';
import { openDatabase } from '@server/app/openDatabase';
import type { Email, EmailOf } from '@server/domain/email/emails';
import { everyFault, faultyServer } from '@server/domain/email/testing/faultyServer';
import { carryAll, type Outcome, outcomeLine, outcomeOf } from '@server/domain/email/testing/mailRun';
import { smtpTransport } from '@server/domain/email/transports/smtp';
import type { Mail } from '@server/domain/email/transport';
import { startPostgres } from '@server/testing/realPostgres';

const at = '2026-11-06T08:00:00.000Z';
const clock = { now: () => new Date(at) };
const from = { name: 'Larkspur Basin Ag Supply', address: 'portal@example.com' };
const notice: EmailOf<'securityNotice'> = { name: 'securityNotice', event: 'passwordChanged', at };
const many = (count: number): Email[] => Array.from({ length: count }, () => notice);

/** Prints what becomes of emails on PostgreSQL under faults, with several mail workers, and with one that has no words. */
export async function printEmails(): Promise<void> {
  const postgres = await startPostgres();
  const open = () => openDatabase({ databaseUrl: postgres.url('postgres'), dataDir: tmpdir() });
  // One after the other: the first makes the tables.
  const dbs = [await open(), await open(), await open()];
  try {
    console.log('Emails, three mail workers on PostgreSQL, each with connections of its own');
    print('1 000 over a server that fails in every way', await overFaults(dbs, 1_000));
    print('5 000 at once', await atOnce(dbs, many(5_000)));
    const poisoned = many(1_000).with(500, { ...notice, at: 'never' });
    print('1 000 of which one has no words, which is given up', await atOnce(dbs, poisoned));
  } finally {
    await Promise.all(dbs.map((db) => db.close()));
    await postgres.stop();
  }
}

const print = (what: string, outcome: Outcome): void => console.log(`  ${what}: ${outcomeLine(outcome)}`);

async function overFaults(dbs: readonly Db[], count: number): Promise<Outcome> {
  const server = await faultyServer(everyFault);
  const mail = smtpTransport({ server: server.address, from });
  await carryAll({ dbs, clock, mail, emails: many(count) });
  await server.close();
  const faults = [...server.injected].filter(([fault]) => fault !== 'none');
  return outcomeOf(
    count,
    faults.reduce((sum, [, times]) => sum + times, 0),
    server.taken,
  );
}

/** What is given up counts as injected: it is in the database and not lost. */
async function atOnce(dbs: readonly Db[], emails: readonly Email[]): Promise<Outcome> {
  const arrived = new Map<string, number>();
  const send = async ({ messageId }: Mail) => {
    arrived.set(messageId, (arrived.get(messageId) ?? 0) + 1);
    return 'sent' as const;
  };
  const before = await deadIn(dbs[0]!);
  await carryAll({ dbs, clock, mail: { send }, emails });
  const dead = (await deadIn(dbs[0]!)) - before;
  return outcomeOf(emails.length - dead, dead, arrived);
}

async function deadIn({ sql }: Db): Promise<number> {
  const { dead } = await sql
    .selectFrom('outbox_message')
    .select(({ fn }) => fn.countAll<number>().as('dead'))
    .where('state', '=', 'dead')
    .executeTakeFirstOrThrow();
  return dead;
}
