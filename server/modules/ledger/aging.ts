import { type Kysely, sql, type RawBuilder } from 'kysely';
import type { Aging } from '@contract/accounts/schema';
import type { LedgerAging } from '@contract/ledger/schema';
import { anyOf } from '@server/db/anyOf';
import type { Tables } from '@server/db/tables';
import { ledgerEnd } from '@server/domain/documents/ledgerEnd';

/** Whose ledger is read, and on which day it is looked at. */
export interface Scope {
  readonly accounts: readonly string[];
  /** 'YYYY-MM-DD'. */
  readonly asOf: string;
}

type AgingBucket = keyof Aging;

/**
 * How long something had been due on a day. Due on that day is not past due; what is deferred never is, and
 * neither is what has no due date.
 */
export const bucketOf = (
  dueDate: RawBuilder<unknown>,
  deferred: RawBuilder<unknown>,
  on: string,
): RawBuilder<AgingBucket> => sql<AgingBucket>`case
  when ${deferred} or ${dueDate} is null or ${dueDate} >= ${on}::date then 'current'
  when ${on}::date - ${dueDate} <= 30 then 'days30'
  when ${on}::date - ${dueDate} <= 60 then 'days60'
  when ${on}::date - ${dueDate} <= 90 then 'days90'
  else 'over90' end`;

interface AgedAccount extends Aging {
  readonly accountNo: string;
  readonly name: string;
  /** What the ledger said was owed on the day, with the money put back that was not applied then. */
  readonly owed: number;
}

/**
 * What was open on a day, account by account. Today and days to come age what is open now. A day gone by is told
 * from what was applied since, and only where that adds up to the ledger's own balance of the day: credits between
 * documents carry no date, and a payment that came back has no applications left.
 */
export const agingOf =
  (db: Kysely<Tables>) =>
  async ({ accounts, asOf }: Scope, on: string): Promise<LedgerAging> => {
    const { rows } = await sql<AgedAccount>`
      with item as (
        select i.account_no, ${bucketOf(sql`i.due_date`, sql`i.deferred`, on)} as bucket,
          i.open_amount_cents + coalesce((
            select sum(x.applied_cents + x.discount_cents) from payment_application x
            join payment y on y.payment_no = x.payment_no
            where x.invoice_no = i.invoice_no and coalesce(x.applied_on, y.posting_date) > ${on}::date
          ), 0) + coalesce((
            select sum(t.credit_cents - t.debit_cents) from ar_transaction t
            where t.account_no = i.account_no and t.document_no = i.invoice_no
              and t.kind in ('writeOff', 'prepayApplied') and t.posting_date > ${on}::date
          ), 0) as cents
        from invoice i
        where ${anyOf(sql.ref('i.account_no'), accounts)} and not i.voided and i.posting_date <= ${on}::date
      )
      select a.account_no as "accountNo", a.name,
        ${sumOf('current')}, ${sumOf('days30')}, ${sumOf('days60')}, ${sumOf('days90')}, ${sumOf('over90')},
        (${ledgerEnd} - coalesce((
          select sum(t.debit_cents - t.credit_cents) from ar_transaction t
          where t.account_no = a.account_no and t.posting_date > ${on}::date
        ), 0) + coalesce((
          select sum(y.amount_cents - coalesce((
            select sum(x.applied_cents) from payment_application x
            where x.payment_no = y.payment_no and coalesce(x.applied_on, y.posting_date) <= ${on}::date
          ), 0)) from payment y
          where y.account_no = a.account_no and y.posting_date <= ${on}::date
            and y.status = 'P' and y.type is distinct from 'P'
        ), 0))::bigint as owed
      from account a left join item on item.account_no = a.account_no
      where ${anyOf(sql.ref('a.account_no'), accounts)}
      group by a.account_no order by a.account_no`.execute(db);
    return {
      on,
      accounts: rows.map(({ accountNo, name, owed, ...aging }) => ({
        accountNo,
        name,
        aging: on >= asOf || sumOfAll(aging) === owed ? aging : null,
      })),
    };
  };

const sumOf = (bucket: keyof Aging) =>
  sql`coalesce(sum(item.cents) filter (where item.bucket = ${bucket}), 0)::bigint as ${sql.id(bucket)}`;

const sumOfAll = (aging: Aging): number => Object.values(aging).reduce((sum, cents) => sum + cents, 0);
