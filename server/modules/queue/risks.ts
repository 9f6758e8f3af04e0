import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { undebitable } from '@contract/format/bankNumbers';
import { MAX_DEBITABLE_DIGITS } from '@contract/rules/bank';
import { inFlightStatuses } from '@contract/requests/states';
import {
  MANY_ACCOUNTS,
  MANY_PAYMENTS,
  NEW_DAYS,
  type RiskFlag,
  riskFlagNames,
  riskyStatuses,
  SOME_PAYMENTS,
  STALE_AUTOMATIC_HOURS,
  STALE_HOURS,
  TIMES_MEDIAN,
  USUAL_MONTHS,
} from '@contract/rules/riskFlags';
import { anyOf } from '@server/db/anyOf';
import { openRows } from '@server/domain/payable/openDocuments';

type Condition = RawBuilder<SqlBool>;

/** What flags are judged by, beside the tables. */
export interface RiskMoment {
  readonly now: Date;
  /** From so many cents on, an amount of an account that has hardly paid anything yet is unusual. */
  readonly untriedCents: number;
}

/** A condition for each flag, over a request "r" with its account "a", bank account "o" and sign-in "u". */
function conditionsOf({ now, untriedCents }: RiskMoment): Readonly<Record<RiskFlag, Condition>> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const newSince = sql`${at} - make_interval(days => ${NEW_DAYS})`;
  const flying = anyOf(sql.ref('f.status'), inFlightStatuses);
  const paysOpen = (request: string) => {
    const of = (column: string) => sql.ref(`${request}.${column}`);
    return sql`${of('kind')} = 'payment' and ${of('prepay_contract_no')} is null and ${of('mode')} is distinct from 'prepay'`;
  };
  const newBankAccount = sql<SqlBool>`o.created_at > ${newSince}`;
  const emailChanged = sql<SqlBool>`u.email_changed_at > ${newSince}`;
  const unusualAmount = sql<SqlBool>`r.kind in ('payment', 'refund') and (select case
        when count(*) >= ${MANY_PAYMENTS} then r.amount_cents > percentile_disc(0.95) within group (order by p.amount_cents)
        when count(*) >= ${SOME_PAYMENTS}
          then r.amount_cents > ${TIMES_MEDIAN} * percentile_disc(0.5) within group (order by p.amount_cents)
        else r.amount_cents >= ${untriedCents} end
      from payment p where p.account_no = r.account_no and p.status = 'P' and p.amount_cents > 0
        and p.posting_date > ${at}::date - make_interval(months => ${USUAL_MONTHS}))`;
  const openOfAccount = openRows((account) => sql<SqlBool>`${account} = r.account_no`);
  // An aggregate over the request's own lines, and not `exists`: that would be reckoned for every line there is.
  return {
    // The dear one last: it is looked at where the others hold.
    takeover: sql`${newBankAccount} and (${emailChanged} or exists (select from contact_change c
      where c.name = r.submitted_by and c.was_proven and c.changed_at > ${newSince})) and ${unusualAmount}`,
    newBankAccount,
    sharedNumber: sql`exists (select from payment_option s where s.shared_fingerprint = o.shared_fingerprint
      and s.owner <> o.owner and s.status <> 'removed')`,
    manyAccounts: sql`(select count(distinct l.account_no) from payment_option s
      join payment_option_account l on l.option_id = s.option_id
      where s.shared_fingerprint = o.shared_fingerprint and s.status <> 'removed') >= ${MANY_ACCOUNTS}`,
    emailChanged,
    unusualAmount,
    exceedsOpen: sql`${paysOpen('r')} and (
      (select sum(f.amount_cents) from request f where f.account_no = r.account_no and ${flying}
          and ${paysOpen('f')})
        > (select coalesce(sum(greatest(0, w.open_amount_cents)), 0) from (${openOfAccount}) as w)
      or (select bool_or(coalesce(i.open_amount_cents, 0) <
            (select sum(m.amount_cents + m.discount_cents) from request_allocation m
              join request f on f.request_id = m.request_id
              where m.invoice_no = l.invoice_no and ${flying}))
          from request_allocation l left join invoice i on i.invoice_no = l.invoice_no
          where l.request_id = r.request_id and l.amount_cents > 0))`,
    notDebitable: sql`r.flow = 'bank' and (a.no_ach or o.status <> 'active'
      or o.account_digits > ${MAX_DEBITABLE_DIGITS}
      or left(o.routing_number, 2)::int = any(${[...undebitable]}::int[]))`,
    staleData: sql`exists (select from feed_held h where h.account_no = r.account_no)
      or (select max(d.applied_at) from feed_import d) < ${at} - make_interval(hours => case
        when exists (select from autopay_run n where n.request_id = r.request_id) then ${STALE_AUTOMATIC_HOURS}::int
        else ${STALE_HOURS}::int end)`,
  };
}

// Of a check there is nothing to decide.
const isRisky = sql<SqlBool>`${anyOf(sql.ref('r.status'), riskyStatuses)} and r.flow <> 'check'`;

/** The flags of a row, by their names in their order. */
export function flagsOf(moment: RiskMoment): RawBuilder<RiskFlag[]> {
  const conditions = conditionsOf(moment);
  const told = riskFlagNames.map((flag) => sql`case when ${conditions[flag]} then ${sql.lit(flag)} end`);
  return sql<RiskFlag[]>`case when ${isRisky}
    then to_jsonb(array_remove(array[${sql.join(told)}]::text[], null)) else '[]'::jsonb end`;
}

/** Whether a row has one of some flags. */
export function hasAny(moment: RiskMoment, flags: readonly RiskFlag[]): Condition {
  const conditions = conditionsOf(moment);
  return sql<SqlBool>`${isRisky} and (${sql.join(
    flags.map((flag) => sql`(${conditions[flag]})`),
    sql` or `,
  )})`;
}
