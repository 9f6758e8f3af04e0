import * as m from '@locales/checks';
import * as rules from '@locales/payRules';
import type { WrittenCheck } from '@contract/checks/schema';
import { addDays, formatDate } from '@contract/format/date';
import { instantOf } from '@contract/format/zonedTime';
import type { PayableAccount } from '@contract/payable/schema';
import type { CheckDelivery } from '@contract/requests/labels';
import { inFlightStatuses } from '@contract/requests/states';
import { keptCheck } from '@contract/requests/targets';
import {
  checkDayProblem,
  checkNoIn,
  checkNoProblem,
  checkNotices,
  checkPlan,
  checkProblems,
  lastCheckDay,
  MAX_CHECK_CENTS,
  plainCheckNo,
} from '@contract/rules/announcedCheck';
import type { PayPlan } from '@contract/rules/payPlan';
import { payableOf } from '@server/domain/payable/payable';
import { lockPayment } from '@server/domain/requests/lockPayment';
import { noSuchAccount } from '@server/http/chosen';
import { about, asSentence, confirmFirst, forbidden, notYours } from '../errors';
import { targetOf } from '../payment/allocated';
import { placeRequest } from '../place/placeRequest';
import { readAmount } from '../read/readAmount';
import type { RequestContext } from '../requestContext';

/** A branch that took a check in, and who of the account's people are told. */
interface HandedOver {
  readonly branch: string;
  readonly told: readonly string[];
}

/**
 * Places a check that was mailed, or handed over at a branch; answers the id of the request. Whoever calls may pay on
 * the account, or is of the office.
 */
export async function placeCheck(
  asking: RequestContext,
  written: WrittenCheck,
  handedOver?: HandedOver,
): Promise<string> {
  const { tx, room, now, today } = asking;
  const { account: accountNo, day } = written;
  await lockPayment(asking.tx.sql, accountNo);
  const account = await payableOf(tx.sql, accountNo, { now, booksZone: room.booksZone });
  if (!account) throw noSuchAccount();
  if (account.isClosed) throw forbidden(rules.accountClosed());
  const amountCents = readAmount(written.amount, MAX_CHECK_CENTS);
  const checkNo = plainCheckNo(written.checkNo);
  if (checkNo === undefined) throw about('checkNo', asSentence(checkNoProblem(written.checkNo)));
  const wrongDay = checkDayProblem(day, today);
  if (wrongDay) throw about('day', asSentence(wrongDay));
  await expectUnposted(asking, { accountNo, checkNo, day });
  const plan = plannedCheck(account, written, amountCents);
  const twin = await openTwin(asking, accountNo, checkNo);
  if (!written.confirmed) expectMeant(account, plan, twin && m.sameNumber({ checkNo, requestNo: twin }));
  const delivery: CheckDelivery = handedOver ? 'branch' : 'mailed';
  return placeRequest(asking, {
    draft: {
      kind: 'payment',
      flow: 'check',
      account_no: accountNo,
      amount_cents: amountCents,
      source: keptCheck(checkNo),
      target: targetOf(plan.lines),
      // What is in the mail can be given up until it has lapsed. What a branch has is the office's to give up.
      cancel_until: handedOver ? null : instantOf(lastCheckDay(day), '23:59', room.booksZone).toISOString(),
      gross_cents: plan.grossCents,
      discount_cents: plan.discountCents,
      credit_cents: plan.creditCents,
      requested_date: day,
      delivery_method: delivery,
      branch_code: handedOver?.branch ?? null,
      check_no: checkNo,
    },
    allocations: plan.lines.map((line) => ({
      invoice_no: line.invoiceNo,
      amount_cents: line.amountCents,
      discount_cents: line.discountCents,
      reason: null,
      note: null,
    })),
    told: handedOver?.told,
  });
}

/** @throws ApiError in words where the lines are not what the account lets them be */
function plannedCheck(
  account: PayableAccount,
  { invoices, day }: Pick<WrittenCheck, 'invoices' | 'day'>,
  amountCents: number,
): PayPlan {
  for (const [at, { invoiceNo }] of invoices.entries()) {
    if (!account.documents.some((document) => document.invoiceNo === invoiceNo))
      throw notYours(`invoices[${at}]`, rules.invoiceNotOpen({ invoiceNo }));
    if (invoices.findIndex((one) => one.invoiceNo === invoiceNo) !== at)
      throw about(`invoices[${at}]`, rules.invoiceTwice({ invoiceNo }));
  }
  const plan = checkPlan(account, { amountCents, chosen: invoices }, day);
  const [problem] = checkProblems(account, plan);
  if (!problem) return plan;
  const at = invoices.findIndex(({ invoiceNo }) => invoiceNo === problem.invoiceNo);
  throw about(at >= 0 ? `invoices[${at}]` : 'amount', problem.message);
}

/** Something that may be meant, but has to be said once more: all of it in one question. */
function expectMeant(account: PayableAccount, plan: PayPlan, twin: string | undefined): void {
  const toConfirm = checkNotices(account, plan).flatMap(({ confirm, message }) => (confirm ? [message] : []));
  const questions = [...(twin === undefined ? [] : [twin]), ...toConfirm];
  if (questions.length > 0) throw confirmFirst(questions.join(' '));
}

/** The open request of a check of that number on the account: docs/rules.md#duplicates. */
async function openTwin(
  { tx }: RequestContext,
  accountNo: string,
  checkNo: string,
): Promise<string | undefined> {
  const twin = await tx.sql
    .selectFrom('request')
    .select('request_no')
    .where('account_no', '=', accountNo)
    .where('check_no', '=', checkNo)
    .where('status', 'in', inFlightStatuses)
    .orderBy('submitted_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return twin?.request_no;
}

interface Named {
  readonly accountNo: string;
  readonly checkNo: string;
  readonly day: string;
}

/** So many days before its own day a booking may be of the check: days are mistaken, and checkbooks begin anew. */
const DAYS_BEFORE = 7;

/** A check that the ERP has booked is not on its way any more: nothing would take it down from its invoices again. */
async function expectUnposted({ tx }: RequestContext, { accountNo, checkNo, day }: Named): Promise<void> {
  const posted = await tx.sql
    .selectFrom('payment')
    .select(['reference', 'posting_date'])
    .where('account_no', '=', accountNo)
    .where('method', '=', 'K')
    .where('status', '=', 'P')
    .where('received_date', '>=', addDays(day, -DAYS_BEFORE))
    .orderBy('posting_date', 'desc')
    .execute();
  const same = posted.find(({ reference }) => checkNoIn(reference) === checkNo);
  if (same) throw about('checkNo', m.alreadyPosted({ checkNo, day: formatDate(same.posting_date) }));
}
