import { type Kysely, type RawBuilder, sql, type SqlBool } from 'kysely';
import { dateInZone } from '@contract/format/date';
import { documentsSince, movementsSince, statementsSince } from '@contract/rules/noticeSchedule';
import type { Clock } from '@server/clock';
import type { Tx } from '@server/db/db';
import type { Tables } from '@server/db/tables';
import { type Happened, tellPeople } from './tell';

interface ImportNoticeDeps {
  readonly clock: Clock;
  /** IANA zone of the company's books. */
  readonly booksZone: string;
}

type Sql = Pick<Tx, 'sql'>;

/**
 * In the transaction of an import: people are told what it brought. A drop that customers see again after a rollback
 * brings nothing new.
 */
export async function tellImport(tx: Sql, importId: number, deps: ImportNoticeDeps): Promise<void> {
  const { sql: db } = tx;
  const drop = await db
    .selectFrom('feed_import')
    .select(['as_of', sql<boolean>`applied_at = now()`.as('isNew')])
    .where('import_id', '=', importId)
    .executeTakeFirstOrThrow();
  // now() is when the transaction began, and a row that it wrote has it.
  if (!drop.isNew) return;
  const { isFirst } = await db
    .selectFrom('feed_import')
    .select((eb) => eb(eb.fn.countAll(), '=', 1).as('isFirst'))
    .executeTakeFirstOrThrow();
  const at = deps.clock.now();
  await tellPeople(db, broughtBy(db, importId, drop.as_of), {
    by: { importId },
    at,
    today: dateInZone(at, deps.booksZone),
    isFirst: Boolean(isFirst),
  });
}

/**
 * In the transaction that rolls a drop back: what it told and nobody got or read is withdrawn, and is told when it comes
 * again. What somebody has already stays, and is not told again.
 */
export async function withdrawNotices({ sql: db }: Sql, { clock }: ImportNoticeDeps): Promise<void> {
  const runs = await db
    .updateTable('notice_run as r')
    .set({
      state: 'dropped',
      because: 'rolledBack',
      decided_by: 'portal',
      decided_at: clock.now().toISOString(),
    })
    .where('r.import_id', 'is not', null)
    .where('r.because', 'is distinct from', 'rolledBack')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb.selectFrom('feed_import as i').select('i.import_id').whereRef('i.import_id', '=', 'r.import_id'),
        ),
      ),
    )
    .returning('r.run_id')
    .execute();
  if (runs.length === 0) return;
  await db
    .deleteFrom('notice')
    .where(
      'run_id',
      'in',
      runs.map(({ run_id }) => run_id),
    )
    .where('email', '<>', 'written')
    .where('is_pushed', '=', false)
    .where('read_at', 'is', null)
    .execute();
}

/** Whether a row, "n" where nothing else is said, of a table came with the import, and did not just change. */
const isNew = (
  importId: number,
  table: string,
  keys: readonly string[],
  row = sql.ref('n'),
): RawBuilder<SqlBool> => sql<SqlBool>`
  ${row}.import_id = ${importId}::bigint and not exists (select from feed_replaced p
    where p.import_id = ${importId}::bigint and p.table_name = ${table} and ${sql.join(
      keys.map((key) => sql`p.row ->> ${key} = ${row}.${sql.ref(key)}::text`),
      sql` and `,
    )})`;

async function* broughtBy(
  db: Kysely<Tables>,
  importId: number,
  asOf: string,
): AsyncIterable<readonly Happened[]> {
  yield await statements(db, importId, asOf);
  yield await documents(db, importId, asOf);
  yield await movements(db, importId, asOf);
  yield await rates(db, importId, asOf);
  yield await payments(db, importId, asOf);
}

async function statements(db: Kysely<Tables>, importId: number, asOf: string): Promise<Happened[]> {
  const { rows } = await sql<{ no: string; accountNo: string; through: string; due: string; cents: number }>`
    select n.statement_no as no, n.account_no as "accountNo", n.period_to as through, n.due_date as due,
      n.amount_due_cents as cents
    from statement n where n.period_to >= ${statementsSince(asOf)}::date
      and not exists (select from statement s where s.supersedes = n.statement_no)
      and ${isNew(importId, 'statement', ['statement_no'])} order by n.statement_no`.execute(db);
  return rows.map(({ no, accountNo, ...facts }) => ({
    kind: 'statement',
    accountNo,
    subject: no,
    facts: { ...facts, accountNo, statementNo: no },
  }));
}

/**
 * By person and account, as each document is told to a person once, and all that an import brought in one notice: after a
 * rollback some have been told of some already.
 */
async function documents(db: Kysely<Tables>, importId: number, asOf: string): Promise<Happened[]> {
  const since = documentsSince(asOf);
  const ofInvoices = sql<SqlBool>`n.posting_date >= ${since}::date and not n.voided`;
  const ofContracts = sql<SqlBool>`greatest(n.booked_on, n.signed_on) >= ${since}::date`;
  const { rows } = await sql<{
    person: string;
    accountNo: string;
    invoices: readonly string[];
    contracts: readonly string[];
  }>`
    with added as materialized (
      select 'invoices' as list, i.* from (${withDocument(importId, ['invoice', 'invoice_no'], ofInvoices)}) i
      union all
      select 'contracts', c.* from (${withDocument(importId, ['prepay_contract', 'contract_no'], ofContracts)}) c
    )
    select x.name as person, a.account_no as "accountNo",
      coalesce(jsonb_agg(a.no order by a.no) filter (where a.list = 'invoices'), '[]') as invoices,
      coalesce(jsonb_agg(a.no order by a.no) filter (where a.list = 'contracts'), '[]') as contracts
    from added a join account_access x on x.account_no = a.account_no
    where not exists (select from notice k where k.person = x.name and k.kind = 'document'
      and k.account_no = a.account_no and k.facts -> a.list @> to_jsonb(a.no))
    group by x.name, a.account_no order by x.name, a.account_no`.execute(db);
  return rows.map(({ person, ...facts }) => ({
    kind: 'document',
    person,
    accountNo: facts.accountNo,
    subject: `${facts.accountNo} ${importId}`,
    facts,
  }));
}

