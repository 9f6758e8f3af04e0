import { type Kysely, sql, type SqlBool } from 'kysely';
import { type LeftOut, leftOutReasons } from '@contract/announcements/labels';
import type { CountedSegment, Segment } from '@contract/announcements/schema';
import { levelOpens } from '@contract/rules/accessOpens';
import { accessLevelNames } from '@contract/rules/accessLevels';
import { anyOf } from '@server/db/anyOf';
import type { Tables } from '@server/db/tables';
import { groupCode } from '@server/domain/documents/lineGroup';
import { invoiceLines } from '@server/domain/purchases/invoiceLines';
import { isSeenOn } from '@server/domain/visibility/access';
import { all, type Condition } from '@server/lists/filters';

/**
 * Whether a user "u" is in a segment: they see an account that all of it fits. Count, portal and email ask here, so that
 * they reach the same people. Each is one row of portal_user, however many of their accounts fit.
 * @param today 'YYYY-MM-DD' in the books zone
 */
export function inSegment(segment: Segment, today: string): Condition {
  const { language, depositPlan } = segment;
  return all([
    sql<SqlBool>`u.state = 'active'`,
    // Whoever chose none is written to in English.
    ...(language === null ? [] : [sql<SqlBool>`coalesce(u.language, 'en') = ${language}`]),
    sees(all([isSeenOn(today), ...accountFits(segment)])),
    ...(depositPlan === 'no' ? [sql<SqlBool>`not ${sees(all([isSeenOn(today), hasPlan]))}`] : []),
  ]);
}

const sees = (fits: Condition): Condition => sql<SqlBool>`exists (
  select 1 from account_access x join account a on a.account_no = x.account_no
  where x.name = u.name and ${fits})`;

const hasPlan = sql<SqlBool>`exists (select 1 from deposit_account d where d.account_no = a.account_no)`;

/** Who may not see the plan of an account is not told by a segment that there is one. */
const seesPlan = sql<SqlBool>`u.deposit_plan and ${anyOf(
  sql.ref('x.level'),
  accessLevelNames.filter((level) => levelOpens(level, 'savings')),
)} and ${hasPlan}`;

/** The ERP's figure of the account "a" for each kind of balance. */
const figures = {
  pastDue: sql.ref('a.past_due_cents'),
  owes: sql.ref('a.regular_balance_cents'),
  credit: sql.ref('a.unapplied_credit_cents'),
} as const;

function accountFits(segment: Segment): readonly Condition[] {
  const { branches, balance, minCents, groups, boughtSince, depositPlan } = segment;
  return [
    ...(branches.length > 0 ? [anyOf(sql.ref('a.home_branch'), branches)] : []),
    ...(balance === null ? [] : [sql<SqlBool>`${figures[balance]} >= ${minCents ?? 1}`]),
    ...(groups.length > 0 && boughtSince !== null ? [bought(groups, boughtSince)] : []),
    ...(depositPlan === 'yes' ? [seesPlan] : []),
  ];
}

const bought = (groups: readonly string[], since: string): Condition => sql<SqlBool>`exists (
  select 1 from ${invoiceLines} where i.account_no = a.account_no and not i.voided and i.doc_type = 'I'
    and i.invoice_date >= ${since}::date and ${anyOf(groupCode, groups)})`;

/** Why a user "u" gets no news by email; null where they do. The first reason counts. */
export const whyLeftOut = sql<LeftOut | null>`case when u.standing = 'disabled' then 'disabled'
  when u.standing = 'invited' then 'unconfirmed' when not u.email_news then 'unwanted' end`;

/** How many people a segment has, and how many of them get an email. */
export async function countSegment(
  db: Kysely<Tables>,
  segment: Segment,
  today: string,
): Promise<CountedSegment> {
  const { rows } = await sql<{ why: LeftOut | null; people: number }>`
    select why, count(*)::integer as people
    from (select ${whyLeftOut} as why from portal_user u where ${inSegment(segment, today)}) t
    group by why`.execute(db);
  const of = (reason: LeftOut | null) => rows.find(({ why }) => why === reason)?.people ?? 0;
  return {
    people: rows.reduce((sum, { people }) => sum + people, 0),
    emailed: of(null),
    leftOut: Object.fromEntries(leftOutReasons.map((reason) => [reason, of(reason)])) as Record<
      LeftOut,
      number
    >,
  };
}
