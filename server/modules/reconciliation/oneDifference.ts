import { type Kysely, sql } from 'kysely';
import type { DifferenceKind, DifferenceMove } from '@contract/reconciliation/labels';
import type { Difference, DifferenceCandidate, DifferenceDetail } from '@contract/reconciliation/schema';
import { dateInZone } from '@contract/format/date';
import { ApiError } from '@contract/problem';
import * as m from '@locales/reconciliation';
import type { Tables } from '@server/db/tables';
import { type Board, differenceList } from './differenceList';
import { compareDayOf, nobodys, sentEntries, unbooked } from './differences';

export interface DifferenceKey {
  readonly kind: DifferenceKind;
  readonly subject: string;
}

export const boardAt = async (db: Kysely<Tables>, now: Date, booksZone: string): Promise<Board> => ({
  ...(await compareDayOf(db)),
  today: dateInZone(now, booksZone),
});

/** One difference; undefined where portal, bank and ERP agree. */
export const differenceOf = async (db: Kysely<Tables>, board: Board, { kind, subject }: DifferenceKey) =>
  (await differenceList.all(db, board, { only: { kind, subject }, sort: 'day' }))[0];

/**
 * One difference with its story.
 * @throws ApiError 'not-found' where portal, bank and ERP agree (by now)
 */
export async function oneDifference(
  db: Kysely<Tables>,
  board: Board,
  { kind, subject }: DifferenceKey,
  booksZone: string,
): Promise<DifferenceDetail> {
  const found = await differenceOf(db, board, { kind, subject });
  if (!found) throw new ApiError({ code: 'not-found', message: m.noDifference() });
  const candidates = await candidatesOf(db, board, found);
  const writesTo = await writesToOf(db, found.requestId);
  return {
    ...found,
    candidates,
    writesTo,
    notes: await notesOf(db, { kind, subject }),
    moves: movesOf(found.state, candidates.length > 0, writesTo !== null),
    booksZone,
  };
}

const movesOf = (
  state: DifferenceDetail['state'],
  canMatch: boolean,
  canWrite: boolean,
): DifferenceMove[] => [
  ...(canMatch ? (['match'] as const) : []),
  ...(canWrite ? (['write'] as const) : []),
  ...(state === 'closed' ? (['reopen'] as const) : (['ask', 'close'] as const)),
];

const notesOf = (db: Kysely<Tables>, { kind, subject }: DifferenceKey): Promise<DifferenceDetail['notes']> =>
  db
    .selectFrom('reconciliation_note')
    .select([
      'at',
      'by',
      'move',
      'reason',
      'look_again_on as lookAgainOn',
      'difference_cents as differenceCents',
    ])
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .orderBy('seq', 'desc')
    .execute();

async function writesToOf(db: Kysely<Tables>, requestId: string | null): Promise<string | null> {
  if (requestId === null) return null;
  const found = await db
    .selectFrom('request as r')
    .innerJoin('portal_user as u', 'u.name', 'r.submitted_by')
    .select('r.submitted_by as name')
    .where('r.request_id', '=', requestId)
    .executeTakeFirst();
  return found?.name ?? null;
}

/** So many days before and after a difference its other side is looked for. */
const NEAR_DAYS = 45;

/** What may be the other side: bookings without a request, or debits that are booked nowhere, of the same account. */
async function candidatesOf(
  db: Kysely<Tables>,
  { since }: Board,
  { kind, accountNo, day, differenceCents }: Difference,
): Promise<DifferenceCandidate[]> {
  const near = (column: string) => sql`${sql.ref(column)}
    between ${day}::date - ${sql.lit(NEAR_DAYS)} and ${day}::date + ${sql.lit(NEAR_DAYS)}`;
  // Money that the ERP has too much of was to leave: it books withdrawals in the deposit plan, and not as payments.
  if (kind === 'notBooked' && differenceCents < 0) {
    const { rows } = await sql<DifferenceCandidate>`
      select p.payment_no as id, p.payment_no as name, p.posting_date as day, p.amount_cents as "amountCents",
        p.reference from payment p
      where p.account_no = ${accountNo} and p.posting_date >= ${since}::date and ${near('p.posting_date')}
        and ${nobodys}
      order by p.posting_date, p.payment_no limit 20`.execute(db);
    return rows;
  }
  if (kind !== 'noRequest') return [];
  const { rows } = await sql<DifferenceCandidate>`
    select r.request_id as id, r.request_no as name, e.effective_date as day, e.amount_cents as "amountCents",
      null as reference from ${sentEntries}
    where e.live and e.direction = 'debit' and ${unbooked} and r.account_no = ${accountNo}
      and ${near('e.effective_date')}
    order by e.effective_date, r.request_no limit 20`.execute(db);
  return rows;
}
