import * as m from '@locales/payRules';
import { formatDate } from '../format/date';
import { formatMoney } from '../format/money';
import type { PayableAccount, PayableBooking } from '../payable/schema';
import { isUsableCredit, leftCents, onItsWayCents } from './payableLeft';
import type { PayPlan, PlanLine } from './payPlan';

/** Why a payment cannot be sent as it is. */
export interface PayProblem {
  /** The document that it is about; undefined for the payment as a whole. */
  readonly invoiceNo?: string;
  /** The field of the line that has to be changed. */
  readonly part?: 'amount' | 'reason' | 'note';
  readonly message: string;
}

/** What somebody has to know before sending a payment. */
export interface PayNotice {
  readonly message: string;
  /** Whether they have to confirm it. */
  readonly confirm: boolean;
}

/** Older figures get a warning: docs/rules.md#fresh-figures. */
const STALE_HOURS = 72;
const HOUR = 3_600_000;

/** What is left to pay on a booking, without what is on its way. */
export const bookingLeftCents = ({ bookedCents, paidCents, inFlight }: PayableBooking): number =>
  Math.max(0, bookedCents - paidCents - inFlight.reduce((sum, { amountCents }) => sum + amountCents, 0));

/** Every reason against a payment, in words; that of the total is last. */
export function payProblems(account: PayableAccount, plan: PayPlan): PayProblem[] {
  const problems: PayProblem[] = plan.lines.flatMap((line): PayProblem[] => {
    const { invoiceNo } = line;
    const message = lineProblem(account, line);
    if (message) return [{ invoiceNo, part: 'amount', message }];
    const part = plan.mode === 'selected' ? unsaid(line) : undefined;
    return part
      ? [{ invoiceNo, part, message: part === 'reason' ? m.sayWhyLess() : m.sayWhyLessInWords() }]
      : [];
  });
  const message = totalProblem(account, plan);
  return message ? [...problems, { message }] : problems;
}

/** What somebody is told before sending; what has to be confirmed comes first. */
export function payNotices(account: PayableAccount, plan: PayPlan): PayNotice[] {
  return [...toConfirm(account, plan), ...toKnow(account, plan)];
}

function lineProblem({ settings }: PayableAccount, line: PlanLine): string | undefined {
  const { document, amountCents, discountCents, leavesCents } = line;
  const left = leftCents(document);
  if (document.openCents < 0) {
    if (!isUsableCredit(document)) return m.notACreditMemo();
    if (left === 0) return m.creditUsedElsewhere();
    return amountCents < 0 && amountCents >= left
      ? undefined
      : m.creditAtMost({ amount: formatMoney(-left) });
  }
  if (amountCents < 0 || amountCents + discountCents <= 0) return m.amountOrRemove();
  // More than is left can only mean a second payment of all that is open: docs/rules.md#paid-twice.
  const most = amountCents > left ? document.openCents : left;
  if (amountCents + discountCents > most) {
    return m.atMostPaysOff({ amount: formatMoney(most - discountCents) });
  }
  if (leavesCents <= 0 || settings.allowPartial) return undefined;
  return m.wholeOnly();
}

/** What is missing from somebody who pays less than is open: a reason, or a note with it. */
function unsaid({ document, leavesCents, reason, note }: PlanLine): 'reason' | 'note' | undefined {
  if (document.openCents < 0 || leavesCents <= 0) return undefined;
  if (!reason) return 'reason';
  return reason === 'other' && !note?.trim() ? 'note' : undefined;
}

function totalProblem(account: PayableAccount, plan: PayPlan): string | undefined {
  const { settings, bookings } = account;
  const { totalCents, onAccountCents, creditCents, mode } = plan;
  if (account.isClosed) return m.accountClosed();
  if (totalCents <= 0) {
    if (creditCents > 0) return m.creditsCoverAll();
    if (mode === 'selected') return m.chooseWhatToPay();
    return mode === 'amount' || mode === 'prepay' ? m.enterAmount() : m.nothingLeft();
  }
  if (totalCents > settings.maxPaymentCents) {
    return m.mostPerPayment({ amount: formatMoney(settings.maxPaymentCents) });
  }
  if (mode === 'amount' && onAccountCents > 0 && !settings.allowOverpay) {
    return m.moreThanOwed({
      over: formatMoney(onAccountCents),
      most: formatMoney(totalCents - onAccountCents),
    });
  }
  const booking = bookings.find(({ contractNo }) => contractNo === plan.contractNo);
  if (plan.contractNo !== undefined && !booking) return m.bookingPaid();
  if (booking && plan.prepayCents > bookingLeftCents(booking)) {
    const { contractNo } = booking;
    return m.bookingAtMost({ contractNo, amount: formatMoney(bookingLeftCents(booking)) });
  }
  return undefined;
}

function toConfirm({ settings }: PayableAccount, plan: PayPlan): PayNotice[] {
  const again = plan.lines.filter(({ document, leavesCents }) => document.openCents > 0 && leavesCents < 0);
  const notices = again.map(({ invoiceNo, document, leavesCents }) => {
    const requests = document.inFlight.map(({ requestNo }) => requestNo).join(', ');
    const amount = formatMoney(onItsWayCents(document));
    return m.paidTwice({ amount, invoiceNo, requests, twice: formatMoney(-leavesCents) });
  });
  if (plan.mode === 'amount' && plan.onAccountCents > 0 && settings.allowOverpay) {
    notices.push(m.overpaid({ amount: formatMoney(plan.onAccountCents) }));
  }
  return notices.map((message) => ({ message, confirm: true }));
}

function toKnow(account: PayableAccount, plan: PayPlan): PayNotice[] {
  const { settings, unappliedCreditCents, asOf, now } = account;
  const disputed = account.documents.filter(
    ({ invoiceNo, disputed: argued, openCents }) =>
      argued && openCents > 0 && !plan.lines.some((line) => line.invoiceNo === invoiceNo),
  );
  const unused = account.documents
    .filter((document) => isUsableCredit(document))
    .reduce((sum, document) => sum - leftCents(document), 0);
  const told: (string | false)[] = [
    asOf !== null &&
      Date.parse(now) - Date.parse(asOf.loadedAt) > STALE_HOURS * HOUR &&
      m.oldFigures({ date: formatDate(asOf.date) }),
    plan.totalCents >= settings.secondApprovalCents && m.twoPeopleCheck(),
    (plan.mode === 'dueBy' || plan.mode === 'payoff' || plan.mode === 'statement') &&
      disputed.length > 0 &&
      m.disputedLeftOut({ invoices: disputed.map(({ invoiceNo }) => invoiceNo).join(', ') }),
    plan.mode === 'dueBy' && unused > 0 && m.creditsNotUsed({ amount: formatMoney(unused) }),
    plan.mode !== 'prepay' && plan.mode !== 'selected' && unusable(account),
    plan.mode !== 'prepay' &&
      unappliedCreditCents > 0 &&
      m.unappliedCredit({ amount: formatMoney(unappliedCreditCents) }),
  ];
  return told.flatMap((message) => (message ? [{ message, confirm: false }] : []));
}

/** Negative documents that cannot be used, in words. The list of mode selected says so itself: docs/rules.md#credits. */
function unusable({ documents }: PayableAccount): string | false {
  const those = documents.filter((document) => document.openCents < 0 && !isUsableCredit(document));
  const named = those.map(({ invoiceNo, openCents }) => `${invoiceNo} (${formatMoney(-openCents)})`);
  return those.length > 0 && m.inYourFavor({ documents: named.join(', ') });
}
