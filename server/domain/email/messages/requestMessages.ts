import { formatDate, formatInstant } from '@contract/format/date';
import { formatMoney } from '@contract/format/money';
import { requestSentence } from '@contract/requests/sentences';
import { toldSource, toldTarget } from '@contract/requests/targets';
import { isHandedOver, requestStatusWord } from '@contract/requests/labels';
import { formatWallTime } from '@contract/format/zonedTime';
import { returnAdvice } from '@contract/rules/returnCodes';
import * as m from '@locales/emails';
import { toldReason } from '../../requests/toldReason';
import type { RequestTold, EmailOf } from '../emails';
import { type Block, type Draft, portalLink, type Sender, words } from './draft';
import { withoutCardNumbers } from './withoutCardNumbers';

/** What was asked for, line by line. */
function requestBlocks({ requestNo: number, amountCents, accountName, ...request }: RequestTold): Block[] {
  const amount = formatMoney(amountCents);
  return [
    words(
      accountName === null
        ? m.requestSummaryOwn({ number, amount })
        : m.requestSummary({ number, amount, account: accountName }),
    ),
    words(m.fromTo({ source: toldSource(request.source), target: toldTarget(request.target) })),
    ...(request.day ? [words(dayOf(request.day, request))] : []),
  ];
}

function dayOf(
  date: string,
  { kind, flow, deliveryMethod, time }: Pick<RequestTold, 'kind' | 'flow' | 'deliveryMethod' | 'time'>,
): string {
  const day = formatDate(date);
  if (flow === 'check') return deliveryMethod === 'branch' ? m.handedOverOn({ day }) : m.mailedOn({ day });
  if (kind === 'payment') return m.dayOfPayment({ day });
  return time ? m.pickupOnAt({ day, time: formatWallTime(time) }) : m.pickupOn({ day });
}

/** What somebody typed, as text and without card numbers. */
const typedBlocks = (say: (typed: { text: string }) => string, typed: string | null): Block[] =>
  typed ? [words(say({ text: withoutCardNumbers(typed) }))] : [];

/** To who asked: what for, until when it can be cancelled, and what was agreed to, word by word. */
export function requestReceipt(letter: EmailOf<'requestReceipt'>, sender: Sender): Draft {
  const { request, authorization, cancelUntil } = letter;
  const { requestNo: number } = request;
  return {
    subject: isHandedOver(request)
      ? m.checkReceivedSubject({ number, company: sender.companyName })
      : m.requestReceiptSubject({ number, company: sender.companyName }),
    blocks: [
      words(requestSentence(request)),
      ...requestBlocks(request),
      ...typedBlocks(m.yourComments, request.comments),
      ...(cancelUntil ? [words(m.cancelUntil({ at: formatInstant(cancelUntil, sender.timeZone) }))] : []),
      ...(authorization ? [words(m.agreedTo({ text: authorization }))] : []),
      ...portalLink(m.seeRequest(), sender.portalUrl),
      words(request.flow === 'check' ? m.checkNotYours() : m.requestNotYou()),
    ],
    phone: (company) => m.requestReceiptPhone({ company, number }),
  };
}

/** To who asked: where the request stands now. */
export function requestChanged({ request: told }: EmailOf<'requestChanged'>, sender: Sender): Draft {
  const { requestNo: number, returnCode: return_code, statusReason: status_reason } = told;
  const statusReason = toldReason({ status: told.status, status_reason, return_code });
  const request = { ...told, statusReason };
  const sentence = requestSentence(request);
  const status = requestStatusWord(request);
  return {
    subject: m.requestChangedSubject({ number, status, company: sender.companyName }),
    blocks: [
      words(withoutCardNumbers(sentence)),
      ...(request.status === 'returned' ? [words(returnAdvice(request.flow, request.returnCode))] : []),
      ...requestBlocks(request),
      ...typedBlocks(m.note, statusReason && sentence.includes(statusReason) ? null : statusReason),
      ...portalLink(m.seeRequest(), sender.portalUrl),
    ],
    phone: (company) => m.requestChangedPhone({ company, number }),
  };
}

/** To who asked: what the office wants to know about it, in its own words. */
export function requestQuestion({ request, text }: EmailOf<'requestQuestion'>, sender: Sender): Draft {
  const { requestNo: number } = request;
  return {
    subject: m.requestQuestionSubject({ number, company: sender.companyName }),
    blocks: [
      words(withoutCardNumbers(text)),
      ...requestBlocks(request),
      ...portalLink(m.seeRequest(), sender.portalUrl),
    ],
    phone: (company) => m.requestChangedPhone({ company, number }),
  };
}

/** To the office: somebody asks for something. Nothing can be decided by answering the email. */
export function requestForOffice(letter: EmailOf<'requestForOffice'>, sender: Sender): Draft {
  const { request, submittedBy: name } = letter;
  const { requestNo: number, kind, amountCents } = request;
  return {
    subject: m.requestForOfficeSubject({ number, kind, amount: formatMoney(amountCents) }),
    blocks: [
      words(m.requestedBy({ kind, name })),
      ...requestBlocks(request),
      ...typedBlocks(m.comments, request.comments),
      words(m.decideInPortal()),
      ...portalLink(m.openPortal(), sender.portalUrl),
    ],
    phone: (company) => m.requestForOfficePhone({ company, number }),
  };
}
