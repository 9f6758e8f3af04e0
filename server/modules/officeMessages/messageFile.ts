import { ApiError } from '@contract/problem';
import { attachmentKindOf, attachmentKinds } from '@contract/rules/attachments';
import * as m from '@locales/officeMessages';
import type { Db } from '@server/db/db';
import { withoutMetadata } from '@server/domain/messages/withoutMetadata';
import { inOnePiece } from '@server/exports/inOnePiece';
import type { FileStream } from '@server/http/api';

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
