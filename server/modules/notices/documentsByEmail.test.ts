import { expect, it } from 'vitest';
import { migrations } from '@server/db/migrations';
import { put } from '@server/testing/rows';
import { openTestDbForTest } from '@server/testing/testDb';

const { sql: migration } = migrations.find(({ name }) => name === '100-documents-by-email')!;
const never = { email: 'never', bell: true, push: true, text: true };
const atOnce = { ...never, email: 'now' };
const weekly = { ...never, email: 'weekly' };
const silent = { email: 'never', bell: true, push: false, text: false };

it.each<[what: string, chosen: object, documents: object | undefined]>([
  ['no email of any group', { statements: never, payments: never }, silent],
  ['no email but of what is never off', { statements: never, security: atOnce }, silent],
  ['one email a week', { statements: never, payments: weekly }, undefined],
  ['documents already', { statements: never, documents: weekly }, weekly],
  ['only what is never off', { security: atOnce }, undefined],
  ['nothing yet', {}, undefined],
])('who chose %s before there were documents', async (_, chosen, documents) => {
  const db = await openTestDbForTest();
  await put(db, 'notice_choice', {
    person: 'ann@example.com',
    choices: JSON.stringify(chosen),
    quiet_from: '21:00',
    quiet_until: '07:00',
    zone: 'America/Chicago',
    least_cents: 0,
    changed_at: '2026-04-12T09:00:00Z',
  });
  await db.script(migration);

  const { choices } = await db.sql.selectFrom('notice_choice').select('choices').executeTakeFirstOrThrow();
  expect(choices).toEqual({ ...chosen, ...(documents && { documents }) });
});
