import { sql } from 'kysely';
import type { Clock } from '@server/clock';
import type { Db, Tx } from '@server/db/db';
import { feedStateOf } from '@server/domain/feedState/feedState';
import { aStatement } from '@server/testing/statementRows';
import { tellImport, withdrawNotices } from '../../importNotices';
import { comesBack, isDisputed } from './course';
import { type Day, dayOf, isoOf, textOf } from './days';
import type { Contract, Invoice } from './documents';
import { bytesOf, putMany } from './fillWorld';
import type { Account, World } from './world';

interface Effects {
  readonly clock: Clock;
  readonly booksZone: string;
}

/** Writes what a drop would bring, straight into the tables in one transaction, and has it told or taken back. */
export class Feed {
  private readonly invoices: readonly Invoice[];
  private readonly before: { readonly number: string; readonly cents: number }[] = [];
  private judged: readonly string[] = [];

  constructor(
    private readonly db: Db,
    private readonly world: World,
    private readonly effects: Effects,
  ) {
    this.invoices = world.accounts.flatMap(({ invoices }) => invoices);
  }

  import = (today: Day): Promise<void> =>
    this.db.transaction(async (tx) => {
      const state = await feedStateOf(tx.sql);
      const since = state ? dayOf(state.asOf) : Number.NEGATIVE_INFINITY;
      const asOf = today - 1;
      const isNew = (day: Day) => day > since && day <= asOf;
      const { import_id: importId } = await tx.sql
        .insertInto('feed_import')
        .values({
          drop_name: `drop_${textOf(today)}_${isoOf(today, '09:00:00')}`,
          manifest_sha256: textOf(today).padEnd(64, '0'),
          as_of: textOf(asOf),
          extracted_at: isoOf(today, '09:00:00'),
        })
        .returning('import_id')
        .executeTakeFirstOrThrow();
      await this.keep(tx, isNew, asOf);
      await this.bringDocuments(tx, importId, isNew);
      await this.bringDebits(tx, importId, asOf);
      await this.asOf(tx, isNew, asOf);
      await this.bringStatements(tx, importId, isNew);
      await this.bringPapers(tx, importId, isNew);
      await tellImport(tx, importId, this.effects);
    });

  /** As the feed does: the rows are as they were, and the drop never was. */
  rollBack = (): Promise<void> =>
    this.db.transaction(async (tx) => {
      const state = (await feedStateOf(tx.sql))!;
      const id = state.importId;
      await tx.sql.deleteFrom('feed_document').where('import_id', '=', id).execute();
      await sql`insert into feed_document select r.* from feed_replaced p
        cross join lateral jsonb_populate_record(null::feed_document, p.row) r where p.import_id = ${id}`.execute(
        tx.sql,
      );
      await tx.sql.deleteFrom('feed_replaced').where('import_id', '=', id).execute();
      await tx.sql.deleteFrom('feed_import').where('import_id', '=', id).execute();
      await tx.sql.deleteFrom('statement').where('import_id', '=', id).execute();
      await tx.sql.deleteFrom('payment').where('import_id', '=', id).execute();
      await sql`update invoice i set open_amount_cents = b.cents
        from jsonb_to_recordset(${JSON.stringify(this.before)}::jsonb) as b (number text, cents bigint)
        where i.invoice_no = b.number`.execute(tx.sql);
      await sql`update request set status = 'submitted' where request_id = any(${[...this.judged]}::uuid[])`.execute(
        tx.sql,
      );
      const earlier = await feedStateOf(tx.sql);
      const since = earlier ? dayOf(earlier.asOf) : Number.NEGATIVE_INFINITY;
      const wasNew = (day: Day) => day > since && day <= dayOf(state.asOf);
      await this.asOf(tx, wasNew, since);
      await withdrawNotices(tx, this.effects);
    });

  /** What the documents were that may change, to take it back. */
  private async keep(tx: Tx, isNew: (day: Day) => boolean, asOf: Day): Promise<void> {
    const numbers = this.invoices
      .filter(({ posted, check }) => isNew(posted) || (check && isNew(check.on)))
      .map(({ no }) => no);
    const { rows } = await sql<{ number: string; cents: number }>`
      select i.invoice_no as number, i.open_amount_cents as cents from invoice i
      where i.invoice_no = any(${numbers}::text[]) or i.invoice_no in (select l.invoice_no
        from request r join request_allocation l on l.request_id = r.request_id
        where r.status = 'submitted' and r.effective_date <= ${textOf(asOf)}::date)`.execute(tx.sql);
    this.before.splice(0, this.before.length, ...rows);
  }

  private async bringDocuments(tx: Tx, importId: number, isNew: (day: Day) => boolean): Promise<void> {
    const posted = this.invoices.filter((one) => isNew(one.posted)).map(({ no }) => no);
    await sql`update invoice set open_amount_cents = total_cents
      where invoice_no = any(${posted}::text[])`.execute(tx.sql);
    const checks = this.world.accounts.flatMap(({ no, invoices }) =>
      invoices.flatMap((one) =>
        one.check && isNew(one.check.on) ? [{ account: no, invoice: one.no, ...one.check }] : [],
      ),
    );
    await sql`update invoice i set open_amount_cents = greatest(0, i.open_amount_cents - c.cents)
      from jsonb_to_recordset(${JSON.stringify(checks)}::jsonb) as c (invoice text, cents bigint)
      where i.invoice_no = c.invoice`.execute(tx.sql);
    await putMany(
      tx.sql,
      'payment',
      checks.map(({ account, invoice, on, cents }) =>
        paymentRow({ no: `${invoice}-c`, account, method: 'K', on: textOf(on), cents, importId }),
      ),
    );
  }

