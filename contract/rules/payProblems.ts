import { daysBetween } from '../format/date';
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
interface PayNotice {
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
    return part ? [{ invoiceNo, part, message: toSay[part] }] : [];
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
    if (!isUsableCredit(document))
      return 'This is in your favor but is not a credit memo: we apply it for you. Take it out, or call us to use it.';
    if (left === 0) return 'Another request uses this credit already. Take it out.';
    return amountCents < 0 && amountCents >= left
      ? undefined
      : `At most ${formatMoney(-left)} of this credit can be used.`;
  }
  if (amountCents < 0 || amountCents + discountCents <= 0)
    return 'Enter an amount of $0.01 or more, or take it out.';
  // More than is left can only mean a second payment of all that is open: docs/rules.md#paid-twice.
  const most = amountCents > left ? document.openCents : left;
  if (amountCents + discountCents > most) {
    return `Enter ${formatMoney(most - discountCents)} or less: that clears it.`;
  }
  if (leavesCents <= 0 || settings.allowPartial) return undefined;
  return 'Invoices can only be paid whole. Pay all of it, or take it out.';
}

const toSay = {
  reason: 'Say why you pay less than is open.',
  note: 'Say in a few words why you pay less.',
} as const;

/** What is missing from somebody who pays less than is open: a reason, or a note with it. */
function unsaid({ document, leavesCents, reason, note }: PlanLine): keyof typeof toSay | undefined {
  if (document.openCents < 0 || leavesCents <= 0) return undefined;
  if (!reason) return 'reason';
  return reason === 'other' && !note?.trim() ? 'note' : undefined;
}

function totalProblem(account: PayableAccount, plan: PayPlan): string | undefined {
  const { settings, bookings } = account;
  const { totalCents, onAccountCents, creditCents, mode } = plan;
  if (account.isClosed) return 'This account is closed. Call us to pay what is left on it.';
  if (totalCents <= 0) {
    if (creditCents > 0)
      return 'Your credits cover all of it, so there is nothing to debit. Add an invoice, or take a credit out.';
    if (mode === 'selected') return 'Choose what you want to pay.';
    return mode === 'amount' || mode === 'prepay'
      ? 'Enter an amount.'
      : 'Nothing is left to pay here. Choose something else.';
  }
  if (totalCents > settings.maxPaymentCents) {
    return `One payment can be ${formatMoney(settings.maxPaymentCents)} at most. Pay in parts, or call us.`;
  }
  if (mode === 'amount' && onAccountCents > 0 && !settings.allowOverpay) {
    return `This is ${formatMoney(onAccountCents)} more than you owe. Enter ${formatMoney(totalCents - onAccountCents)} or less.`;
  }
  const booking = bookings.find(({ contractNo }) => contractNo === plan.contractNo);
  if (plan.contractNo !== undefined && !booking)
    return 'This booking needs no payment any more. Choose another.';
  if (booking && plan.prepayCents > bookingLeftCents(booking)) {
    return `Booking ${booking.contractNo} needs ${formatMoney(bookingLeftCents(booking))} at most.`;
  }
  return undefined;
}

function toConfirm({ settings }: PayableAccount, plan: PayPlan): PayNotice[] {
  const again = plan.lines.filter(({ document, leavesCents }) => document.openCents > 0 && leavesCents < 0);
  const notices = again.map(({ invoiceNo, document, leavesCents }) => {
    const requests = document.inFlight.map(({ requestNo }) => requestNo).join(', ');
    return (
      `${formatMoney(onItsWayCents(document))} of invoice ${invoiceNo} is on its way already (${requests}). ` +
      `With this, ${formatMoney(-leavesCents)} of it would be paid twice.`
    );
  });
  if (plan.mode === 'amount' && plan.onAccountCents > 0 && settings.allowOverpay) {
    notices.push(
      `${formatMoney(plan.onAccountCents)} is more than you owe. It would stand on your account as unapplied credit.`,
    );
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
      `These figures are ${daysBetween(asOf.date, asOf.today)} days old. Recent payments and invoices may not show yet.`,
    plan.totalCents >= settings.secondApprovalCents &&
      'Two people of our office look at a payment of this size, which may take a day longer.',
    (plan.mode === 'dueBy' || plan.mode === 'payoff' || plan.mode === 'statement') &&
      disputed.length > 0 &&
      `Left out because in dispute: ${disputed.map(({ invoiceNo }) => invoiceNo).join(', ')}. Choose invoices to pay them anyway.`,
    plan.mode === 'dueBy' &&
      unused > 0 &&
      `Credit memos of ${formatMoney(unused)} are not used by this payment. Choose invoices to use them.`,
    plan.mode !== 'prepay' && plan.mode !== 'selected' && unusable(account),
    plan.mode !== 'prepay' &&
      unappliedCreditCents > 0 &&
      `You have ${formatMoney(unappliedCreditCents)} of credit that is not applied to any invoice yet. Call us to apply it.`,
  ];
  return told.flatMap((message) => (message ? [{ message, confirm: false }] : []));
}

/** Negative documents that cannot be used, in words. The list of mode selected says so itself: docs/rules.md#credits. */
function unusable({ documents }: PayableAccount): string | false {
  const those = documents.filter((document) => document.openCents < 0 && !isUsableCredit(document));
  const named = those.map(({ invoiceNo, openCents }) => `${invoiceNo} (${formatMoney(-openCents)})`);
  return (
    those.length > 0 &&
    `In your favor but not a credit memo: ${named.join(', ')}. We apply it for you; call us to use it now.`
  );
}
