import { type Kysely, sql } from 'kysely';
import { statementLeftCents } from '@contract/rules/due';
import type { SinceStatement } from '@contract/statements/schema';
import { statementDate } from '@server/domain/documents/statementDate';
import type { Tables } from '@server/db/tables';
import { type OpenScope, openByAccount } from '@server/domain/payable/openDocuments';
import type { Scope } from './statementList';

/** Rows that are shown of what happened since. */
const SHOWN = 10;

type Last = NonNullable<SinceStatement['last']>;
type Row = Omit<SinceStatement, 'closes' | 'last'> & { readonly last: Omit<Last, 'leftCents'> | null };

/** What happened on each trade account of the scope after its last statement, as the ledger has it now. */
export const sinceOf =
  (db: Kysely<Tables>) =>
  async (scope: Scope & OpenScope): Promise<SinceStatement[]> => {
    const { accounts, booksZone } = scope;
    const [{ rows }, openOf] = await Promise.all([
      sql<Row>`
      select a.account_no as "accountNo", a.name as "accountName", last.told as "last",
        coalesce(t.charges, 0)::bigint as "chargesCents", coalesce(t.credits, 0)::bigint as "creditsCents",
        a.regular_balance_cents - a.unapplied_credit_cents as "balanceCents",
        coalesce(t.shown, '[]') as activity, coalesce(t.rows, 0) as "activityRows"
      from account a
      left join lateral (
        select s.period_to, json_build_object('statementNo', s.statement_no,
            'statementDate', ${statementDate(booksZone)}, 'periodTo', s.period_to, 'dueDate', s.due_date,
            'endingCents', s.ending_balance_cents, 'amountDueCents', s.amount_due_cents
          ) as told
        from statement s
        where s.account_no = a.account_no
          and not exists (select from statement n where n.supersedes = s.statement_no)
        order by s.period_to desc, s.statement_no desc limit 1
      ) last on true
      left join lateral (
        select sum(debit_cents) as charges, sum(credit_cents) as credits, count(*) as rows,
          json_agg(json_build_object('id', txn_id, 'date', posting_date, 'kind', kind,
            'documentNo', document_no, 'reference', reference, 'description', description,
            'dueDate', due_date, 'chargeCents', debit_cents, 'creditCents', credit_cents)
            order by posting_date desc, seq desc) filter (where place <= ${SHOWN}) as shown
        from (
          select l.*, row_number() over (order by l.posting_date desc, l.seq desc) as place
          from ar_transaction l
          where l.account_no = a.account_no and (last.period_to is null or l.posting_date > last.period_to)
        ) as ledger
      ) t on true
      where a.account_no = any(${[...accounts]}::text[]) and a.account_type = 'T'
      order by a.account_no`.execute(db),
      openByAccount(db, scope),
    ]);
    return rows.map((row) =>
      Object.assign(row, {
        last: row.last && {
          ...row.last,
          leftCents: statementLeftCents(row.last, openOf(row.accountNo)),
        },
        closes: (row.last?.endingCents ?? 0) + row.chargesCents - row.creditsCents === row.balanceCents,
      }),
    );
  };
