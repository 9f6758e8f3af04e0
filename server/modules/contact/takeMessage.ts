import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { language } from '@locales/language';
import type { ContactTicket } from '@contract/contact/schema';
import { formatUsPhone } from '@contract/format/phone';
import { aboutWords, contactAbout } from '@contract/rules/contactAbout';
import type { Tx } from '@server/db/db';
import type { Outbox } from '@server/domain/email/outbox';
import type { ReadFile } from './files';
import { expectNotTooMany } from './answerMessage';

/** A message that was looked at. */
interface Written {
  readonly sentBy: string;
  readonly topic: ContactTicket['topic'];
  readonly account: { readonly accountNo: string; readonly accountName: string } | undefined;
  readonly about: string;
  /** Of a dispute; else empty. */
  readonly reason: string;
  readonly replyBy: ContactTicket['replyBy'];
  /** An address, or +1 and ten digits. */
  readonly replyTo: string;
  readonly message: string;
  readonly files: readonly ReadFile[];
  readonly at: Date;
  /** The year in the books zone, in which tickets are counted. */
  readonly year: number;
}

interface TakeOptions {
  readonly outbox: Outbox;
  readonly officeMail: string | undefined;
}

/**
 * Keeps a message with its files and writes to who sent it and to the office: all of it in one transaction.
 * @throws ApiError 'too-many'
 */
export async function takeMessage(
  tx: Tx,
  { outbox, officeMail }: TakeOptions,
  written: Written,
): Promise<ContactTicket> {
  const ticketNo = await nextNumber(tx, written.year);
  await expectNotTooMany(tx, written);
  const ticket: ContactTicket = {
    ticketNo,
    sentAt: written.at.toISOString(),
    topic: written.topic,
    about: written.about === '' ? null : aboutWords(written.about),
    reason: (written.reason || null) as ContactTicket['reason'],
    accountName: written.account?.accountName ?? null,
    message: written.message,
    replyBy: written.replyBy,
    replyTo: written.replyTo,
    status: 'new',
    attachments: written.files.map(({ name }) => name),
    thread: [],
  };
  await keep(tx, ticket, written);
  const { status: _, thread: __, reason: ___, ...told } = ticket;
  const letter = {
    ticket: {
      ...told,
      about: written.about || null,
      sentBy: written.sentBy,
      replyTo: formatUsPhone(ticket.replyTo),
    },
  };
  await outbox.put(tx.sql, {
    channel: 'mail',
    to: written.sentBy,
    reader: written.sentBy,
    language: language(),
    letter: { name: 'ticketCopy', ...letter },
  });
  if (officeMail !== undefined) {
    await outbox.put(tx.sql, {
      channel: 'mail',
      to: officeMail,
      reader: null,
      letter: { name: 'ticketForOffice', ...letter },
    });
  }
  return ticket;
}

async function nextNumber(tx: Tx, year: number): Promise<string> {
  const { last } = await tx.sql
    .insertInto('contact_number')
    .values({ year, last: 1 })
    .onConflict((conflict) => conflict.column('year').doUpdateSet({ last: sql`contact_number.last + 1` }))
    .returning('last')
    .executeTakeFirstOrThrow();
  return `CT-${year}-${String(last).padStart(6, '0')}`;
}

async function keep(
  tx: Tx,
  ticket: ContactTicket,
  { sentBy, account, about, reason, files }: Written,
): Promise<void> {
  const ticketId = randomUUID();
  const named = contactAbout(about);
  await tx.sql
    .insertInto('contact_ticket')
    .values({
      ticket_id: ticketId,
      ticket_no: ticket.ticketNo,
      sent_by: sentBy,
      account_no: account?.accountNo ?? null,
      topic: ticket.topic,
      about: about || null,
      kind: named?.kind ?? 'message',
      reference: named?.reference ?? null,
      reason: reason || null,
      reply_by: ticket.replyBy,
      reply_to: ticket.replyTo,
      message: ticket.message,
      search_text: [
        ticket.ticketNo,
        sentBy,
        account?.accountNo,
        account?.accountName,
        named?.reference,
        ticket.message,
      ]
        .filter(Boolean)
        .join(' ')
        .toLowerCase(),
      created_at: ticket.sentAt,
      waiting_since: ticket.sentAt,
    })
    .execute();
  // One by one: a file is as large as a statement should get.
  for (const [at, { name, mediaType, sha256, content }] of files.entries()) {
    await tx.sql
      .insertInto('contact_attachment')
      .values({ ticket_id: ticketId, seq: at + 1, file_name: name, media_type: mediaType, sha256, content })
      .execute();
  }
}