/** Rows "n" of a table that have a document since the import, and had none before it: a replaced one is no news. */
const withDocument = (
  importId: number,
  [table, key]: readonly [table: string, key: string],
  isFresh: RawBuilder<SqlBool>,
): RawBuilder<unknown> => sql`
  select n.account_no, n.${sql.ref(key)} as no
  from ${sql.table(table)} n join feed_document d on d.file_name = n.pdf_file
  left join feed_replaced o on o.import_id = ${importId}::bigint and o.table_name = ${table}
    and o.row ->> ${key} = n.${sql.ref(key)}
  where ${isFresh} and (n.import_id = ${importId}::bigint or d.import_id = ${importId}::bigint)
    and not exists (select from feed_document b
      where b.file_name = case when n.import_id = ${importId}::bigint then o.row ->> 'pdf_file' else n.pdf_file end
        and not (${isNew(importId, 'feed_document', ['file_name'], sql.ref('b'))}))`;

async function movements(db: Kysely<Tables>, importId: number, asOf: string): Promise<Happened[]> {
  const { rows } = await sql<{
    subject: string;
    accountNo: string;
    plan: string;
    inCents: number;
    outCents: number;
    day: string;
  }>`
    select n.sav_id || ' ' || n.txn_id as subject, d.account_no as "accountNo", d.title as plan,
      n.amount_in_cents as "inCents", n.amount_out_cents as "outCents", n.posting_date as day
    from deposit_transaction n join deposit_account d on d.sav_id = n.sav_id
    where n.posting_date >= ${movementsSince(asOf)}::date and n.amount_in_cents <> n.amount_out_cents
      and ${isNew(importId, 'deposit_transaction', ['sav_id', 'txn_id'])}
    order by n.sav_id, n.seq`.execute(db);
  return rows.map(({ subject, accountNo, ...facts }) => ({
    kind: 'depositMovement',
    accountNo,
    subject,
    facts,
  }));
}

/** A plan whose rate of a day is another one than before; the first one that it ever has is no change. */
async function rates(db: Kysely<Tables>, importId: number, asOf: string): Promise<Happened[]> {
  const tiersOf = (day: RawBuilder<unknown>) => sql`(select jsonb_agg(jsonb_build_array(t.tier_from_cents,
    trim_scale(t.annual_rate)) order by t.tier_from_cents)
    from deposit_rate t where t.rate_plan = c.rate_plan and t.effective_from = ${day})`;
  const { rows } = await sql<{
    savId: string;
    accountNo: string;
    plan: string;
    day: string;
    low: string;
    high: string;
  }>`
    select d.sav_id as "savId", d.account_no as "accountNo", d.title as plan, c.effective_from as day, c.low, c.high
    from (select n.rate_plan, n.effective_from, trim_scale(min(n.annual_rate))::text as low,
        trim_scale(max(n.annual_rate))::text as high
      from deposit_rate n where n.effective_from >= ${movementsSince(asOf)}::date
        and ${isNew(importId, 'deposit_rate', ['rate_plan', 'effective_from', 'tier_from_cents'])}
      group by n.rate_plan, n.effective_from) c
    join deposit_account d on d.rate_plan = c.rate_plan and lower(left(trim(d.status), 1)) not in ('c', 'x')
    cross join lateral (select max(b.effective_from) as day from deposit_rate b
      where b.rate_plan = c.rate_plan and b.effective_from < c.effective_from) before
    where before.day is not null
      and ${tiersOf(sql.ref('c.effective_from'))} is distinct from ${tiersOf(sql.ref('before.day'))}
    order by d.sav_id, c.effective_from`.execute(db);
  return rows.map(({ savId, accountNo, ...facts }) => ({
    kind: 'rateChanged',
    accountNo,
    subject: `${savId} ${facts.day}`,
    facts,
  }));
}

/** Money of the customer that stands in the books; what corrects another payment is none. */
async function payments(db: Kysely<Tables>, importId: number, asOf: string): Promise<Happened[]> {
  const { rows } = await sql<{ no: string; accountNo: string; cents: number; day: string }>`
    select n.payment_no as no, n.account_no as "accountNo", n.amount_cents as cents, n.posting_date as day
    from payment n where n.posting_date >= ${movementsSince(asOf)}::date and n.status = 'P' and n.amount_cents > 0
      and n.reversed_payment_no is null and ${isNew(importId, 'payment', ['payment_no'])}
    order by n.payment_no`.execute(db);
  return rows.map(({ no, accountNo, ...facts }) => ({
    kind: 'paymentPosted',
    accountNo,
    subject: no,
    facts: { ...facts, paymentNo: no },
  }));
}
