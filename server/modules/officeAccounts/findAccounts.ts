import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { FoundAccount } from '@contract/officeAccounts/schema';
import { type AccountSearch, accountSearchOf } from '@contract/rules/accountSearch';
import type { Db } from '@server/db/db';
import { likePattern } from '@server/db/search';
import type { Tables } from '@server/db/tables';
import { isOfBranch } from '@server/domain/visibility/ownBranch';
import { tradeStatus } from '@server/domain/accounts/accountRow';

const MOST = 20;
/** Of what is like the words and does not hold them: below it nobody would recognize what was meant. */
const LEAST_SIMILAR = 0.4;

/** The words of an account, exactly as the index has them. */
const ofAccount = sql`account_search_text(a.account_no, a.name, a.dba, a.city, a.email, a.phone)`;

type Way = RawBuilder<unknown>;

/**
 * The accounts that somebody may mean: docs/rules.md#account-search. Each way in is an index of its own, so that none
 * grows with what the company has sold.
 * @param today 'YYYY-MM-DD'
 * @param branch the code of the one branch that is looked in; undefined: all
 */
export async function findAccounts(
  db: Db,
  typed: string,
  today: string,
  branch?: string,
): Promise<FoundAccount[]> {
  const search = accountSearchOf(typed, today);
  const found = await nearest(db.sql, waysOf(search, branch));
  if (found.length > 0 || search.words.length === 0) return found;
  return db.transaction(async (tx) => {
    await sql`select set_config('pg_trgm.word_similarity_threshold', ${String(LEAST_SIMILAR)}, true)`.execute(
      tx.sql,
    );
    return nearest(tx.sql, [within(branch, similarTo(search.words.join(' ')))]);
  });
}

type Found = Omit<FoundAccount, 'status'> & { readonly status: string };

/** Each account once, by the first way in which it was found. */
async function nearest(db: Kysely<Tables>, ways: readonly Way[]): Promise<FoundAccount[]> {
  if (ways.length === 0) return [];
  const { rows } = await sql<Found>`
    with hit as (select distinct on (account_no) * from (${sql.join(ways, sql` union all `)}) h
      order by account_no, rank, what)
    select a.account_no as "accountNo", a.name as "accountName", nullif(concat_ws(', ', a.city, a.state), '') as town,
      a.status, (a.regular_balance_cents - a.unapplied_credit_cents) as "netDueCents", h.by, h.what,
      h.cents as "amountCents"
    from hit h join account a on a.account_no = h.account_no
    where a.account_type = 'T'
    order by h.rank, a.name, a.account_no limit ${MOST}`.execute(db);
  return rows.map((row) => Object.assign(row, { status: tradeStatus[row.status] ?? 'hold' }));
}

function waysOf(search: AccountSearch, branch: string | undefined): Way[] {
  const { words, documents, checkNo, cents, phone, last } = search;
  return [
    ...(words.length > 0 ? [byWords(words), byPerson(words)] : []),
    ...(phone ? byPhone(phone) : []),
    ...(documents.length > 0 ? byDocument(documents) : []),
    ...(checkNo ? byCheck(checkNo) : []),
    ...(cents === null ? [] : byAmount(cents)),
    ...(last ? [byLastDigits(last)] : []),
  ].map((way) => within(branch, way));
}

/** The first ones; narrowed before they are counted, so that none of another branch takes a place. */
const within = (branch: string | undefined, way: Way): Way =>
  branch === undefined
    ? sql`(${way} limit ${MOST})`
    : sql`(select * from (${way}) w where ${isOfBranch(branch, 'w.account_no')} limit ${MOST})`;

const row = (
  account: string,
  rank: RawBuilder<unknown>,
  by: FoundAccount['by'],
  what = sql`null::text`,
  cents = sql`null::bigint`,
) =>
  sql`select ${sql.ref(account)} as account_no, ${rank} as rank, ${sql.lit(by)} as by, ${what} as what, ${cents} as cents`;

const at = (rank: number) => sql.lit(rank);

/** A number as a whole, then what begins with the words, then what has them anywhere. */
const byWords = (words: readonly string[]): Way => {
  const text = words.join(' ');
  const rank = sql`case when lower(a.account_no) = ${text} or ltrim(a.account_no, '0') = ${text} then 0
    when starts_with(lower(a.name), ${text}) or starts_with(lower(a.account_no), ${text}) then 2 else 3 end`;
  return sql`${row('a.account_no', rank, 'account')} from account a where ${each(ofAccount, words)} order by 2`;
};

