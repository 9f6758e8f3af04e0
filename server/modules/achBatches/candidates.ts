import { type RawBuilder, sql } from 'kysely';
import { type AchCandidate, type AlreadyFiled, customerDay } from '@contract/rules/achProposal';
import { depositStatusOf } from '@contract/rules/depositStatus';
import type { CalendarDateText } from '@contract/format/date';
import type { Db } from '@server/db/db';
import type { Sealed } from '@server/vault/envelope';

/** An approved request with all that its entry in a file needs but its account number, which stays where it is. */
export interface Candidate extends AchCandidate {
  readonly accountName: string;
  readonly optionId: string;
  readonly optionOwner: string;
  readonly accountType: 'checking' | 'savings';
  readonly last: string;
}

type Row = Candidate & { readonly depositStatus: string | null; onHold: boolean };

/**
 * Approved requests that a bank account pays or that pay into one, and that are in no live file.
 * @param locked whether they are kept from moving until the transaction ends
 */
export async function achCandidates(db: Db['sql'], locked: boolean): Promise<Candidate[]> {
  const { rows } = await sql<Row>`
    select r.request_id as "requestId", r.request_no as "requestNo", r.account_no as "accountNo",
      coalesce(a.name, r.account_no) as "accountName", r.amount_cents as "amountCents",
      case when r.flow = 'bank' then 'debit' else 'credit' end as direction,
      r.effective_date as promised, r.cancel_until as "cancelUntil", h.sec_code as "agreedSec",
      o.option_id as "optionId", o.owner as "optionOwner", o.status as "optionStatus",
      o.holder_type as "holderType", o.account_type as "accountType", o.holder_name as "holderName",
      o.routing_number as "routingNumber", o.account_last as last, o.account_digits as "accountDigits",
      coalesce(a.no_ach, false) as "noAch", d.status as "depositStatus",
      false as "onHold"
    from request r
      join payment_option o on o.option_id = r.option_id
      left join request_authorization h on h.request_id = r.request_id
      left join account a on a.account_no = r.account_no
      left join deposit_account d on d.sav_id = r.sav_id
    where r.status = 'approved' and (r.flow = 'bank' or r.delivery_method = 'ach')
      and not exists (select from ach_entry e where e.request_id = r.request_id and e.live)
    order by r.request_no
    ${locked ? sql`for update of r for share of o` : sql``}`.execute(db);
  // Set in place: a row with one more property, or a copy of it, weighs four times as much, and there may be thousands.
  for (const row of rows)
    row.onHold = row.depositStatus !== null && depositStatusOf(row.depositStatus) !== 'open';
  return rows;
}

/** Account numbers of some bank accounts by their ids, sealed. */
export async function sealedNumbers(
  db: Db['sql'],
  optionIds: readonly string[],
): Promise<ReadonlyMap<string, Sealed>> {
  const rows = await db
    .selectFrom('payment_option')
    .select(['option_id', 'account_sealed'])
    .where('option_id', 'in', optionIds)
    .execute();
  return new Map(rows.map((row) => [row.option_id, row.account_sealed as Sealed]));
}

/** What counts against the limits of a file that is made on a day of the bank. */
export async function alreadyFiled(db: Db['sql'], fileDate: CalendarDateText): Promise<AlreadyFiled> {
  const ofDay = (column: RawBuilder<unknown>) => sql<number>`coalesce(sum(${column}), 0)::bigint`;
  const { rows } = await sql<{ debit: number; credit: number }>`
    select ${ofDay(sql.ref('debit_cents'))} as debit, ${ofDay(sql.ref('credit_cents'))} as credit
    from ach_batch where file_date = ${fileDate} and status <> 'void'`.execute(db);
  // Entries of days that have passed leave no room and take none.
  const customers = await sql<{ account: string; day: CalendarDateText; cents: number }>`
    select account_no as account, effective_date as day, sum(amount_cents)::bigint as cents
    from ach_entry where live and direction = 'debit' and effective_date >= ${fileDate}
    group by account_no, effective_date`.execute(db);
  return {
    debitCents: rows[0]!.debit,
    creditCents: rows[0]!.credit,
    byCustomer: new Map(customers.rows.map(({ account, day, cents }) => [customerDay(account, day), cents])),
  };
}
