import { formatInstant } from '@contract/format/date';
import type { TicketTold } from '../emails';
import type { EmailOf } from '../emails';
import { type Block, type Draft, type Sender, words } from './draft';
import { withoutCardNumbers } from './withoutCardNumbers';

/** A message with all that belongs to it. Its text is text, whatever it holds. */
const ticketBlocks = (ticket: TicketTold, sender: Sender): Block[] => [
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

const how: Readonly<Record<TicketTold['replyBy'], string>> = {
  email: 'by e-mail to',
  phone: 'by phone at',
  text: 'by text message to',
};

/** To who wrote: what was written, its number, and how it will be answered. */
export function ticketCopy({ ticket }: EmailOf<'ticketCopy'>, sender: Sender): Draft {
  const { ticketNo, replyBy, replyTo } = ticket;
  return {
    subject: `We have your message ${ticketNo} at ${sender.companyName}`,
    blocks: [
      words(
        `Thank you for writing. Your message has the number ${ticketNo}. We answer ${how[replyBy]} ${replyTo}.`,
      ),
      ...ticketBlocks(ticket, sender),
      words('If you did not write this, call us.'),
    ],
    phone: (company) => `${company}: we have your message ${ticketNo}. Not you? Call us.`,
  };
}

const wished: Readonly<Record<TicketTold['replyBy'], string>> = {
  email: 'Answer by e-mail to',
  phone: 'Answer by phone:',
  text: 'Answer by text message:',
};

/** To the office. Whoever answers writes to the address in it: the email itself comes from the portal. */
export function ticketForOffice({ ticket }: EmailOf<'ticketForOffice'>, sender: Sender): Draft {
  const { ticketNo, topic, sentBy, replyBy, replyTo } = ticket;
  return {
    subject: `${ticketNo}: ${topic}`,
    blocks: [
      words(
        `${sentBy} wrote from the portal. ${wished[replyBy]} ${replyTo}. An answer to this email reaches nobody.`,
      ),
      ...ticketBlocks(ticket, sender),
    ],
    phone: (company) => `${company}: message ${ticketNo} waits for an answer.`,
  };
}
