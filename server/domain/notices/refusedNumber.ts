import { randomUUID } from 'node:crypto';
import { maskedNumber } from '@contract/rules/textMessages';
import type { Tx } from '@server/db/db';
import { appendAudit } from '../audit/appendAudit';

interface Refused {
  readonly person: string;
  /** When the text message was written: a number that came later is another one. */
  readonly writtenAt: string;
  readonly at: Date;
}

/** Texts nothing more to a number that its carrier refuses, and tells its person in the portal, once. */
export async function noteRefused(tx: Tx, { person, writtenAt, at }: Refused): Promise<void> {
  const now = at.toISOString();
  const refused = await tx.sql
    .updateTable('text_number')
    .set({ refused_at: now })
    .where('person', '=', person)
    .where('asked_at', '<=', writtenAt)
    .where('confirmed_at', 'is not', null)
    .where('refused_at', 'is', null)
    .returning('last_digits')
    .executeTakeFirst();
  if (!refused) return;
  await tx.sql
    .insertInto('notice')
    .values({
      notice_id: randomUUID(),
      person,
      account_no: null,
      kind: 'signIn',
      subject: `textRefused ${now}`,
      facts: JSON.stringify({ event: 'textRefused' }),
      created_at: now,
      in_bell: true,
      email: 'none',
      look_at: now,
    })
    .execute();
  await appendAudit(tx, {
    at,
    actor: 'portal',
    subject: person,
    action: 'text.refused',
    entity: 'text',
    after: { number: maskedNumber(refused.last_digits) },
  });
}
