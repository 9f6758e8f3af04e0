import { sql } from 'kysely';
import type { Db } from '@server/db/db';
import { outcomeLine } from '@server/domain/email/testing/mailRun';
import { centsOf } from './growers';
import type { Ground } from './ground';

/** What became of requests and of their emails. */
interface Judgement {
  readonly requests: number;
  readonly emails: number;
  /** Acknowledged and not there. */
  readonly lostRequests: number;
  readonly lostEmails: number;
  readonly duplicatedRequests: number;
  /** Copies of emails beyond the first, all of them under its Message-ID. */
  readonly duplicatedEmails: number;
  /** Requests without all that belongs to them, copies of emails that no attempt accounts for. */
  readonly wrong: readonly string[];
}

interface Evidence {
  /** By the number of a request, what its sender was told that it is called. */
  readonly acknowledged: ReadonlyMap<number, string>;
  /** How often each Message-ID arrived. */
  readonly arrived: ReadonlyMap<string, number>;
  readonly emailsEach: number;
  /** So many cannot be written, and have to be given up. */
  readonly poisoned?: number;
}

/** Holds what stands in the database, once every letter was brought, against what people were told and got. */
export async function judge(
  db: Db,
  { acknowledged, arrived, emailsEach, poisoned = 0 }: Evidence,
): Promise<Judgement> {
  const { rows } = await sql<{
    no: string;
    cents: number;
    parts: string;
  }>`select request_no as no, amount_cents as cents, concat_ws(',',
      (select count(*) from request_event e where e.request_id = r.request_id),
      (select count(*) from request_authorization a where a.request_id = r.request_id),
      (select count(*) from deposit_hold h where h.request_id = r.request_id and h.amount_cents = r.amount_cents)
    ) as parts from request r`.execute(db.sql);
  const noOf = new Map(rows.map(({ cents, no }) => [cents, no]));
  const emails = await db.sql
    .selectFrom('outbox_message')
    .select(['message_id', 'attempts', 'state', 'last_error'])
    .execute();
  const timesOf = new Map([...arrived].map(([id, times]) => [id.slice(1, id.indexOf('@')), times]));
  const copies = [...timesOf.values()].reduce((sum, times) => sum + times, 0);
  const left = await sql<{ jobs: number; keys: number }>`select
    (select count(*) from pgboss.job where name = 'outbox') as jobs,
    (select count(*) from idempotency where answer <> 'null') as keys`.execute(db.sql);
  const { jobs, keys } = left.rows[0]!;
  const sent = emails.filter(({ state }) => state === 'sent');
  return {
    requests: rows.length,
    emails: timesOf.size,
    lostRequests: [...acknowledged].filter(([n, no]) => noOf.get(centsOf(n)) !== no).length,
    lostEmails: emailsEach * rows.length - poisoned - timesOf.size,
    duplicatedRequests: rows.length - noOf.size,
    duplicatedEmails: copies - timesOf.size,
    wrong: [
      ...rows.filter(({ parts }) => parts !== '1,1,1').map(({ no }) => `${no} is there by halves`),
      ...emails
        .filter(({ message_id: id, attempts }) => (timesOf.get(id) ?? 0) > attempts)
        .map(({ message_id: id }) => `email ${id} came more often than it was counted`),
      ...difference('emails', emails.length, emailsEach * rows.length),
      ...difference('emails that were sent', sent.length, emails.length - poisoned),
      ...difference('emails set aside', emails.filter(isSetAside).length, poisoned),
      ...difference('jobs left', jobs, 0),
      ...difference('answers kept', keys, rows.length),
    ],
  };
}

const isSetAside = ({ state, last_error: error }: { state: string; last_error: string | null }): boolean =>
  state === 'dead' && error !== null;

interface Told {
  readonly what: string;
  readonly place: Pick<Ground, 'databaseUrl'>;
  readonly kills: number;
}

/** Prints what became of them; answers whether that is as it has to be. */
export function tell({ what, place, kills }: Told, judged: Judgement): boolean {
  const { requests, emails, lostRequests, lostEmails, duplicatedRequests, duplicatedEmails, wrong } = judged;
  const ofRequests = { injected: kills, lost: lostRequests, duplicated: duplicatedRequests };
  const ofEmails = { injected: kills, lost: lostEmails, duplicated: duplicatedEmails };
  const engine = place.databaseUrl === undefined ? 'embedded' : 'PostgreSQL';
  console.log(
    `${what}, ${engine}: ${requests} requests ${outcomeLine(ofRequests)}; ${emails} emails ` +
      `${outcomeLine(ofEmails)} under the same Message-ID`,
  );
  for (const one of wrong) console.error(`  ${one}`);
  return lostRequests + lostEmails + duplicatedRequests + wrong.length === 0;
}

const difference = (what: string, found: number, expected: number): string[] =>
  found === expected ? [] : [`${what}: ${found} instead of ${expected}`];