const byPerson = (words: readonly string[]): Way =>
  sql`${row('x.account_no', at(4), 'person', sql`u.name`)} from portal_user u
    join account_access x on x.name = u.name
    where ${each(sql.ref('u.search_text'), words)} and u.state <> 'deleted'`;

const each = (text: RawBuilder<unknown>, words: readonly string[]) =>
  sql.join(
    words.map((word) => sql`${text} like ${likePattern(word)}`),
    sql` and `,
  );

const byPhone = (digits: string): Way[] => [
  sql`${row('a.account_no', at(1), 'account')} from account a where ${ofAccount} like ${likePattern(digits)}`,
  sql`${row('x.account_no', at(2), 'person', sql`u.name`)} from portal_user u
    join account_access x on x.name = u.name where u.search_text like ${likePattern(digits)} and u.state <> 'deleted'`,
];

interface Source {
  readonly by: FoundAccount['by'];
  readonly table: RawBuilder<unknown>;
  readonly number: RawBuilder<unknown>;
  readonly cents: RawBuilder<unknown>;
}

const table = (name: string, by: FoundAccount['by'], number: string, cents: RawBuilder<unknown>): Source => ({
  by,
  table: sql.table(name),
  number: sql.ref(`d.${number}`),
  cents,
});

const sources: readonly Source[] = [
  table('invoice', 'invoice', 'invoice_no', sql`d.total_cents`),
  table('payment', 'payment', 'payment_no', sql`d.amount_cents`),
  table('statement', 'statement', 'statement_no', sql`d.ending_balance_cents`),
  table('prepay_contract', 'prepay', 'contract_no', sql`d.booked_cents`),
  table('deposit_account', 'depositPlan', 'sav_id', sql`null::bigint`),
  table('request', 'request', 'request_no', sql`d.amount_cents`),
  table('contact_ticket', 'message', 'ticket_no', sql`null::bigint`),
];

const byDocument = (numbers: readonly string[]): Way[] =>
  sources.map(
    ({ by, table, number, cents }) =>
      sql`${row('d.account_no', at(1), by, sql`${number}`, cents)} from ${table} d where ${number} = any(${numbers}::text[])`,
  );

/** Checks that the ERP booked, and those that customers announced. */
const byCheck = (checkNo: string): Way[] => [
  sql`${row('p.account_no', at(1), 'check', sql`p.reference`, sql`p.amount_cents`)} from payment p
    where ltrim(p.reference, '0') = ${checkNo} and p.method = 'K'`,
  sql`${row('r.account_no', at(1), 'check', sql`r.check_no`, sql`r.amount_cents`)} from request r
    where r.check_no = ${checkNo}`,
];

/** The newest first: a sum of long ago is seldom meant. */
const byAmount = (cents: number): Way[] => [
  sql`${row('i.account_no', at(5), 'invoice', sql`i.invoice_no`, sql`i.total_cents`)} from invoice i
    where i.total_cents = ${cents} order by i.invoice_date desc`,
  sql`${row('p.account_no', at(5), 'payment', sql`p.payment_no`, sql`p.amount_cents`)} from payment p
    where p.amount_cents = ${cents} order by p.posting_date desc`,
  sql`${row('r.account_no', at(5), 'request', sql`r.request_no`, sql`r.amount_cents`)} from request r
    where r.amount_cents = ${cents} order by r.submitted_at desc`,
];

const byLastDigits = (last: string): Way =>
  sql`${row('l.account_no', at(6), 'bankAccount', sql`o.account_last`)} from payment_option o
    join payment_option_account l on l.option_id = o.option_id
    where o.account_last = ${last} and o.status <> 'removed'`;

/** Of a word that thousands of names have, the first ones: to weigh them all would take longer than to type more. */
const WEIGHED = 2_000;

const similarTo = (text: string): Way =>
  sql`select account_no, 1 - word_similarity(${text}, t.text) as rank, 'similar' as by, null::text as what,
      null::bigint as cents
    from (select a.account_no, ${ofAccount} as text from account a where ${text} <% ${ofAccount} limit ${WEIGHED}) t
    order by 2`;
