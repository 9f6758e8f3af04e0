import { type Expression, type SqlBool, sql } from 'kysely';

/**
 * Whether somebody has promised to pay, and the day has not passed: then nobody is reminded of what is past due
 * (docs/rules.md#promise). A promise of the account covers all of its invoices; one of an invoice covers that alone.
 * @param account the column of an account number
 * @param invoice the column of an invoice number; null in it: what has no invoice
 * @param today 'YYYY-MM-DD' in the books zone
 */
export const hasOpenPromise = (account: Expression<unknown>, invoice: Expression<unknown>, today: string) =>
  sql<SqlBool>`exists (select from promise p where p.account_no = ${account} and p.state = 'open'
    and p.day >= ${today}::date and (p.invoice_no is null or p.invoice_no = ${invoice}))`;

/** Whether a promise "p" is open and its day has come. */
export const isPromiseDue = (today: string) => sql<SqlBool>`(p.state = 'open' and p.day <= ${today}::date)`;

/** Whether a promise "p" turned out broken since Monday. */
export const isBrokenThisWeek = (today: string, booksZone: string) =>
  sql<SqlBool>`(p.state = 'broken'
    and (p.ended_at at time zone ${booksZone})::date >= date_trunc('week', ${today}::date)::date)`;
