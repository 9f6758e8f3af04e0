import { type RawBuilder, sql } from 'kysely';
import { type AchCandidate, type AlreadyFiled, customerDay } from '@contract/rules/achProposal';
import { changedSince } from '@contract/rules/changedSinceApproval';
import { depositStatusOf } from '@contract/rules/depositStatus';
import type { CalendarDateText } from '@contract/format/date';
import type { ValidationMode } from '@contract/originator/labels';
import type { Db } from '@server/db/db';
import { type TwoBases, twoBases } from '@server/domain/requests/approvalBasis';
import { refundableOf } from '@server/domain/requests/refundable';
import { validationNumber } from '@server/domain/validation/validations';
import type { Sealed } from '@server/vault/envelope';

/** An approved request, or a check of a bank account, with all that its entries in a file need but the account number, which stays where it is. */
export interface Candidate extends AchCandidate {
  readonly accountName: string;
  readonly optionId: string;
  readonly optionOwner: string;
  readonly accountType: 'checking' | 'savings';
  readonly last: string;
  /** Whether it came back and is sent again: docs/rules.md#resend. */
  readonly isRetry: boolean;
  /** Whether autopay asked for it: docs/rules.md#autopay. */
  readonly isRecurring: boolean;
}

interface Row extends Candidate {
  readonly depositStatus: string | null;
  readonly isRefund: boolean;
  onHold: boolean;
  readonly bases: TwoBases | null;
  changes: AchCandidate['changes'];
}

/**
 * Approved requests that a bank account pays or that pay into one, and that are in no live file.
 * @param locked whether they are kept from moving until the transaction ends
 */
export async function achCandidates(
  db: Db['sql'],
  { locked, ...moment }: { readonly locked: boolean; readonly now: Date; readonly booksZone: string },
): Promise<Candidate[]> {
  const { rows } = await sql<Row>`
    select 'request' as kind, r.request_id as id, r.request_no as number, r.account_no as "accountNo",
      coalesce(a.name, r.account_no) as "accountName", r.amount_cents as "amountCents", null as parts,
      case when r.flow = 'bank' then 'debit' else 'credit' end as direction,
      r.effective_date as promised, r.cancel_until as "cancelUntil", h.sec_code as "agreedSec",
      ${ofOption},
      coalesce(a.no_ach, false) as "noAch", d.status as "depositStatus", false as "onHold",
      t.bases, null as changes, r.flow = 'refund' as "isRefund",
      exists (select from request_event t where t.request_id = r.request_id and t.event = 'resend') as "isRetry",
      exists (select from autopay_run n join autopay p on p.autopay_id = n.autopay_id
        where n.request_id = r.request_id and p.repeats is distinct from 'once') as "isRecurring"
    from request r
      join payment_option o on o.option_id = r.option_id
      left join request_authorization h on h.request_id = r.request_id
      left join account a on a.account_no = r.account_no
      left join deposit_account d on d.sav_id = r.sav_id
      left join (${twoBases(sql`true`)}) t on t.request_id = r.request_id
    where r.status = 'approved' and (r.flow = 'bank' or r.delivery_method = 'ach')
      and not exists (select from ach_entry e where e.request_id = r.request_id and e.live)
    order by r.request_no
    ${locked ? sql`for update of r for share of o` : sql``}`.execute(db);
  // Set in place: a row with one more property, or a copy of it, weighs four times as much, and there may be thousands.
  for (const row of rows) {
    row.onHold = row.depositStatus !== null && depositStatusOf(row.depositStatus) !== 'open';
    if (row.bases) row.changes = changedSince(row.bases.approved, row.bases.now);
    if (row.isRefund && !(await hasCredit(db, row, moment))) row.changes = [...(row.changes ?? []), 'credit'];
  }
  return rows;
}

