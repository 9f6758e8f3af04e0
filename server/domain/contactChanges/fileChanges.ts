import { sql } from 'kysely';
import { holdBegan } from '@contract/rules/contactHold';
import type { Tx } from '@server/db/db';

interface Filing {
  readonly batchNo: number;
  readonly at: Date;
  /** IANA zone, of the year in the numbers. */
  readonly zone: string;
  /** 'YYYY-MM-DD'. */
  readonly today: string;
}

/**
 * Puts all changes that nobody can take back any more beside a bank file, unless another one has them: a row for each open
 * trade account for which the person acts on that day. What is put there stays as it is: docs/rules.md#ach-sheets.
 */
export async function fileChanges(tx: Tx, { batchNo, at, zone, today }: Filing): Promise<void> {
  await sql`
    with filed as (
      update contact_change set batch_no = ${batchNo}
      where batch_no is null and new_value is not null and taken_back_at is null
        and changed_at <= ${holdBegan(at).toISOString()}
      returning *)
    insert into contact_change_entry (batch_no, seq, request_no, account_no, field, old_value, new_value, requested_by)
    select ${batchNo}, row_number() over (order by f.change_no, x.account_no),
      'CC-' || extract(year from f.changed_at at time zone ${zone}) || '-' || lpad(f.change_no::text, 6, '0'),
      x.account_no, case f.attribute when 'phone_number' then 'phone' else f.attribute end, f.old_value, f.new_value, f.name
    from filed f join account_access x on x.name = f.name join account a on a.account_no = x.account_no
    where x.level in ('owner', 'pay') and (x.valid_to is null or x.valid_to >= ${today}::date)
      and a.account_type = 'T' and a.status <> 'X'`.execute(tx.sql);
}

/** A void file has nothing beside it: the next one takes its changes along. */
export async function unfileChanges({ sql: db }: Tx, batchNo: number): Promise<void> {
  await db.deleteFrom('contact_change_entry').where('batch_no', '=', batchNo).execute();
  await db.updateTable('contact_change').set({ batch_no: null }).where('batch_no', '=', batchNo).execute();
}
