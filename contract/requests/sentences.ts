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
  submitted: ({ flow }) => received[flow],
  pendingSecond: ({ flow }) => `${received[flow]} ${m.beingChecked()}`,
  approved,
  exported,
  settled: (_, today) => (today ? m.settledAsOf({ day: formatDate(today) }) : m.settled()),
  posted: ({ postedOn }) => (postedOn ? m.postedOn({ day: formatDate(postedOn) }) : m.posted()),
  ready,
  completed,
  returned: ({ flow, statusReason }) =>
    [m.returned(), asSentence(statusReason), flow === 'pickup' ? m.untouchedPickup() : m.openAgain()]
      .filter(Boolean)
      .join(' '),
  rejected: ({ flow, statusReason }) => asSentence(statusReason) || `${m.rejected()} ${untouched[flow]}`,
  cancelled: ({ flow }) => `${m.cancelled()} ${untouched[flow]}`,
  reversed: ({ statusReason }) => asSentence(statusReason) || m.reversed(),
  noShow: m.noShow,
  expired: ({ flow }) => `${m.expired()} ${untouched[flow]} ${m.sendAgain()}`,
};

const received: Readonly<Record<MoneyRequest['flow'], string>> = texts({
  bank: m.receivedBank,
  internal: m.receivedInternal,
  pickup: m.receivedPickup,
});

const untouched: Readonly<Record<MoneyRequest['flow'], string>> = texts({
  bank: m.untouchedBank,
  internal: m.untouchedInternal,
  pickup: m.untouchedPickup,
});

function approved({ flow, effectiveDate, deliveryMethod }: WordedRequest): string {
  if (flow === 'bank')
    return effectiveDate ? m.approvedBankOn({ day: formatDate(effectiveDate) }) : m.approvedBank();
  if (flow === 'internal') return m.approvedInternal();
  return deliveryMethod === 'checkPickup' ? m.approvedCheck() : m.approvedPickup();
}

function exported({ flow, effectiveDate }: WordedRequest): string {
  if (!effectiveDate) return m.exported();
  const day = formatDate(effectiveDate);
  return flow === 'pickup' ? m.creditedOn({ day }) : m.exportedOn({ day });
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
export function requestEventWords(event: string, to: RequestStatus): string {
  return Object.hasOwn(eventWords, event) ? eventWords[event as RequestEventName] : requestStatusWords[to];
}

const eventWords: Readonly<Record<RequestEventName, string>> = texts({
  approve: m.eventApproved,
  askSecond: m.eventChecked,
  approveSecond: m.eventApproved,
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
});

/** What somebody of the office wrote, with a full stop at its end. */
const asSentence = (text: string | null | undefined): string => {
  const told = text?.trim() ?? '';
  return told === '' || /[.!?]$/.test(told) ? told : `${told}.`;
};
