import type { PaymentBody } from '@contract/notifications/schema';
import type { ApiError } from '@contract/problem';
import { debitDay } from '@contract/rules/autopayTimes';
import type { Tx } from '@server/db/db';
import type { AutopayDeps } from '@server/domain/autopay/agreed';
import { type AutopayRow, lockAutopay, type RunRow } from '@server/domain/autopay/autopayRows';
import { reckoningOf } from '@server/domain/autopay/reckon';
import { tell } from '@server/domain/autopay/told';
import { lockPayment } from '@server/domain/requests/lockPayment';
import type { Caller } from '@server/http/caller';
import type { Origin } from '@server/http/api';
import type { Moment } from './announce';

/** A payment that somebody agreed to beforehand. */
interface AgreedDebit {
  readonly caller: Pick<Caller, 'username' | 'permissions'>;
  readonly accountNo: string;
  readonly optionId: string;
  readonly amountCents: number;
  readonly payDay: string;
  readonly lines: PaymentBody['invoices'];
  readonly agreement: {
    readonly version: string;
    readonly text: string;
    readonly english: string | null;
    readonly sha256: string;
  };
  /** An ISO instant, and where the call came from. */
  readonly agreedAt: string;
  readonly origin: Origin;
}

/**
 * Places the request of a payment as its owner would, in the transaction that is given; answers its id.
 * @throws ApiError where a rule of payments is against it
 */
type PlaceDebit = (tx: Tx, debit: AgreedDebit) => Promise<string>;

export interface AutopayWorkerDeps extends AutopayDeps {
  readonly place: PlaceDebit;
}

/** Places the request of an announced payment, reckoned anew. */
export async function placeRun(
  tx: Tx,
  deps: AutopayWorkerDeps,
  row: AutopayRow,
  day: string,
  { now, today }: Moment,
): Promise<void> {
  await lockPayment(tx.sql, row.account_no);
  const reckoning = await reckoningOf(tx.sql, row, { now, booksZone: deps.booksZone, today });
  const announced = reckoning?.runs.find((one) => one.pay_day === day);
  if (!reckoning || announced?.status !== 'announced' || new Date(announced.place_at) > now) return;
  const payDay = debitDay(day, reckoning.account);
  const settle = (set: Partial<RunRow>) => settled(tx, row, day, now, set);
  if (payDay === undefined) {
    await settle({ status: 'missed' });
    return tell(tx, deps, row, { event: 'notPaid', day, why: 'missed' });
  }
  const plan = await reckoning.plan(day, announced.cap_cents, payDay);
  if (plan.totalCents <= 0) {
    await settle({ status: 'nothing', plan });
    // Who chose a day waits for something; autopay only follows what falls due.
    return row.kind === 'due' ? undefined : tell(tx, deps, row, { event: 'notPaid', day, why: 'nothing' });
  }
  const { option_id: optionId, account_no: accountNo, owner: username } = row;
  const requestId = await deps.place(tx, {
    caller: { username, permissions: { admin: false, deposit_plan: false, desks: [] } },
    accountNo,
    optionId,
    payDay,
    amountCents: plan.totalCents,
    lines: [
      ...plan.memos.map(({ invoiceNo, amountCents }) => ({
        invoiceNo,
        amountCents: -amountCents,
        discountCents: 0,
      })),
      ...plan.lines.map(({ invoiceNo, amountCents, discountCents }) => ({
        invoiceNo,
        amountCents,
        discountCents,
      })),
    ],
    agreement: {
      version: row.text_version,
      text: row.agreed_text,
      english: row.english_text,
      sha256: row.text_sha256,
    },
    agreedAt: row.created_at,
    origin: { ip: row.ip, userAgent: row.user_agent, requestId: `autopay ${row.autopay_id} ${day}` },
  });
  await settle({ status: 'placed', request_id: requestId, plan });
}

async function settled(
  tx: Pick<Tx, 'sql'>,
  { autopay_id }: Pick<AutopayRow, 'autopay_id'>,
  day: string,
  now: Date,
  { plan, ...set }: Partial<RunRow>,
): Promise<void> {
  await tx.sql
    .updateTable('autopay_run')
    .set({
      ...set,
      ...(plan && { plan: JSON.stringify(plan) }),
      decided_at: now.toISOString(),
      decided_by: 'portal',
    })
    .where('autopay_id', '=', autopay_id)
    .where('pay_day', '=', day)
    .execute();
  // Its next payment is looked for, or its end.
  await tx.sql
    .updateTable('autopay')
    .set({ look_at: now.toISOString() })
    .where('autopay_id', '=', autopay_id)
    .execute();
}

/** A rule of payments is against it: that stays so, and its owner pays by hand. */
export async function refuseRun(
  deps: AutopayWorkerDeps,
  autopayId: string,
  day: string,
  { message }: ApiError,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const row = await lockAutopay(tx.sql, autopayId);
    const open = await tx.sql
      .selectFrom('autopay_run')
      .select('status')
      .where('autopay_id', '=', autopayId)
      .where('pay_day', '=', day)
      .executeTakeFirst();
    if (!row || open?.status !== 'announced') return;
    await settled(tx, row, day, deps.clock.now(), { status: 'refused', reason: message });
    await tell(tx, deps, row, { event: 'notPaid', day, why: 'refused' });
  });
}
