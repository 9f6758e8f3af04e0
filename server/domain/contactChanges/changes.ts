import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { language } from '@locales/language';
import { CONTACT_HOLD_HOURS, holdBegan } from '@contract/rules/contactHold';
import type { Clock } from '@server/clock';
import type { Db } from '@server/db/db';
import type { ContactChangeTable } from '@server/db/tables';
import type { Message, Outbox } from '../email/outbox';

export type ContactAttribute = ContactChangeTable['attribute'];

/** Values by attribute. */
export type Contacts = Readonly<Partial<Record<ContactAttribute, string>>>;

interface ContactChange {
  /** A sign-in. */
  readonly name: string;
  readonly attribute: ContactAttribute;
  /** What was replaced; empty where there was nothing. */
  readonly old: string;
  /** What took its place; empty where it was removed. */
  readonly new: string;
  /** Whether what was replaced was proven: only that is held. */
  readonly wasProven: boolean;
  /** Where the owner of what is held reads of it: never what took its place. */
  readonly notice: Pick<Message, 'channel' | 'to'> | undefined;
}

interface Recorder {
  readonly clock: Clock;
  readonly outbox: Outbox;
}

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();
const KEPT_DAYS = 90;

/**
 * Writes a change down, in its transaction, and mails the link that takes it back where something is held. Only the link
 * has the token: here its hash is kept.
 */
export async function recordChange(
  { clock, outbox }: Recorder,
  sql: Db['sql'],
  { name, attribute, old, new: value, wasProven, notice }: ContactChange,
): Promise<void> {
  const at = clock.now();
  const token = randomBytes(32).toString('base64url');
  await sql
    .deleteFrom('contact_change')
    .where('name', '=', name)
    .where('changed_at', '<', new Date(at.getTime() - KEPT_DAYS * 86_400_000).toISOString())
    .execute();
  await sql
    .insertInto('contact_change')
    .values({
      change_id: randomUUID(),
      name,
      attribute,
      old_value: old,
      new_value: value,
      was_proven: wasProven,
      changed_at: at.toISOString(),
      token_hash: hashOf(token),
    })
    .execute();
  if (!notice || !wasProven) return;
  await outbox.put(sql, {
    ...notice,
    reader: name,
    language: language(),
    letter: { name: 'contactChanged', attribute, at: at.toISOString(), token, hours: CONTACT_HOLD_HOURS },
  });
}

const standing = (sql: Db['sql'], now: Date) =>
  sql
    .selectFrom('contact_change')
    .where('was_proven', '=', true)
    .where('changed_at', '>', holdBegan(now).toISOString())
    .where('taken_back_at', 'is', null);

/** What counts for a forgotten password instead of what took its place. Of several changes the first replaced the owner's. */
export async function heldContacts(sql: Db['sql'], name: string, now: Date): Promise<Contacts> {
  const rows = await standing(sql, now)
    .select(['attribute', 'old_value'])
    .where('name', '=', name)
    .orderBy('changed_at', 'desc')
    .execute();
  return Object.fromEntries(rows.map((row) => [row.attribute, row.old_value]));
}

/** The last change that bank accounts rest for; undefined where there is none. */
export const restingFor = (sql: Db['sql'], name: string, now: Date) =>
  standing(sql, now)
    .select(['attribute', 'changed_at as at'])
    .where('name', '=', name)
    .orderBy('changed_at', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Whose changes a mailed link takes back; undefined for one that was used, is too old, or never was. */
export async function nameOfToken(sql: Db['sql'], token: string, now: Date): Promise<string | undefined> {
  const row = await standing(sql, now)
    .select('name')
    .where('token_hash', '=', hashOf(token))
    .executeTakeFirst();
  return row?.name;
}

/**
 * All changes of the last days to what is held count no more, and no link of theirs works again. Answers whether any still
 * counted.
 */
export async function endChanges({ clock }: Pick<Recorder, 'clock'>, sql: Db['sql'], name: string) {
  const now = clock.now();
  const { numUpdatedRows } = await sql
    .updateTable('contact_change')
    .set({ taken_back_at: now.toISOString() })
    .where('name', '=', name)
    // What was never proven stays as it is, where nothing proven went before it.
    .where('attribute', 'in', standing(sql, now).select('attribute').where('name', '=', name))
    .where('changed_at', '>', holdBegan(now).toISOString())
    .where('taken_back_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
