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
  if (flow !== 'pickup') return mode === 'prepay' ? 'Prepayment' : 'Payment';
  return deliveryKinds[deliveryMethod as DeliveryMethod] ?? 'Pickup';
}

const deliveryKinds: Readonly<Record<DeliveryMethod, string>> = {
  checkPickup: 'Pickup',
  checkMail: 'Mailed check',
  ach: 'Transfer',
  transfer: 'Transfer',
};

/**
 * Where a request stands, as a sentence: nothing that has not happened is told as if it had.
 * @param today in the books zone: until then no bank has sent it back. Left out in what is read on another day.
 */
export const requestSentence = (request: WordedRequest, today?: CalendarDateText): string =>
  sentences[request.status](request, today);

type Sentence = (request: WordedRequest, today: CalendarDateText | undefined) => string;

const sentences: Readonly<Record<RequestStatus, Sentence>> = {
  submitted: ({ flow }) => received[flow],
  pendingSecond: ({ flow }) => `${received[flow]} Our office is checking it.`,
  approved,
  exported: ({ effectiveDate }) =>
    `It was sent to your bank${onDay(effectiveDate, ', which debits your account on ')}.`,
  settled: (_, today) => `No return received${onDay(today, ' as of ')}.`,
  posted: ({ postedOn }) => `Applied to your account${onDay(postedOn, ' ')}.`,
  ready,
  completed,
  returned: ({ statusReason }) =>
    ['Your bank returned it.', asSentence(statusReason), 'Your invoices are open again.']
      .filter(Boolean)
      .join(' '),
  rejected: ({ flow, statusReason }) =>
    asSentence(statusReason) || `Our office did not approve it. ${untouched[flow]}`,
  cancelled: ({ flow }) => `It was cancelled. ${untouched[flow]}`,
  reversed: ({ statusReason }) =>
    asSentence(statusReason) || 'Our office took it back. Call us if you do not know why.',
  noShow: () => 'Nobody came for the check in time. The money is available in your deposit plan again.',
  expired: ({ flow }) => `It was not worked on in time. ${untouched[flow]} Send it again, or call us.`,
};

const received: Readonly<Record<MoneyRequest['flow'], string>> = {
  bank: 'We have your request. Nothing has left your bank yet.',
  internal: 'We have your request. Nothing has left your deposit plan yet.',
  pickup: 'We have your request. The amount is held in your deposit plan.',
};

const untouched: Readonly<Record<MoneyRequest['flow'], string>> = {
  bank: 'Nothing left your bank.',
  internal: 'Nothing left your deposit plan.',
  pickup: 'The money is available in your deposit plan again.',
};

function approved({ flow, effectiveDate, deliveryMethod }: WordedRequest): string {
  if (flow === 'bank')
    return `Our office approved it. It goes to the bank${onDay(effectiveDate, ', to be debited on ')}.`;
  if (flow === 'internal') return 'Our office approved it. It is taken from your deposit plan next.';
  return deliveryMethod === 'checkPickup'
    ? 'Our office approved it. The check is made ready next.'
    : 'Our office approved it. It goes out next.';
}

function ready({ deliveryMethod, branchName }: WordedRequest): string {
  if (deliveryMethod !== 'checkPickup') return 'It is ready and goes out next.';
  return `Your check is ready${branchName ? ` at ${branchName}` : ''}. Bring an ID.`;
}

const outcomes: Readonly<Record<DeliveryMethod, string>> = {
  checkPickup: 'The check was picked up.',
  checkMail: 'The check was mailed.',
  ach: 'The money was sent to your bank account.',
  transfer: 'The money was moved to your trade account.',
};

function completed({ deliveryMethod }: WordedRequest): string {
  return outcomes[deliveryMethod as DeliveryMethod] ?? 'It is done.';
}

/** What happened to a request, as a stage of its timeline. */
export function requestEventWords(event: string, to: RequestStatus): string {
  return eventWords.get(event) ?? requestStatusWords[to];
}

const eventWords = new Map<string, string>(
  Object.entries({
    approve: 'Approved by our office',
    askSecond: 'Looked at by our office',
    approveSecond: 'Approved by our office',
    reject: 'Not approved by our office',
    cancel: 'Cancelled',
    export: 'Sent to the bank',
    settle: 'Cleared at the bank',
    return: 'Returned by the bank',
    post: 'Posted to your account',
    reverse: 'Taken back by our office',
    makeReady: 'Ready',
    complete: 'Completed',
    missPickup: 'Not picked up',
    takeBack: 'Withdrawn with the figures of that night',
    expire: 'Expired',
  } satisfies Record<RequestEventName, string>),
);

const onDay = (day: CalendarDateText | null | undefined, before: string): string =>
  day ? `${before}${formatDate(day)}` : '';

/** What somebody of the office wrote, with a full stop at its end. */
const asSentence = (text: string | null | undefined): string => {
  const told = text?.trim() ?? '';
  return told === '' || /[.!?]$/.test(told) ? told : `${told}.`;
};
