import { sql } from 'kysely';
import { addDays } from '@contract/format/date';
import type { ReturnMatch } from '@contract/achReturns/labels';
import type { ReturnedEntry } from '@server/bank/nacha/returnsOf';
import type { Db } from '@server/db/db';
import { validationNumber } from '@server/domain/validation/validations';

/** The entry of ours that a row speaks of. */
export interface Found {
  readonly match: ReturnMatch;
  readonly batchNo: number | null;
  readonly entrySeq: number | null;
}

const nothing: Found = { match: 'none', batchNo: null, entrySeq: null };

/** So long before the return an entry may have been booked. */
const MOST_DAYS = 60;

/**
 * The entry that each row speaks of: by its trace number, which no two entries share; else by amount, day, what we
 * call it and its last digits, as far as the bank says them, where exactly one fits. A return of another amount than
 * the entry's is nobody's: the bank made a mistake.
 */
export async function matchRows(
  { sql: db }: Pick<Db, 'sql'>,
  rows: readonly ReturnedEntry[],
): Promise<Found[]> {
  const entries = await db
    .selectFrom('ach_entry')
    .select(['trace_no', 'batch_no', 'seq', 'amount_cents'])
    .where('trace_no', 'in', [...new Set(['', ...rows.map(({ originalTrace }) => originalTrace)])])
    .execute();
  const byTrace = new Map(entries.map((entry) => [entry.trace_no, entry]));
  const found: Found[] = [];
  for (const row of rows) {
    const entry = byTrace.get(row.originalTrace);
    const sameAmount = row.kind === 'change' || entry?.amount_cents === row.amountCents;
    if (entry && sameAmount) found.push({ match: 'trace', batchNo: entry.batch_no, entrySeq: entry.seq });
    else found.push(entry || row.kind === 'change' ? nothing : await byAmount(db, row));
  }
  return found;
}

async function byAmount(db: Db['sql'], row: ReturnedEntry): Promise<Found> {
  const { amountCents, returnedOn, direction, accountLast, individualId } = row;
  const fitting = await db
    .selectFrom('ach_entry as e')
    .innerJoin('ach_batch as b', 'b.batch_no', 'e.batch_no')
    .leftJoin('request as r', 'r.request_id', 'e.request_id')
    .leftJoin('option_validation as v', 'v.validation_id', 'e.validation_id')
    .select(['e.batch_no', 'e.seq'])
    .where('b.status', '=', 'sent')
    .where('e.live', '=', true)
    .where('e.amount_cents', '=', amountCents)
    .where('e.effective_date', '>=', addDays(returnedOn, -MOST_DAYS))
    .where('e.effective_date', '<=', returnedOn)
    .$if(direction !== null, (query) => query.where('e.direction', '=', direction!))
    .$if(individualId !== '', (query) =>
      query.where((eb) =>
        eb(eb.fn.coalesce('r.request_no', validationNumber(sql.ref('v.validation_no'))), '=', individualId),
      ),
    )
    .$if(accountLast !== '', (query) => query.where('e.account_last', '=', accountLast))
    .limit(2)
    .execute();
  const [only] = fitting;
  return only && fitting.length === 1
    ? { match: 'amount', batchNo: only.batch_no, entrySeq: only.seq }
    : nothing;
}
