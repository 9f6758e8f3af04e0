import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { MessageTemplate } from '@contract/officeMessages/schema';
import { ApiError } from '@contract/problem';
import { templateProblems } from '@contract/rules/messageTemplate';
import * as m from '@locales/officeMessages';
import type { Db, Tx } from '@server/db/db';
import { isUuid } from '@server/db/isUuid';
import { oneAtATime } from '@server/db/oneAtATime';
import { appendAudit } from '@server/domain/audit/appendAudit';
import type { Origin } from '@server/http/api';

interface Who {
  readonly by: string;
  readonly at: Date;
  readonly origin: Origin;
}

const MOST_TEMPLATES = 100;

/** What the office answers often, by name; everybody of the office has the same ones. */
export const templatesOf = (db: Db['sql']): Promise<MessageTemplate[]> =>
  db
    .selectFrom('message_template')
    .select(['template_id as id', 'name', 'text'])
    .orderBy(sql`lower(name)`)
    .execute();

/** @throws ApiError 'invalid' with words by field, 'conflict' where there are too many */
export async function saveTemplate(tx: Tx, entries: { name: string; text: string }, who: Who): Promise<void> {
  const name = entries.name.trim();
  const { text } = entries;
  const wrong = templateProblems({ name, text });
  if (Object.keys(wrong).length > 0) {
    throw new ApiError({ code: 'invalid', message: `${Object.values(wrong).join('. ')}.`, fields: wrong });
  }
  await oneAtATime(tx, 'template', 'office');
  const kept = await templatesOf(tx.sql);
  const before = kept.find((one) => one.name.toLowerCase() === name.toLowerCase());
  if (!before && kept.length >= MOST_TEMPLATES) {
    throw new ApiError({ code: 'conflict', message: m.tooManyTemplates({ most: MOST_TEMPLATES }) });
  }
  const saved = { name, text, saved_by: who.by, saved_at: who.at.toISOString() };
  if (before) {
    await tx.sql.updateTable('message_template').set(saved).where('template_id', '=', before.id).execute();
  } else {
    await tx.sql
      .insertInto('message_template')
      .values({ template_id: randomUUID(), ...saved })
      .execute();
  }
  await appendAudit(tx, {
    at: who.at,
    actor: who.by,
    action: 'message.templateSaved',
    entity: 'message',
    entityId: name,
    before: before && { name: before.name, text: before.text },
    after: { name, text },
    origin: who.origin,
  });
}

/** @throws ApiError 'not-found' */
export async function removeTemplate(tx: Tx, id: string, who: Who): Promise<void> {
  const gone = await tx.sql
    .deleteFrom('message_template')
    .where('template_id', '=', isUuid(id) ? id : null)
    .returning(['name', 'text'])
    .executeTakeFirst();
  if (!gone) throw new ApiError({ code: 'not-found', message: m.noTemplateThere() });
  await appendAudit(tx, {
    at: who.at,
    actor: who.by,
    action: 'message.templateRemoved',
    entity: 'message',
    entityId: gone.name,
    before: gone,
    origin: who.origin,
  });
}
