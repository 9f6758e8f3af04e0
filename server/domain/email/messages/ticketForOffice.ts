import type { TicketTold } from '../contactEmails';
import type { EmailOf } from '../emails';
import { type Draft, words } from './draft';
import type { Sender } from './sender';
import { ticketBlocks } from './ticketBlocks';

const wished: Readonly<Record<TicketTold['replyBy'], string>> = {
  email: 'Answer by e-mail to',
  phone: 'Answer by phone:',
  text: 'Answer by text message:',
};

/** To the office. Whoever answers writes to the address in it: the letter itself comes from the portal. */
export function ticketForOffice({ ticket }: EmailOf<'ticketForOffice'>, sender: Sender): Draft {
  const { ticketNo, topic, sentBy, replyBy, replyTo } = ticket;
  return {
    subject: `${ticketNo}: ${topic}`,
    blocks: [
      words(
        `${sentBy} wrote from the portal. ${wished[replyBy]} ${replyTo}. An answer to this letter reaches nobody.`,
      ),
      ...ticketBlocks(ticket, sender),
    ],
    phone: (company) => `${company}: message ${ticketNo} waits for an answer.`,
  };
}
