import { expect, it } from 'vitest';
import type { TicketTold } from '../emails';
import { sender } from '../testing/testMailServer';
import { asMail, asText } from './render';

const ticket: TicketTold = {
  ticketNo: 'CT-2026-000045',
  topic: 'billing',
  about: 'dispute:0048213#2',
  accountName: 'Ada Farms LLC',
  sentBy: 'ada@example.com',
  sentAt: '2026-04-13T15:00:00.000Z',
  replyBy: 'email',
  replyTo: 'ada@example.com',
  message: 'We agreed on $140.',
  attachments: [],
};

it.each([
  ['resolve', 'is settled', 'Dispute of invoice 0048213, line 2: credit memo CM-1 settled it.'],
  ['unresolve', 'is open again', 'Dispute of invoice 0048213, line 2: credit memo CM-1 was rolled back.'],
] as const)('disputeSettled after %s says what the credit memo did', (event, subject, lead) => {
  const letter = { name: 'disputeSettled', ticket, memoNo: 'CM-1', event } as const;
  const mail = asMail(letter, sender);

  expect(mail.subject).toBe(`Your dispute CT-2026-000045 at Larkspur Basin Ag Supply ${subject}`);
  expect(mail.text).toContain(lead);
  expect(mail.text).toContain('> We agreed on $140.');
  expect(asText(letter, sender)).toContain(subject);
});

it('noteMention says who wrote the note, about whom, and what, without card numbers', () => {
  const text = 'Card 4111 1111 1111 1111. @rita calls.';
  const letter = { name: 'noteMention', by: 'root@example.com', accountName: 'Ada Farms LLC', text } as const;
  const mail = asMail({ ...letter, at: ticket.sentAt }, sender);

  expect(mail.subject).toBe('You are named in a note about Ada Farms LLC');
  expect(mail.text).toContain('root@example.com named you in a note about Ada Farms LLC');
  expect(mail.text).toContain('> Card ••1111. @rita calls.');
});
