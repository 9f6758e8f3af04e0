import { sql } from 'kysely';
import type { Statement, StatementFilter } from '@contract/statements/schema';
import { statementColumns as labels } from '@contract/statements/labels';
import * as m from '@locales/statements';
import { anyOf } from '@server/db/anyOf';
import { statementDate } from '@server/domain/documents/statementDate';
import { inForce, latest, unseenBy } from '@server/domain/documents/statementNews';
import { defineList, type ListQuery } from '@server/lists/defineList';
import { anyYear, search } from '@server/lists/filters';
import { labeledColumns } from '@server/lists/labeledColumns';
import { byCode, byDate, byNumber } from '@server/lists/order';

/** Whose statements are read, and who reads them. */
export interface Scope {
  readonly accounts: readonly string[];
  readonly username: string;
  /** IANA zone of the company's books. */
  readonly booksZone: string;
}

export type Filter = Pick<StatementFilter, 'year' | 'q'>;
export type StatementsQuery = ListQuery<Filter>;

/** What was frozen last of a statement "s". */
const frozen = (column: 'revision' | 'replaces' | 'reason') => sql`(select ${sql.ref(`x.${column}`)}
  from statement_snapshot x where x.statement_no = s.statement_no order by x.version desc limit 1)`;

const column = labeledColumns<Scope, Statement, keyof typeof labels>(labels);

/** The statements of some accounts that are in force, each with what was frozen of it where that was done. */
export const statementList = defineList<Scope, Filter, Statement>()({
  from: () => sql`statement s
    join account a on a.account_no = s.account_no`,
  access: ({ accounts }) => [anyOf(sql.ref('s.account_no'), accounts), inForce],
  columns: {
    accountNo: column('account', { sql: sql.ref('s.account_no') }),
    accountName: column('accountName', { sql: sql.ref('a.name') }),
    statementNo: column('statementNo', { sql: sql.ref('s.statement_no') }),
    revision: column('revision', {
      sql: sql`coalesce(${frozen('revision')}, s.revision)`,
      format: 'number',
      value: (row) => String(row.revision),
    }),
    replaces: column('replaces', { sql: sql`coalesce(${frozen('replaces')}, s.supersedes)` }),
    reason: frozen('reason'),
    statementDate: column('date', { sql: ({ booksZone }) => statementDate(booksZone), format: 'date' }),
    periodFrom: column('periodFrom', { sql: sql.ref('s.period_from'), format: 'date' }),
    periodTo: column('periodTo', { sql: sql.ref('s.period_to'), format: 'date' }),
    previousCents: column('previous', { sql: sql.ref('s.previous_balance_cents'), format: 'money' }),
    chargesCents: column('charges', { sql: sql.ref('s.charges_cents'), format: 'money' }),
    creditsCents: column('credits', { sql: sql.ref('s.credits_cents'), format: 'money' }),
    financeChargeCents: column('financeCharge', { sql: sql.ref('s.finance_charge_cents'), format: 'money' }),
    endingCents: column('ending', { sql: sql.ref('s.ending_balance_cents'), format: 'money' }),
    amountDueCents: column('amountDue', { sql: sql.ref('s.amount_due_cents'), format: 'money' }),
    futureObligationsCents: sql.ref('s.future_obligations_cents'),
    dueDate: column('due', { sql: sql.ref('s.due_date'), format: 'date' }),
    discount: column('discount', {
      sql: sql`case when s.discount_through is not null and s.discount_amount_cents <> 0
        then json_build_object('throughDate', s.discount_through, 'cents', s.discount_amount_cents) end`,
      format: 'money',
      value: ({ discount }) => discount?.cents ?? null,
    }),
    discountThrough: column('discountThrough', {
      format: 'date',
      value: ({ discount }) => discount?.throughDate ?? null,
    }),
    isNew: { sql: ({ username }) => unseenBy(username) },
    isLatest: latest,
  },
  sorts: {
    date: byDate(sql.ref('s.period_to')),
    account: byCode(sql.ref('s.account_no')),
    ending: byNumber(sql.ref('s.ending_balance_cents')),
    due: byDate(sql.ref('s.due_date')),
  },
  ties: [{ key: sql.ref('s.statement_no'), type: 'text' }],
  filters: {
    year: anyYear(sql`extract(year from s.period_to)::text`, 'year'),
    q: search(sql.ref('s.statement_no'), sql.ref('s.account_no'), sql.ref('a.name')),
  },
  sums: {
    chargesCents: sql.ref('s.charges_cents'),
    creditsCents: sql.ref('s.credits_cents'),
    financeChargeCents: sql.ref('s.finance_charge_cents'),
  },
  file: {
    screen: 'statements',
    get sheet() {
      return m.statements();
    },
  },
});
