import { formatDate } from '@contract/format/date';
import { formatMoney } from '@contract/format/money';
import { formatWallTime } from '@contract/format/zonedTime';
import type { RequestTold } from '../requestEmails';
import { type Block, words } from './draft';
import { withoutCardNumbers } from './withoutCardNumbers';

/** What was asked for, line by line. */
export const requestBlocks = (request: RequestTold): Block[] => [
  words(`Request ${request.requestNo}: ${formatMoney(request.amountCents)} for ${request.accountName}.`),
  words(`From: ${request.source}. To: ${request.target}.`),
  ...(request.day ? [words(`${dayIs(request)}: ${formatDate(request.day)}${timeOf(request)}.`)] : []),
];

/** What somebody typed, as text and without card numbers. */
export const typedBlocks = (label: string, typed: string | null): Block[] =>
  typed ? [words(`${label}: ${withoutCardNumbers(typed)}`)] : [];

const dayIs = ({ kind }: RequestTold): string => (kind === 'payment' ? 'Day of payment' : 'Pickup');
const timeOf = ({ time }: RequestTold): string => (time ? ` at ${formatWallTime(time)}` : '');
