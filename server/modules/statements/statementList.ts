import { sql } from 'kysely';
import type { Statement, StatementFilter } from '@contract/statements/schema';
import { statementColumns as labels } from '@contract/statements/labels';
import * as m from '@locales/statements';
import { anyOf } from '@server/db/anyOf';
import { statementDate } from '@server/domain/documents/statementDate';
import { inForce, latest, unseenBy } from '@server/domain/documents/statementNews';
import { defineList, type ListQuery } from '@server/lists/defineList';
import { anyYear, search } from '@server/lists/filters';
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

/** The statements of some accounts that are in force, each with what was frozen of it where that was done. */
export const statementList = defineList<Scope, Filter, Statement>()({
  from: () => sql`statement s
    join account a on a.account_no = s.account_no`,
  access: ({ accounts }) => [anyOf(sql.ref('s.account_no'), accounts), inForce],
  columns: {
    accountNo: {
      sql: sql.ref('s.account_no'),
      get label() {
        return labels.account;
      },
    },
    accountName: {
      sql: sql.ref('a.name'),
      get label() {
        return labels.accountName;
      },
    },
    statementNo: {
      sql: sql.ref('s.statement_no'),
      get label() {
        return labels.statementNo;
      },
    },
    revision: {
      sql: sql`coalesce(${frozen('revision')}, s.revision)`,
      get label() {
        return labels.revision;
      },
      format: 'number',
      value: (row) => String(row.revision),
    },
    replaces: {
      sql: sql`coalesce(${frozen('replaces')}, s.supersedes)`,
      get label() {
        return labels.replaces;
      },
    },
    reason: frozen('reason'),
    statementDate: {
      sql: ({ booksZone }) => statementDate(booksZone),
      get label() {
        return labels.date;
      },
      format: 'date',
    },
    periodFrom: {
      sql: sql.ref('s.period_from'),
      get label() {
        return labels.periodFrom;
      },
      format: 'date',
    },
    periodTo: {
      sql: sql.ref('s.period_to'),
      get label() {
        return labels.periodTo;
      },
      format: 'date',
    },
    previousCents: {
      sql: sql.ref('s.previous_balance_cents'),
      get label() {
        return labels.previous;
      },
      format: 'money',
    },
    chargesCents: {
      sql: sql.ref('s.charges_cents'),
      get label() {
        return labels.charges;
      },
      format: 'money',
    },
    creditsCents: {
      sql: sql.ref('s.credits_cents'),
      get label() {
        return labels.credits;
      },
      format: 'money',
    },
    financeChargeCents: {
      sql: sql.ref('s.finance_charge_cents'),
      get label() {
        return labels.financeCharge;
      },
      format: 'money',
    },
    endingCents: {
      sql: sql.ref('s.ending_balance_cents'),
      get label() {
        return labels.ending;
      },
      format: 'money',
    },
    amountDueCents: {
      sql: sql.ref('s.amount_due_cents'),
      get label() {
        return labels.amountDue;
      },
      format: 'money',
    },
    futureObligationsCents: sql.ref('s.future_obligations_cents'),
    dueDate: {
      sql: sql.ref('s.due_date'),
      get label() {
        return labels.due;
      },
      format: 'date',
    },
    discount: {
      sql: sql`case when s.discount_through is not null and s.discount_amount_cents <> 0
        then json_build_object('throughDate', s.discount_through, 'cents', s.discount_amount_cents) end`,
      get label() {
        return labels.discount;
      },
      format: 'money',
      value: ({ discount }) => discount?.cents ?? null,
    },
    discountThrough: {
      get label() {
        return labels.discountThrough;
      },
      format: 'date',
      value: ({ discount }) => discount?.throughDate ?? null,
    },
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
