import type { Db } from '@server/db/db';

/**
 * A row with the entry, the request or the check, and the bank account that it speaks of; all of it null where none was
 * found.
 */
export const rowsOfFile = ({ sql: db }: Pick<Db, 'sql'>, fileNo: number) =>
  db
    .selectFrom('ach_return_row as w')
    .leftJoin('ach_entry as e', (on) =>
      on.onRef('e.batch_no', '=', 'w.batch_no').onRef('e.seq', '=', 'w.entry_seq'),
    )
    .leftJoin('ach_batch as b', 'b.batch_no', 'e.batch_no')
    .leftJoin('request as r', 'r.request_id', 'e.request_id')
    .leftJoin('option_validation as v', 'v.validation_id', 'e.validation_id')
    .leftJoin('payment_option as o', (on) =>
      on.on((eb) => eb('o.option_id', '=', eb.fn.coalesce('r.option_id', 'v.option_id'))),
    )
    .select([
      'w.seq',
      'w.kind',
      'w.code',
      'w.match',
      'w.state',
      'w.before',
      'w.returned_on',
      'e.batch_no',
      'e.trace_no',
      'e.routing_number',
      'e.live',
      'e.effective_date',
      'b.status as batch_status',
      'r.request_id',
      'r.request_no',
      'r.status as request_status',
      'v.validation_id',
      'v.status as validation_status',
      'o.option_id',
      'o.owner as option_owner',
      'o.status as option_status',
      'o.version as option_version',
    ])
    .where('w.file_no', '=', fileNo)
    .orderBy('w.seq')
    .execute();

export type RowOfFile = Awaited<ReturnType<typeof rowsOfFile>>[number];