/** Whether the account still has the credit that it gets back: an invoice may have come since the approval. */
async function hasCredit(
  db: Db['sql'],
  { id: except, accountNo, amountCents }: Pick<Row, 'id' | 'accountNo' | 'amountCents'>,
  moment: { readonly now: Date; readonly booksZone: string },
): Promise<boolean> {
  const found = await refundableOf(db, accountNo, { ...moment, except });
  return (found?.sum.refundableCents ?? 0) >= amountCents;
}

/**
 * Checks of bank accounts that wait for a file, in the way that the company checks them now. Whoever ends one of them
 * locks its bank account first.
 */
export async function checkCandidates(
  db: Db['sql'],
  mode: ValidationMode,
  locked: boolean,
): Promise<Candidate[]> {
  const { rows } = await sql<Candidate>`
    select v.kind, v.validation_id as id, ${validationNumber(sql.ref('v.validation_no'))} as number,
      own.account_no as "accountNo", coalesce(a.name, own.account_no) as "accountName",
      coalesce(v.first_cents + v.second_cents, 0) as "amountCents",
      case when v.kind = 'microEntries' then array[v.first_cents::integer, v.second_cents::integer] end as parts,
      case when v.kind = 'prenote' then 'debit' else 'credit' end as direction,
      null as promised, null as "cancelUntil", null as "agreedSec", ${ofOption},
      false as "noAch", null as "depositStatus", false as "onHold", null as bases, null as changes,
      false as "isRefund", false as "isRetry", false as "isRecurring"
    from option_validation v
      join payment_option o on o.option_id = v.option_id
      cross join lateral (select min(l.account_no) as account_no from payment_option_account l
        where l.option_id = o.option_id) own
      left join account a on a.account_no = own.account_no
    where v.status = 'waiting' and v.kind = ${mode} and o.status = 'pendingVerification'
      and own.account_no is not null
      and not exists (select from ach_entry e where e.validation_id = v.validation_id and e.live)
    order by v.validation_no
    ${locked ? sql`for share of o` : sql``}`.execute(db);
  return rows;
}

/** What an entry needs of the bank account "o". */
const ofOption = sql`o.option_id as "optionId", o.owner as "optionOwner", o.status as "optionStatus",
  o.holder_type as "holderType", o.account_type as "accountType", o.holder_name as "holderName",
  o.routing_number as "routingNumber", o.account_last as last, o.account_digits as "accountDigits"`;

/** Account numbers of some bank accounts by their ids, sealed. */
export async function sealedNumbers(
  db: Db['sql'],
  optionIds: readonly string[],
): Promise<ReadonlyMap<string, Sealed>> {
  // As one value: hundreds of them by themselves weigh more than what they find.
  const { rows } = await sql<{ id: string; sealed: Sealed }>`
    select option_id as id, account_sealed as sealed from payment_option
    where option_id = any(${[...optionIds]}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, sealed }) => [id, sealed]));
}

/** What counts against the limits of a file that is made on a day of the bank. */
export async function alreadyFiled(db: Db['sql'], fileDate: CalendarDateText): Promise<AlreadyFiled> {
  const ofDay = (column: RawBuilder<unknown>) => sql<number>`coalesce(sum(${column}), 0)::bigint`;
  const { rows } = await sql<{ debit: number; credit: number }>`
    select ${ofDay(sql.ref('debit_cents'))} as debit, ${ofDay(sql.ref('credit_cents'))} as credit
    from ach_batch where file_date = ${fileDate} and status <> 'void'`.execute(db);
  // Entries of days that have passed leave no room and take none.
  const customers = await sql<{ account: string; day: CalendarDateText; cents: number }>`
    select account_no as account, effective_date as day, sum(amount_cents)::bigint as cents
    from ach_entry where live and direction = 'debit' and effective_date >= ${fileDate}
    group by account_no, effective_date`.execute(db);
  return {
    debitCents: rows[0]!.debit,
    creditCents: rows[0]!.credit,
    byCustomer: new Map(customers.rows.map(({ account, day, cents }) => [customerDay(account, day), cents])),
  };
}
