import type { Kysely } from 'kysely';
import type { ContactTopic } from '@contract/contact/labels';
import { dateInZone } from '@contract/format/date';
import type { ThreadKind } from '@contract/officeMessages/labels';
import type { OfficeMessageDetail } from '@contract/officeMessages/schema';
import { ApiError } from '@contract/problem';
import { attachmentKindOf, attachmentKinds } from '@contract/rules/attachments';
import { aboutWords } from '@contract/rules/contactAbout';
import { messageMovesIn } from '@contract/rules/messageStates';
import * as m from '@locales/officeMessages';
import type { Db } from '@server/db/db';
import type { Tables } from '@server/db/tables';
import { isOfBranch } from '@server/domain/visibility/ownBranch';
import { accessOf } from '@server/domain/visibility/access';
import type { MessageRow } from '@server/domain/messages/changeMessage';
import { groupOf } from '@server/domain/messages/tellSenders';
import { withoutMetadata } from '@server/domain/messages/withoutMetadata';
import { inOnePiece } from '@server/exports/inOnePiece';
import type { FileStream } from '@server/http/api';

interface Moment {
  readonly now: Date;
  /** IANA zone of the company's books. */
  readonly booksZone: string;
  /** The code of the one branch that whoever looks sees; undefined: all. */
  readonly branch?: string;
}

type Sql = Kysely<Tables>;

export const noMessage = (): ApiError => new ApiError({ code: 'not-found', message: m.noMessage() });

/**
 * A message as the office works on it: its thread, and with whom and what it has to do.
 * @throws ApiError 'not-found'
 */
export async function oneMessage(
  sql: Sql,
  ticketNo: string,
  { now, booksZone, branch }: Moment,
): Promise<OfficeMessageDetail> {
  const row = await sql
    .selectFrom('contact_ticket')
    .selectAll()
    .where('ticket_no', '=', ticketNo)
    .executeTakeFirst();
  if (!row) throw noMessage();
  const today = dateInZone(now, booksZone);
  const group = await groupOf(sql, row);
  const others = row.merged_into === null ? await othersOf(sql, row, branch) : [];
  const moves = row.merged_into === null ? messageMovesIn(row.status) : (['note'] as const);
  return {
    ticketNo,
    kind: row.kind,
    topic: row.topic as ContactTopic,
    about: row.about && aboutWords(row.about),
    sentBy: row.sent_by,
    owner: row.owner,
    state: row.status,
    sentAt: row.created_at,
    waitingSince: row.waiting_since,
    waitingDays: daysBetween(dateInZone(new Date(row.waiting_since), booksZone), today),
    beginning: row.message,
    version: row.version,
    reference: row.reference,
    reason: row.reason as OfficeMessageDetail['reason'],
    replyBy: row.reply_by,
    replyTo: row.reply_to,
    mergedInto: await numberOf(sql, row.merged_into),
    ...(await senderOf(sql, row, today)),
    thread: await threadOf(sql, group),
    files: await filesOf(sql, group),
    moves: moves.filter((move) => move !== 'merge' || others.length > 0),
    others,
    booksZone,
  };
}

const DAY = 86_400_000;
const daysBetween = (from: string, to: string): number =>
  Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / DAY));

async function numberOf(sql: Sql, ticketId: string | null): Promise<string | null> {
  if (ticketId === null) return null;
  const { ticket_no } = await sql
    .selectFrom('contact_ticket')
    .select('ticket_no')
    .where('ticket_id', '=', ticketId)
    .executeTakeFirstOrThrow();
  return ticket_no;
}

async function senderOf(sql: Sql, { sent_by, account_no }: MessageRow, today: string) {
  const person = await sql
    .selectFrom('portal_user')
    .select('given_name')
    .where('name', '=', sent_by)
    .executeTakeFirst();
  const account = await sql
    .selectFrom('account')
    .select(['name', 'regular_balance_cents'])
    .where('account_no', '=', account_no)
    .executeTakeFirst();
  const accesses = account_no === null ? [] : await accessOf(sql, sent_by, today);
  return {
    accountNo: account_no,
    accountName: account?.name ?? null,
    regularBalanceCents: account?.regular_balance_cents ?? null,
    level: accesses.find(({ accountNo }) => accountNo === account_no)?.level ?? null,
    greeting: person?.given_name || sent_by,
  };
}

