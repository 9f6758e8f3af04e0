import { formatDate, formatInstant } from '@contract/format/date';
import { formatMoney } from '@contract/format/money';
import { requestSentence } from '@contract/requests/sentences';
import { requestStatusWords } from '@contract/requests/labels';
import { formatWallTime } from '@contract/format/zonedTime';
import { returnReason } from '@contract/rules/returnCodes';
import type { RequestTold, EmailOf } from '../emails';
import { type Block, type Draft, portalLink, type Sender, words } from './draft';
import { withoutCardNumbers } from './withoutCardNumbers';

/** What was asked for, line by line. */
const requestBlocks = (request: RequestTold): Block[] => [
  words(`Request ${request.requestNo}: ${formatMoney(request.amountCents)} for ${request.accountName}.`),
  words(`From: ${request.source}. To: ${request.target}.`),
  ...(request.day ? [words(`${dayIs(request)}: ${formatDate(request.day)}${timeOf(request)}.`)] : []),
];

/** What somebody typed, as text and without card numbers. */
const typedBlocks = (label: string, typed: string | null): Block[] =>
  typed ? [words(`${label}: ${withoutCardNumbers(typed)}`)] : [];

const dayIs = ({ kind }: RequestTold): string => (kind === 'payment' ? 'Day of payment' : 'Pickup');
const timeOf = ({ time }: RequestTold): string => (time ? ` at ${formatWallTime(time)}` : '');

/** To who asked: what for, until when it can be cancelled, and what was agreed to, word by word. */
export function requestReceipt(letter: EmailOf<'requestReceipt'>, sender: Sender): Draft {
  const { request, authorization, cancelUntil } = letter;
  const { requestNo } = request;
  return {
    subject: `We have your request ${requestNo} at ${sender.companyName}`,
    blocks: [
      words(requestSentence(request)),
      ...requestBlocks(request),
      ...typedBlocks('Your comments', request.comments),
      ...(cancelUntil
        ? [
            words(
              `You can cancel it in Payment Requests until ${formatInstant(cancelUntil, sender.timeZone)}.`,
            ),
          ]
        : []),
      ...(authorization ? [words(`What you agreed to: ${authorization}`)] : []),
      ...portalLink('See your request', sender.portalUrl),
      words('If you did not ask for this, cancel it and call us.'),
    ],
    phone: (company) => `${company}: we have your request ${requestNo}. Not you? Call us.`,
  };
}

/** To who asked: where the request stands now. */
export function requestChanged(letter: EmailOf<'requestChanged'>, sender: Sender): Draft {
  const { request } = letter;
  const { requestNo, statusReason } = request;
  const sentence = requestSentence(request);
  const status = requestStatusWords[request.status];
  return {
    subject: `${requestNo}: ${status}, at ${sender.companyName}`,
    blocks: [
      words(withoutCardNumbers(sentence)),
      ...(request.status === 'returned' ? [words(returnReason(request.returnCode).advice)] : []),
      ...requestBlocks(request),
      ...typedBlocks('Note', statusReason && sentence.includes(statusReason) ? null : statusReason),
      ...portalLink('See your request', sender.portalUrl),
    ],
    phone: (company) => `${company}: your request ${requestNo} is now: ${status}.`,
  };
}

const what = { payment: 'A payment', pickup: 'Money out of the deposit plan' } as const;

/** To the office: somebody asks for something. Nothing can be decided by answering the email. */
export function requestForOffice(letter: EmailOf<'requestForOffice'>, sender: Sender): Draft {
  const { request, submittedBy } = letter;
  const { requestNo, kind, amountCents } = request;
  return {
    subject: `${requestNo}: ${what[kind]} is asked for, ${formatMoney(amountCents)}`,
    blocks: [
      words(`${what[kind]} is asked for by ${submittedBy}.`),
      ...requestBlocks(request),
      ...typedBlocks('Comments', request.comments),
      words('Decide about it in the portal; an answer to this email decides nothing.'),
      ...portalLink('Open the portal', sender.portalUrl),
    ],
    phone: (company) => `${company}: request ${requestNo} waits in the portal.`,
  };
}
