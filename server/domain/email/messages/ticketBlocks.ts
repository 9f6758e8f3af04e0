import { formatInstant } from '@contract/format/date';
import type { TicketTold } from '../contactEmails';
import { type Block, words } from './draft';
import type { Sender } from './sender';
import { withoutCardNumbers } from './withoutCardNumbers';

/** A message with all that belongs to it. Its text is text, whatever it holds. */
export const ticketBlocks = (ticket: TicketTold, sender: Sender): Block[] => [
  words(
    [
      `${ticket.topic}, ${formatInstant(ticket.sentAt, sender.timeZone)}.`,
      ticket.about && `About: ${ticket.about}.`,
      ticket.accountName && `Account: ${ticket.accountName}.`,
    ]
      .filter(Boolean)
      .join(' '),
  ),
  { kind: 'typed', typed: withoutCardNumbers(ticket.message) },
  ...(ticket.attachments.length > 0
    ? [words(`Files, kept in the portal: ${ticket.attachments.join(', ')}.`)]
    : []),
];
