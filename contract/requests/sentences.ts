import * as common from '@locales/common';
import { texts } from '@locales/language';
import * as m from '@locales/requestSentences';
import { type CalendarDateText, formatDate } from '../format/date';
import { type DeliveryMethod, requestStatusWords } from './labels';
import type { MoneyRequest } from './schema';
import type { RequestEventName, RequestStatus } from './states';

/** What of a request its words depend on. */
export type WordedRequest = Pick<MoneyRequest, 'flow' | 'status'> &
  Partial<
    Pick<
      MoneyRequest,
      'deliveryMethod' | 'statusReason' | 'effectiveDate' | 'postedOn' | 'branchName' | 'mode'
    >
  >;

/** What a request asks for, in a word: the column "Kind". */
export function requestKindWord({ flow, deliveryMethod, mode }: Omit<WordedRequest, 'status'>): string {
  if (flow === 'check') return m.kindCheck();
  if (flow === 'refund') return m.kindRefund();
  if (flow !== 'pickup') return mode === 'prepay' ? m.kindPrepayment() : common.payment();
  return deliveryKinds[deliveryMethod as DeliveryMethod] ?? m.kindPickup();
}

const deliveryKinds: Readonly<Record<DeliveryMethod, string>> = texts({
  checkPickup: m.kindPickup,
  checkMail: m.kindMailedCheck,
  ach: m.kindTransfer,
  transfer: m.kindTransfer,
});

/**
 * Where a request stands, as a sentence: nothing that has not happened is told as if it had.
 * @param today in the books zone: until then no bank has sent it back. Left out in what is read on another day.
 */
export const requestSentence = (request: WordedRequest, today?: CalendarDateText): string =>
  sentences[request.status](request, today);

type Sentence = (request: WordedRequest, today: CalendarDateText | undefined) => string;

const sentences: Readonly<Record<RequestStatus, Sentence>> = {
  submitted: (request) => (request.flow === 'check' ? checkUnderWay(request) : received[request.flow]),
  pendingSecond: ({ flow }) => `${received[flow]} ${m.beingChecked()}`,
  approved,
  exported,
  settled: (_, today) => (today ? m.settledAsOf({ day: formatDate(today) }) : m.settled()),
  posted,
  ready,
  completed,
  returned: ({ flow, statusReason }) =>
    [m.returned(), asSentence(statusReason), comesBack[flow]?.() ?? m.openAgain()].filter(Boolean).join(' '),
  rejected: ({ flow, statusReason }) => asSentence(statusReason) || `${m.rejected()} ${untouched[flow]}`,
  cancelled: ({ flow }) => `${flow === 'check' ? m.checkCancelled() : m.cancelled()} ${untouched[flow]}`,
  reversed: ({ flow, statusReason }) => asSentence(statusReason) || (reversals[flow] ?? m.reversed)(),
  noShow: m.noShow,
  expired: ({ flow }) =>
    flow === 'check'
      ? `${m.checkExpired()} ${untouched.check} ${m.checkExpiredCall()}`
      : `${m.expired()} ${untouched[flow]} ${m.sendAgain()}`,
};

/** What becomes of money that a bank sent back, where no invoice was paid with it. */
const comesBack: Readonly<Partial<Record<MoneyRequest['flow'], () => string>>> = {
  pickup: m.untouchedPickup,
  refund: m.untouchedRefund,
};

const reversals: Readonly<Partial<Record<MoneyRequest['flow'], () => string>>> = {
  check: m.checkReversed,
  refund: m.refundReversed,
};

const received: Readonly<Record<MoneyRequest['flow'], string>> = texts({
  bank: m.receivedBank,
  internal: m.receivedInternal,
  pickup: m.receivedPickup,
  check: m.receivedCheck,
  refund: m.receivedRefund,
});

function checkUnderWay({ deliveryMethod, branchName }: WordedRequest): string {
  if (deliveryMethod !== 'branch') return m.onItsWayByMail();
  return branchName ? m.receivedAt({ branch: branchName }) : m.receivedCheck();
}

const untouched: Readonly<Record<MoneyRequest['flow'], string>> = texts({
  bank: m.untouchedBank,
  internal: m.untouchedInternal,
  pickup: m.untouchedPickup,
  check: m.untouchedCheck,
  refund: m.untouchedRefund,
});

function approved({ flow, effectiveDate, deliveryMethod }: WordedRequest): string {
  if (flow === 'bank')
    return effectiveDate ? m.approvedBankOn({ day: formatDate(effectiveDate) }) : m.approvedBank();
  if (flow === 'internal') return m.approvedInternal();
  if (flow === 'refund') return deliveryMethod === 'ach' ? m.approvedRefund() : m.approvedRefundCheck();
  return deliveryMethod === 'checkPickup' ? m.approvedCheck() : m.approvedPickup();
}

function exported({ flow, effectiveDate }: WordedRequest): string {
  if (!effectiveDate) return m.exported();
  const day = formatDate(effectiveDate);
  return flow === 'pickup' || flow === 'refund' ? m.creditedOn({ day }) : m.exportedOn({ day });
}

function posted({ flow, postedOn, deliveryMethod }: WordedRequest): string {
  if (flow === 'refund' && postedOn) {
    const day = formatDate(postedOn);
    return deliveryMethod === 'ach' ? m.refundPostedOn({ day }) : m.refundMailedOn({ day });
  }
  return postedOn ? m.postedOn({ day: formatDate(postedOn) }) : m.posted();
}

function ready({ deliveryMethod, branchName }: WordedRequest): string {
  if (deliveryMethod !== 'checkPickup') return m.readyToGo();
  return branchName ? m.readyAt({ branch: branchName }) : m.readyCheck();
}

const outcomes: Readonly<Record<DeliveryMethod, string>> = texts({
  checkPickup: m.completedPickup,
  checkMail: m.completedMail,
  ach: m.completedBank,
  transfer: m.completedTransfer,
});

function completed({ deliveryMethod }: WordedRequest): string {
  return outcomes[deliveryMethod as DeliveryMethod] ?? m.completed();
}

/** What happened to a request, as a stage of its timeline. */
export function requestEventWords(
  { event, to }: { readonly event: string; readonly to: RequestStatus },
  { flow, deliveryMethod }: Pick<WordedRequest, 'flow' | 'deliveryMethod'>,
): string {
  if (flow === 'check' && event === 'submit')
    return deliveryMethod === 'branch' ? m.eventHandedOver() : m.eventMailed();
  if (flow === 'check' && event === 'expire') return m.eventLapsed();
  return Object.hasOwn(eventWords, event) ? eventWords[event as RequestEventName] : requestStatusWords[to];
}

const eventWords: Readonly<Record<RequestEventName, string>> = texts({
  approve: m.eventApproved,
  askSecond: m.eventChecked,
  approveSecond: m.eventApproved,
  approveAgain: m.eventApprovedAgain,
  reject: m.eventRejected,
  cancel: m.eventCancelled,
  export: m.eventExported,
  settle: m.eventSettled,
  return: m.eventReturned,
  post: m.eventPosted,
  reverse: m.eventReversed,
  makeReady: m.eventReady,
  complete: m.eventCompleted,
  missPickup: m.eventNotPickedUp,
  takeBack: m.eventTakenBack,
  expire: m.eventExpired,
  resend: m.eventResent,
});

/** What somebody of the office wrote, with a full stop at its end. */
const asSentence = (text: string | null | undefined): string => {
  const told = text?.trim() ?? '';
  return told === '' || /[.!?]$/.test(told) ? told : `${told}.`;
};
