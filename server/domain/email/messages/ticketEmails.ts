import { topicWords } from '@contract/contact/labels';
import { formatInstant } from '@contract/format/date';
import { aboutWords } from '@contract/rules/contactAbout';
import * as m from '@locales/emails';
import type { EmailOf, TicketTold } from '../emails';
import { type Block, type Draft, type Sender, words } from './draft';
import { withoutCardNumbers } from './withoutCardNumbers';

/** A message with all that belongs to it. Its text is text, whatever it holds. */
const ticketBlocks = (ticket: TicketTold, sender: Sender): Block[] => [
  words(
    [
      m.ticketHead({ topic: topicOf(ticket), at: formatInstant(ticket.sentAt, sender.timeZone) }),
      ticket.about && m.ticketAbout({ what: aboutWords(ticket.about) }),
      ticket.accountName && m.ticketAccount({ name: ticket.accountName }),
    ]
      .filter(Boolean)
      .join(' '),
  ),
  { kind: 'typed', typed: withoutCardNumbers(ticket.message) },
  ...(ticket.attachments.length > 0 ? [words(m.ticketFiles({ files: ticket.attachments.join(', ') }))] : []),
];

/** An email that was written before an update may hold the topic's words. */
const topicOf = ({ topic }: TicketTold): string => topicWords[topic] ?? topic;

/** To who wrote: what was written, its number, and how it will be answered. */
export function ticketCopy({ ticket }: EmailOf<'ticketCopy'>, sender: Sender): Draft {
  const { ticketNo: number, replyBy: way, replyTo: to } = ticket;
  return {
    subject: m.ticketCopySubject({ number, company: sender.companyName }),
    blocks: [
      words(m.ticketThanks({ number, way, to })),
      ...ticketBlocks(ticket, sender),
      words(m.ticketNotYou()),
    ],
    phone: (company) => m.ticketCopyPhone({ company, number }),
  };
}

/** To the office. Whoever answers writes to the address in it: the email itself comes from the portal. */
export function ticketForOffice({ ticket }: EmailOf<'ticketForOffice'>, sender: Sender): Draft {
  const { ticketNo: number, sentBy: name, replyBy: way, replyTo: to } = ticket;
  return {
    subject: m.ticketForOfficeSubject({ number, topic: topicOf(ticket) }),
    blocks: [words(m.ticketWrote({ name, way, to })), ...ticketBlocks(ticket, sender)],
    phone: (company) => m.ticketForOfficePhone({ company, number }),
  };
}
