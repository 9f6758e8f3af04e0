import { type Expression, type SqlBool, sql } from 'kysely';

/**
 * Whether somebody has promised to pay, and the day has not passed, or a payment plan was agreed: then nobody is reminded
 * of what is past due (docs/rules.md#promise, #payment-plans). A promise of the account covers all of its invoices; one of an
 * invoice covers that alone; a plan covers what was past due when it was agreed.
 * @param account the column of an account number
 * @param invoice the column of an invoice number; null in it: what has no invoice
 * @param today 'YYYY-MM-DD' in the books zone
 */
export const hasOpenPromise = (account: Expression<unknown>, invoice: Expression<unknown>, today: string) =>
  sql<SqlBool>`(exists (select from promise p where p.account_no = ${account} and p.state = 'open'
    and p.day >= ${today}::date and (p.invoice_no is null or p.invoice_no = ${invoice}))
    or exists (select from payment_plan p where p.account_no = ${account} and p.state = 'agreed'
      and not exists (select from invoice n where n.account_no = p.account_no and n.invoice_no = ${invoice}
        and n.due_date >= p.books_day)))`;

/** Whether a payment plan "p" is proposed by a customer, and waits for the office. */
export const isPlanToAnswer = sql<SqlBool>`(p.state = 'proposed' and not p.by_office)`;

/** Whether a promise "p" is open and its day has come. */
export const isPromiseDue = (today: string) => sql<SqlBool>`(p.state = 'open' and p.day <= ${today}::date)`;

/** Whether a promise or a payment plan "p" turned out broken since Monday. */
export const isBrokenThisWeek = (today: string, booksZone: string) =>
  sql<SqlBool>`(p.state = 'broken'
    and (p.ended_at at time zone ${booksZone})::date >= date_trunc('week', ${today}::date)::date)`;