  /** What banks debited by a day, and what they sent back. */
  private async bringDebits(tx: Tx, importId: number, asOf: Day): Promise<void> {
    const { rows } = await sql<{
      id: string;
      account: string;
      on: string;
      cents: number;
      no: string;
      runDay: string | null;
    }>`select r.request_id as id, r.account_no as account, r.effective_date::text as on, r.amount_cents as cents,
        n.pay_day::text as "runDay", coalesce(n.autopay_id || ' ' || n.pay_day, (select min(l.invoice_no)
          from request_allocation l where l.request_id = r.request_id) || '-p') as no
      from request r left join autopay_run n on n.request_id = r.request_id
      where r.status = 'submitted' and r.effective_date <= ${textOf(asOf)}::date`.execute(tx.sql);
    const isBack = ({ account, runDay }: (typeof rows)[number]) =>
      runDay !== null && comesBack(account, dayOf(runDay));
    const back = rows.filter(isBack).map(({ id }) => id);
    const posted = rows.filter((row) => !isBack(row));
    const ids = posted.map(({ id }) => id);
    this.judged = [...back, ...ids];
    await sql`update invoice i set open_amount_cents = case when i.total_cents < 0
        then least(0, i.open_amount_cents - l.cents) else greatest(0, i.open_amount_cents - l.cents) end
      from (select invoice_no, sum(amount_cents + discount_cents) as cents from request_allocation
        where request_id = any(${ids}::uuid[]) group by invoice_no) l
      where i.invoice_no = l.invoice_no`.execute(tx.sql);
    await sql`update request set status = 'posted' where request_id = any(${ids}::uuid[])`.execute(tx.sql);
    await sql`update request set status = 'returned' where request_id = any(${back}::uuid[])`.execute(tx.sql);
    const rowOf = ({ no, account, on, cents }: (typeof rows)[number]) =>
      paymentRow({ no, account, on, cents, method: 'A', importId });
    await putMany(tx.sql, 'payment', posted.map(rowOf));
  }

  /** What follows from the day of the figures alone: disputes, and what is left of prepay. */
  private async asOf(tx: Tx, isChanged: (day: Day) => boolean, asOf: Day): Promise<void> {
    const edges = this.invoices
      .filter((one) => isChanged(one.disputedFrom) || isChanged(one.disputedUntil))
      .map((one) => ({ no: one.no, is: isDisputed(one, asOf) }));
    await sql`update invoice i set disputed = e.is
      from jsonb_to_recordset(${JSON.stringify(edges)}::jsonb) as e (no text, "is" boolean)
      where i.invoice_no = e.no`.execute(tx.sql);
    const used = this.world.accounts
      .flatMap(({ contracts }) => contracts)
      .filter(({ uses }) => uses.some(({ on }) => isChanged(on)))
      .map((contract) => ({ no: contract.no, used: usedBy(contract, asOf) }));
    await sql`update prepay_contract c set used_cents = e.used, remaining_cents = c.booked_cents - e.used
      from jsonb_to_recordset(${JSON.stringify(used)}::jsonb) as e (no text, used bigint)
      where c.contract_no = e.no`.execute(tx.sql);
  }

  private async bringStatements(tx: Tx, importId: number, isNew: (day: Day) => boolean): Promise<void> {
    const rowsOf = ({ no: account_no, statements }: Account) =>
      statements
        .filter(({ through }) => isNew(through))
        .map(({ no, through, due }) =>
          aStatement({
            statement_no: no,
            account_no,
            period_from: textOf(through - 29),
            period_to: textOf(through),
            close_at: isoOf(through + 1, '06:30:00'),
            due_date: textOf(due),
            import_id: importId,
          }),
        );
    await putMany(tx.sql, 'statement', this.world.accounts.flatMap(rowsOf));
  }

  /** As the feed does: of a PDF that is replaced it keeps which one it was. */
  private async bringPapers(tx: Tx, importId: number, isNew: (day: Day) => boolean): Promise<void> {
    const named = this.world.accounts
      .flatMap(({ invoices, contracts }) => [...invoices, ...contracts])
      .flatMap(({ no, paper }) => (paper ? [{ ...paper, name: `${no}.pdf` }] : []));
    const first = named.filter(({ on }) => isNew(on));
    const rowOf = ({ name }: (typeof named)[number]) => ({
      file_name: name,
      sha256: bytesOf.first.sha256,
      import_id: importId,
    });
    await putMany(tx.sql, 'feed_document', first.map(rowOf));
    const replaced = named
      .filter(({ on, replacedOn }) => !isNew(on) && replacedOn !== null && isNew(replacedOn))
      .map(({ name }) => name);
    await sql`insert into feed_replaced (import_id, table_name, row) select ${importId}, 'feed_document', to_jsonb(d)
      from feed_document d where d.file_name = any(${replaced}::text[])`.execute(tx.sql);
    await sql`update feed_document set sha256 = ${bytesOf.second.sha256}, import_id = ${importId}
      where file_name = any(${replaced}::text[])`.execute(tx.sql);
  }
}

const usedBy = ({ uses }: Contract, asOf: Day): number =>
  uses.filter(({ on }) => on <= asOf).reduce((sum, { cents }) => sum + cents, 0);

interface Posted {
  readonly no: string;
  readonly account: string;
  readonly method: 'A' | 'K';
  readonly on: string;
  readonly cents: number;
  readonly importId: number;
}

const paymentRow = ({ no, account, method, on, cents, importId }: Posted) => ({
  payment_no: no,
  account_no: account,
  received_date: on,
  posting_date: on,
  method,
  amount_cents: cents,
  discount_taken_cents: 0,
  unapplied_cents: 0,
  status: 'P',
  import_id: importId,
});
