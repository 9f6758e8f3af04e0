import { appendAudit } from '../audit/appendAudit';
import type { Clock } from '@server/clock';
import type { Db } from '@server/db/db';
import { endSuppression } from '../email/returned/suppressions';
import type { Message, Outbox } from '../email/outbox';
import { type ContactAttribute, recordChange } from './changes';

/** A change of somebody's own hand. */
export interface Replaced {
  readonly username: string;
  readonly attribute: ContactAttribute;
  /** Empty where there was nothing, or it is removed. */
  readonly old: string;
  readonly new: string;
  readonly wasProven: boolean;
  readonly notice: Pick<Message, 'channel' | 'to'> | undefined;
}

/** Somebody replaced an own address or number. One that was proven is held for some days. */
export async function contactChanged(
  room: { readonly clock: Clock; readonly outbox: Outbox },
  sql: Db['sql'],
  { username: name, attribute, ...values }: Replaced,
): Promise<void> {
  const at = room.clock.now();
  const isEmail = attribute === 'email';
  if (isEmail) {
    await sql
      .updateTable('portal_user')
      .set({ email_changed_at: at.toISOString() })
      .where('name', '=', name)
      .execute();
  }
  // Notices go to the name: the mark of that one stays.
  if (isEmail && values.old !== '' && values.old !== name)
    await endSuppression({ sql }, values.old, { by: 'changed', at });
  await recordChange(room, sql, { name, attribute, ...values });
  const about = { subject: name, entity: 'user', entityId: name } as const;
  const action = isEmail ? 'user.email' : 'user.phoneNumber';
  await appendAudit({ sql }, { at, actor: name, action, ...about });
}
