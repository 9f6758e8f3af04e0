import { readFileSync } from 'node:fs';

/** By what tables of customers would be distributed: a trade account is a customer. */
export const CUSTOMER = 'account_no';

/**
 * Tables whose rows belong to one account through another table. They would get the column, which is written down with each
 * of them as a change to make.
 */
const children: ReadonlySet<string> = new Set([
  'account_note_mention',
  'autopay_run',
  'deposit_hold',
  'deposit_lock',
  'deposit_transaction',
  'invoice_discount',
  'invoice_line',
  'invoice_tax',
  'payment_application',
  'payment_plan_installment',
  'prepay_line',
  'prepay_usage',
  'request_allocation',
  'request_approval',
  'request_authorization',
  'request_event',
  'request_return',
  'statement_pdf',
  'statement_view',
]);

/**
 * Tables with the column whose rows are of a company, a person or a file: they would be on every shard. Access is asked for
 * by person.
 */
const shared: ReadonlySet<string> = new Set([
  'access_request',
  'account_access',
  'ach_entry',
  'contact_change_entry',
  'feed_held',
  'notice_account_choice',
  'payment_option_account',
]);

/** The tables that have the column, by the generated types. */
function withColumn(): ReadonlySet<string> {
  const source = readFileSync('server/db/tables.ts', 'utf8');
  const tables = source.slice(source.indexOf('export interface Tables '));
  const found = [...tables.matchAll(/^ {2}(\w+): (\w+);/gm)].filter(([, , type]) => {
    const begin = source.indexOf(`export interface ${type} {`);
    return source.slice(begin, source.indexOf('\n}', begin)).includes(`\n  ${CUSTOMER}: `);
  });
  return new Set(found.map(([, table]) => table!));
}

const own = withColumn();

/** How a table would be kept by an engine that distributes customers. */
export function placeOf(table: string): 'distributed' | 'child' | 'shared' {
  if (children.has(table)) return 'child';
  return own.has(table) && !shared.has(table) ? 'distributed' : 'shared';
}
