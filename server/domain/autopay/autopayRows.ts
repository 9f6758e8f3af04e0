import { type Kysely, type Selectable, sql } from 'kysely';
import type { StopReason } from '@contract/autopay/labels';
import { masked } from '@contract/format/accountNumber';
import type { AutopayTerms } from '@contract/rules/autopay';
import type { AutopayPlan } from '@contract/rules/debitPlan';
import type { ScheduledTerms } from '@contract/rules/scheduled';
import type { AutopayRunTable, AutopayTable, Tables } from '@server/db/tables';

export type AutopayRow = Selectable<AutopayTable> & {
  readonly account_name: string;
  /** "Farm checking ••4417". */
  readonly source: string;
};

export type RunRow = Omit<Selectable<AutopayRunTable>, 'plan'> & { readonly plan: AutopayPlan };

const rows = (db: Kysely<Tables>) =>
  db
    .selectFrom('autopay as p')
    .innerJoin('payment_option as o', 'o.option_id', 'p.option_id')
    .leftJoin('account as a', 'a.account_no', 'p.account_no')
    .selectAll('p')
    .select(['o.nickname', 'o.account_last', sql<string>`coalesce(a.name, p.account_no)`.as('account_name')]);

const asRow = <R extends { nickname: string; account_last: string }>({
  nickname,
  account_last,
  ...row
}: R) => ({
  ...row,
  source: `${nickname} ${masked(account_last)}`,
});

/** The autopay of an account that is on or paused, else the one that ended last; undefined where there never was one. */
export async function autopayOf(db: Kysely<Tables>, accountNo: string): Promise<AutopayRow | undefined> {
  const row = await rows(db)
    .where('p.account_no', '=', accountNo)
    .where('p.kind', '=', 'due')
    .orderBy(sql`p.status = 'ended'`)
    .orderBy('p.changed_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && asRow(row);
}

/**
 * The scheduled payments of an account that are on or paused, and those that ended since an instant, but for what others
 * took the place of.
 */
export async function scheduledOf(
  db: Kysely<Tables>,
  accountNo: string,
  since: Date,
): Promise<readonly AutopayRow[]> {
  const found = await rows(db)
    .where('p.account_no', '=', accountNo)
    .where('p.kind', '=', 'scheduled')
    // Those of a payment plan are shown with it.
    .where('p.plan_id', 'is', null)
    .where((eb) =>
      eb.or([
        eb('p.status', '<>', 'ended'),
        eb.and([eb('p.changed_at', '>', since.toISOString()), eb('p.reason', '<>', 'changed')]),
      ]),
    )
    .orderBy('p.created_at')
    .execute();
  return found.map((row) => asRow(row));
}

/** One of them, locked: whoever changes or runs it waits for who does so before. */
export async function lockAutopay(db: Kysely<Tables>, autopayId: string): Promise<AutopayRow | undefined> {
  const row = await rows(db).where('p.autopay_id', '=', autopayId).forUpdate('p').executeTakeFirst();
  return row && asRow(row);
}

/** Of some autopays those that are on and to be looked at by an instant, locked; others that somebody has locked are left out. */
export async function lockDue(
  db: Kysely<Tables>,
  autopayIds: readonly string[],
  now: Date,
): Promise<readonly AutopayRow[]> {
  const found = await rows(db)
    .where('p.autopay_id', 'in', autopayIds)
    .where('p.status', '=', 'on')
    .where('p.look_at', '<=', now.toISOString())
    .orderBy('p.autopay_id')
    .forUpdate('p')
    .skipLocked()
    .execute();
  return found.map((row) => asRow(row));
}

/** Of autopay; the table has none without these. */
export const termsOf = (row: AutopayRow): AutopayTerms => ({
  dayRule: row.day_rule!,
  covers: row.covers as AutopayTerms['covers'],
  paymentCapCents: row.payment_cap_cents,
  monthCapCents: row.month_cap_cents!,
});

/** Of a scheduled payment; the table has none without these. */
export const scheduledTermsOf = (row: AutopayRow): ScheduledTerms => ({
  covers: row.covers as ScheduledTerms['covers'],
  invoices: (row.invoice_nos as readonly string[] | null) ?? [],
  capCents: row.payment_cap_cents,
  repeats: row.repeats!,
  firstDay: row.first_day!,
  untilDay: row.until_day,
  times: row.times,
});

/** The payments of an autopay, the newest first. */
export const runsOf = (db: Kysely<Tables>, autopayId: string): Promise<RunRow[]> =>
  db
    .selectFrom('autopay_run')
    .selectAll()
    .where('autopay_id', '=', autopayId)
    .orderBy('pay_day', 'desc')
    .execute() as Promise<RunRow[]>;

interface Stopped {
  readonly id: string;
  readonly reason: StopReason;
}

/** What paused means: the same terms may hold again once somebody has looked to it. */
export const pausing: ReadonlySet<StopReason> = new Set(['returned', 'bankBlocked'] as const);

/**
 * Autopays that have to stop, and why: docs/rules.md#autopay.
 * @param today 'YYYY-MM-DD' in the books zone
 * @param ids of those that are asked about; all where they are left out
 */
export async function toStop(
  db: Kysely<Tables>,
  today: string,
  most: number,
  ids?: readonly string[],
): Promise<Stopped[]> {
  // One alone is planned once for all of them; to plan this anew takes longer than to look.
  const ofThose =
    ids === undefined
      ? sql``
      : ids.length === 1
        ? sql`and p.autopay_id = ${ids[0]}::uuid`
        : sql`and p.autopay_id = any(${[...ids]}::uuid[])`;
  const { rows: found } = await sql<Stopped>`
    select id, reason from (
      select p.autopay_id as id, case
        when a.account_no is null or a.status = 'X' then 'accountClosed'
        when u.name is null or not exists (select from account_access x
          where x.name = p.owner and x.account_no = p.account_no and x.level in ('owner', 'pay')
            and (x.valid_to is null or x.valid_to >= ${today}::date)) then 'noAccess'
        when o.status = 'removed' or not exists (select from payment_option_account l
          where l.option_id = p.option_id and l.account_no = p.account_no) then 'bankRemoved'
        when o.status in ('blocked', 'failed') or a.no_ach then 'bankBlocked'
        when exists (select from autopay_run n join request r on r.request_id = n.request_id
          where n.autopay_id = p.autopay_id and r.status = 'returned') then 'returned'
      end as reason
      from autopay p
        join payment_option o on o.option_id = p.option_id
        left join account a on a.account_no = p.account_no
        left join portal_user u on u.name = p.owner and u.state = 'active' and u.standing <> 'disabled'
      where p.status = 'on' ${ofThose}
    ) looked
    where reason is not null
    order by id limit ${most}`.execute(db);
  return found;
}
