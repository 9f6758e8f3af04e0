import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import * as m from '@locales/contact';
import { language } from '@locales/language';
import type { ContactTicket } from '@contract/contact/schema';
import { formatUsPhone } from '@contract/format/phone';
import { ApiError } from '@contract/problem';
import { aboutWords } from '@contract/rules/contactAbout';
import type { Tx } from '@server/db/db';
import type { Outbox } from '@server/domain/email/outbox';
import type { ReadFile } from './files';

/** A message that was looked at. */
interface Written {
  readonly sentBy: string;
  readonly topic: ContactTicket['topic'];
  readonly account: { readonly accountNo: string; readonly accountName: string } | undefined;
  readonly about: string;
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

/** So many messages an hour are more than anybody writes by hand. */
const MOST_AN_HOUR = 10;
const HOUR = 3_600_000;

/**
 * Keeps a message with its files and writes to who sent it and to the office: all of it in one transaction.
 * @throws ApiError 'too-many'
 */
export async function takeMessage(
  tx: Tx,
  { outbox, officeMail }: TakeOptions,
  written: Written,
): Promise<ContactTicket> {
  // Messages come one after the other from here on, so that two at once cannot both be somebody's tenth.
  const ticketNo = await nextNumber(tx, written.year);
  await notTooMany(tx, written);
  const ticket: ContactTicket = {
    ticketNo,
    sentAt: written.at.toISOString(),
    topic: written.topic,
    about: written.about === '' ? null : aboutWords(written.about),
    accountName: written.account?.accountName ?? null,
    message: written.message,
    replyBy: written.replyBy,
    replyTo: written.replyTo,
    status: 'open',
    attachments: written.files.map(({ name }) => name),
  };
  await keep(tx, ticket, written);
  const { status: _, ...told } = ticket;
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

async function notTooMany(tx: Tx, { sentBy, at }: Written): Promise<void> {
  const { sent } = await tx.sql
    .selectFrom('contact_ticket')
    .select(({ fn }) => fn.countAll<number>().as('sent'))
    .where('sent_by', '=', sentBy)
    .where('created_at', '>', new Date(at.getTime() - HOUR).toISOString())
    .executeTakeFirstOrThrow();
  if (sent < MOST_AN_HOUR) return;
  throw new ApiError({
    code: 'too-many',
    message: m.tooMany({ most: MOST_AN_HOUR }),
  });
}

async function keep(
  tx: Tx,
  ticket: ContactTicket,
  { sentBy, account, about, files }: Written,
): Promise<void> {
  const ticketId = randomUUID();
  await tx.sql
    .insertInto('contact_ticket')
    .values({
      ticket_id: ticketId,
      ticket_no: ticket.ticketNo,
      sent_by: sentBy,
      account_no: account?.accountNo ?? null,
      topic: ticket.topic,
      about: about || null,
      reply_by: ticket.replyBy,
      reply_to: ticket.replyTo,
      message: ticket.message,
      created_at: ticket.sentAt,
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
