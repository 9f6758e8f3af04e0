import type { Db } from '@server/db/db';
import type { Vault } from '@server/vault/vault';
import { asMail, asText } from '../messages/render';
import { open } from '../sealed';
import { sender } from './testMailServer';

/** Every letter: as it was put, as mail and as a text message. */
export async function emailsIn(db: Db, vault: Vault): Promise<string[]> {
  const rows = await db.sql.selectFrom('outbox_message').select(['message_id', 'payload']).execute();
  return rows.map(({ message_id, payload }) => {
    const letter = open(vault, message_id, payload)!;
    const { subject, text, html } = asMail(letter, sender);
    return [JSON.stringify(letter), subject, text, html, asText(letter, sender)].join('\n');
  });
}
