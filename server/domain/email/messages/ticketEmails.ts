import { topicWords } from '@contract/contact/labels';
import { formatInstant } from '@contract/format/date';
import { aboutWords } from '@contract/rules/contactAbout';
import * as m from '@locales/emails';
import type { EmailOf, TicketTold } from '../emails';
import { type Block, type Draft, portalLink, type Sender, words } from './draft';
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

/** To who wrote: what the office replied, above what it is a reply to. */
export function messageAnswered({ ticket, text }: EmailOf<'messageAnswered'>, sender: Sender): Draft {
  const { ticketNo: number, sentAt, message } = ticket;
  return {
    subject: m.messageAnsweredSubject({ number, company: sender.companyName }),
    blocks: [
      words(m.messageAnsweredLead({ number, topic: topicOf(ticket) })),
      { kind: 'typed', typed: withoutCardNumbers(text) },
      words(m.messageAnsweredYours({ at: formatInstant(sentAt, sender.timeZone) })),
      { kind: 'typed', typed: withoutCardNumbers(message) },
      words(m.messageAnsweredBack()),
      ...portalLink(m.messageAnsweredSee(), sender.portalUrl),
    ],
    phone: (company) => m.messageAnsweredPhone({ company, number }),
  };
}

/** To who disputes an invoice: what became of it, which nobody of the office had to write. */
export function disputeSettled(
  { ticket, memoNo: memo, event }: EmailOf<'disputeSettled'>,
  sender: Sender,
): Draft {
  const { ticketNo: number, message } = ticket;
  const company = sender.companyName;
  const what = aboutWords(ticket.about ?? '');
  const isDone = event === 'resolve';
  return {
    subject: isDone ? m.disputeDoneSubject({ number, company }) : m.disputeOpenSubject({ number, company }),
    blocks: [
      words(isDone ? m.disputeDoneLead({ what, memo }) : m.disputeOpenLead({ what, memo })),
      words(isDone ? m.disputeDoneBack() : m.disputeOpenBack()),
      { kind: 'typed', typed: withoutCardNumbers(message) },
      ...portalLink(m.messageAnsweredSee(), sender.portalUrl),
    ],
    phone: (name) => (isDone ? m.disputeDonePhone : m.disputeOpenPhone)({ company: name, number }),
  };
}

/** To somebody of the office who is named in a note. */
export function noteMention(
  { by, accountName: account, at, text }: EmailOf<'noteMention'>,
  sender: Sender,
): Draft {
  return {
    subject: m.noteMentionSubject({ account }),
    blocks: [
      words(m.noteMentionLead({ name: by, account, at: formatInstant(at, sender.timeZone) })),
      { kind: 'typed', typed: withoutCardNumbers(text) },
      ...portalLink(m.noteMentionSee(), sender.portalUrl),
    ],
    phone: (company) => m.noteMentionPhone({ company }),
  };
}
