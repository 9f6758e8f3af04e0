import * as m from '@locales/contact';
import type { ContactTicket } from '@contract/contact/schema';
import { ApiError } from '@contract/problem';
import type { Tx } from '@server/db/db';
import { oneAtATime } from '@server/db/oneAtATime';
import type { Outbox } from '@server/domain/email/outbox';
import { changeMessage } from '@server/domain/messages/changeMessage';
import { messageTold } from '@server/domain/messages/messageTold';
import type { ContactRepository } from './repository';

interface AnswerOptions {
  readonly repository: Pick<ContactRepository, 'ticket'>;
  readonly outbox: Outbox;
  readonly officeMail: string | undefined;
}

interface Answer {
  readonly by: string;
  readonly ticketNo: string;
  readonly text: string;
  readonly at: Date;
}

/**
 * Adds to the thread of an own message, which waits for the office from then on, and writes to the office. An answer in
 * a double stays with it, and moves the message that is answered in its place.
 * @throws ApiError 'not-found' for a message of somebody else, 'too-many', or 'conflict'
 */
export async function answerMessage(
  tx: Tx,
  { repository, outbox, officeMail }: AnswerOptions,
  { by, ticketNo, text, at }: Answer,
): Promise<ContactTicket> {
  await expectNotTooMany(tx, { sentBy: by, at });
  // The message and the one in its place, locked in the order in which the office locks them too.
  const locked = await tx.sql
    .selectFrom('contact_ticket')
    .selectAll()
    .where((eb) =>
      eb.or([
        eb('ticket_no', '=', ticketNo),
        eb(
          'ticket_id',
          'in',
          eb.selectFrom('contact_ticket as t').select('t.merged_into').where('t.ticket_no', '=', ticketNo),
        ),
      ]),
    )
    .orderBy('ticket_no')
    .forUpdate()
    .execute();
  const own = locked.find((row) => row.ticket_no === ticketNo && row.sent_by === by);
  if (!own) throw new ApiError({ code: 'not-found', message: m.noSuchMessage() });
  const root = locked.find(({ ticket_id }) => ticket_id === (own.merged_into ?? own.ticket_id));
  const change = { event: 'answer', by, at, text, entryOf: own.ticket_id } as const;
  // It may have become a double at this very moment.
  if (!root || (await changeMessage(tx, root, change)) === undefined) {
    throw new ApiError({ code: 'conflict', message: m.changedMeanwhile() });
  }
  if (officeMail !== undefined) {
    const told = await messageTold(tx.sql, own);
    await outbox.put(tx.sql, {
      channel: 'mail',
      to: officeMail,
      reader: null,
      letter: {
        name: 'ticketForOffice',
        ticket: { ...told, sentAt: at.toISOString(), message: text, attachments: [] },
      },
    });
  }
  return (await repository.ticket(tx.sql, by, ticketNo))!;
}

/** So many messages an hour are more than anybody writes by hand. */
const MOST_AN_HOUR = 10;
const HOUR = 3_600_000;

/**
 * Counts what somebody wrote lately, messages and answers alike, one call after the other: two at once cannot both be
 * somebody's tenth.
 * @throws ApiError 'too-many'
 */
export async function expectNotTooMany(
  tx: Tx,
  { sentBy, at }: { readonly sentBy: string; readonly at: Date },
): Promise<void> {
  await oneAtATime(tx, 'message', sentBy);
  const since = new Date(at.getTime() - HOUR).toISOString();
  const messages = await tx.sql
    .selectFrom('contact_ticket')
    .select(({ fn }) => fn.countAll<number>().as('sent'))
    .where('sent_by', '=', sentBy)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  const answers = await tx.sql
    .selectFrom('contact_entry')
    .select(({ fn }) => fn.countAll<number>().as('sent'))
    .where('author', '=', sentBy)
    .where('kind', '=', 'answer')
    .where('at', '>', since)
    .executeTakeFirstOrThrow();
  if (messages.sent + answers.sent < MOST_AN_HOUR) return;
  throw new ApiError({ code: 'too-many', message: m.tooMany({ most: MOST_AN_HOUR }) });
}
