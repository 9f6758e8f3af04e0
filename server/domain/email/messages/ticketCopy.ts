import type { TicketTold } from '../contactEmails';
import type { EmailOf } from '../emails';
import { type Draft, words } from './draft';
import type { Sender } from './sender';
import { ticketBlocks } from './ticketBlocks';

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
