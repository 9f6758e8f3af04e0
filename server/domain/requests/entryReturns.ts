import type { Tx } from '@server/db/db';
import type { RequestTable } from '@server/db/tables';

interface Returned {
  readonly requestId: string;
  /** The event that it came with. */
  readonly seq: number;
  readonly facts?: Partial<Pick<RequestTable, 'return_code' | 'returned_on'>>;
}

/** Keeps a return for the rates of returns, and lets its request go into another file. */
export async function noteReturn({ sql: db }: Tx, { requestId, seq, facts }: Returned): Promise<void> {
  const { return_code: code = null, returned_on: day = null } = facts ?? {};
  await db
    .insertInto('request_return')
    .values({ request_id: requestId, seq, code, returned_on: day })
    .execute();
  await db.updateTable('ach_entry').set({ live: false }).where('request_id', '=', requestId).execute();
}

/** The last return was none: what it was filed in last holds again. */
export async function forgetReturn({ sql: db }: Tx, requestId: string): Promise<void> {
  await db
    .deleteFrom('request_return')
    .where('request_id', '=', requestId)
    .where('seq', '=', (eb) =>
      eb
        .selectFrom('request_return as t')
        .select((t) => t.fn.max('t.seq').as('last'))
        .where('t.request_id', '=', requestId),
    )
    .execute();
  await db
    .updateTable('ach_entry')
    .set({ live: true })
    .where('request_id', '=', requestId)
    .where('batch_no', '=', (eb) =>
      eb
        .selectFrom('ach_entry as e')
        .innerJoin('ach_batch as b', 'b.batch_no', 'e.batch_no')
        .select((e) => e.fn.max('e.batch_no').as('last'))
        .where('e.request_id', '=', requestId)
        .where('b.status', '=', 'sent'),
    )
    .execute();
}