type Entry = OfficeMessageDetail['thread'][number];

/** What was written and done, of all messages of a group, in its order. */
async function threadOf(sql: Sql, group: readonly MessageRow[]): Promise<Entry[]> {
  const numbers = new Map(group.map(({ ticket_id, ticket_no }) => [ticket_id, ticket_no]));
  const entries = await sql
    .selectFrom('contact_entry')
    .select(['ticket_id', 'at', 'author', 'kind', 'text'])
    .where('ticket_id', 'in', [...numbers.keys()])
    .orderBy('at')
    .orderBy('seq')
    .execute();
  const messages = group.map((row): Entry => ({
    ticketNo: row.ticket_no,
    at: row.created_at,
    author: row.sent_by,
    kind: 'message',
    text: row.message,
  }));
  const later = entries.map(({ ticket_id, at, author, kind, text }): Entry => ({
    ticketNo: numbers.get(ticket_id)!,
    at,
    author,
    kind: kind as ThreadKind,
    text,
  }));
  // Of two at the same instant a message comes before what was said of it: sorting keeps their order.
  return [...messages, ...later].sort((a, b) => (a.at < b.at ? -1 : Number(a.at > b.at)));
}

async function filesOf(sql: Sql, group: readonly MessageRow[]): Promise<OfficeMessageDetail['files']> {
  const files = await sql
    .selectFrom('contact_attachment as f')
    .innerJoin('contact_ticket as t', 't.ticket_id', 'f.ticket_id')
    .select(({ fn }) => [
      't.ticket_no as ticketNo',
      'f.seq as fileNo',
      'f.file_name as name',
      fn<number>('octet_length', ['f.content']).as('bytes'),
    ])
    .where(
      'f.ticket_id',
      'in',
      group.map(({ ticket_id }) => ticket_id),
    )
    .orderBy('t.created_at')
    .orderBy('t.ticket_no')
    .orderBy('f.seq')
    .execute();
  return files;
}

const MOST_OTHERS = 20;
const BEGINNING = 80;

/** What a message may be a double of. */
async function othersOf(
  sql: Sql,
  row: MessageRow,
  branch: string | undefined,
): Promise<OfficeMessageDetail['others']> {
  const others = await sql
    .selectFrom('contact_ticket')
    .select(['ticket_no', 'topic', 'sent_by', 'created_at', 'message'])
    .where('ticket_id', '<>', row.ticket_id)
    .where('merged_into', 'is', null)
    .where('status', '<>', 'done')
    .where(isOfBranch(branch, 'contact_ticket.account_no'))
    .where((eb) => eb.or([eb('sent_by', '=', row.sent_by), eb('account_no', '=', row.account_no)]))
    .orderBy('created_at', 'desc')
    .orderBy('ticket_no', 'desc')
    .limit(MOST_OTHERS)
    .execute();
  return others.map(({ ticket_no, topic, sent_by, created_at, message }) => ({
    ticketNo: ticket_no,
    topic: topic as ContactTopic,
    sentBy: sent_by,
    sentAt: created_at,
    beginning: message.slice(0, BEGINNING),
  }));
}

/**
 * A file of a message, to be saved and never shown: its type is told by its own bytes, its name by the message's number.
 * What was kept before pictures were cleaned is cleaned now; a picture that cannot be is bytes and nothing else.
 * @throws ApiError 'not-found'
 */
export async function messageFile(db: Db, ticketNo: string, fileNo: number): Promise<FileStream> {
  const file = await db.sql
    .selectFrom('contact_attachment as f')
    .innerJoin('contact_ticket as t', 't.ticket_id', 'f.ticket_id')
    .select('f.content')
    .where('t.ticket_no', '=', ticketNo)
    .where('f.seq', '=', fileNo)
    .executeTakeFirst();
  if (!file) throw new ApiError({ code: 'not-found', message: m.noFile() });
  const kept = Buffer.from(file.content);
  const clean = withoutMetadata(kept);
  const kind = clean && attachmentKindOf(clean);
  return {
    fileName: `${ticketNo}_${fileNo}.${kind ?? 'bin'}`,
    contentType: kind ? attachmentKinds[kind] : 'application/octet-stream',
    chunks: inOnePiece(clean ?? kept),
  };
}
