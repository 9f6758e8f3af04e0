import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { paymentMethods, paymentMethodWords, paymentTypes } from '@contract/payments/labels';
import { members } from '@contract/paging';
import type { PaymentsFilter } from '@contract/payments/schema';
import { ApiError } from '@contract/problem';
import { anyOf } from '@server/db/anyOf';
import { entryMethod, entryType } from '@server/domain/documents/paymentEntries';

/** Whose payments are read, and on which day they are looked at. */
export interface Scope {
  readonly accounts: readonly string[];
  /** 'YYYY-MM-DD'. */
  readonly asOf: string;
}

export type Filter = Omit<PaymentsFilter, 'username' | 'account'>;

type Condition = RawBuilder<SqlBool>;

/** What narrows the rows, apart from account and chip: every member narrows further. */
export function narrowing(filter: Filter, accounts: readonly string[]): Condition[] {
  const { from, to, leastCents, mostCents } = filter;
  const methods = knownOf(filter.method, paymentMethods, 'method', 'a way to pay');
  const types = knownOf(filter.type, paymentTypes, 'type', 'a type of payment');
  return [
    ...(from ? [sql<SqlBool>`y.posting_date >= ${from}::date`] : []),
    ...(to ? [sql<SqlBool>`y.posting_date <= ${to}::date`] : []),
    ...(methods.length > 0 ? [anyOf(entryMethod, methods)] : []),
    ...(types.length > 0 ? [anyOf(entryType, types)] : []),
    ...(leastCents === undefined ? [] : [sql<SqlBool>`abs(y.amount_cents) >= ${leastCents}::bigint`]),
    ...(mostCents === undefined ? [] : [sql<SqlBool>`abs(y.amount_cents) <= ${mostCents}::bigint`]),
    ...(filter.q ?? '')
      .split(/\s+/)
      .filter(Boolean)
      .map((word) => saying(word, accounts)),
  ];
}

/** Whether a row is in the state that a chip stands for; no chip lets every row through. */
export const inChip = (status: string | undefined): Condition =>
  status ? sql<SqlBool>`y.status = ${status}` : sql<SqlBool>`true`;

/** Whether a word occurs in what people look for, in capitals or not. */
function saying(word: string, accounts: readonly string[]): Condition {
  const like = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
  return sql<SqlBool>`(concat_ws(' ', y.payment_no, y.reference, y.portal_request_no, r.request_no, ${spoken})
      ilike ${like}
    or exists (select from payment_application x join invoice i on i.invoice_no = x.invoice_no
      where x.payment_no = y.payment_no and x.invoice_no ilike ${like}
        and ${anyOf(sql.ref('i.account_no'), accounts)}))`;
}

const spoken = sql`case ${entryMethod} ${sql.join(
  Object.entries(paymentMethodWords).map(
    ([word, spelled]) => sql`when ${sql.lit(word)} then ${sql.lit(spelled)}`,
  ),
  sql` `,
)} end`;

function knownOf(list: string | undefined, words: readonly string[], field: string, what: string): string[] {
  const chosen = members(list);
  const stranger = chosen.find((word) => !words.includes(word));
  if (stranger === undefined) return chosen;
  const message = `"${stranger}" is not ${what}; choose from ${words.join(', ')}.`;
  throw new ApiError({ code: 'invalid', message, fields: { [field]: message } });
}
