import { expect, it } from 'vitest';
import { nullMailer } from '@server/testing/nullMailer';
import { poolPeople } from './poolPeople';
import { openOffice, root } from './testing/office';

const ada = 'ada@example.com';
const clock = { now: () => new Date('2026-04-13T15:00:00.000Z') };
const people = poolPeople({ clock, outbox: nullMailer, adminsNeedFactor: true });

it('remembers when an address was changed', async () => {
  const { db, audited } = await openOffice();
  await db.transaction(({ sql }) =>
    people.contactChanged(sql, {
      username: ada,
      attribute: 'email',
      old: ada,
      new: 'ada@example.org',
      wasProven: true,
      notice: undefined,
    }),
  );

  const [row] = await db.sql
    .selectFrom('portal_user')
    .select('email_changed_at')
    .where('name', '=', ada)
    .execute();
  expect(row?.email_changed_at).toBe('2026-04-13T15:00:00.000Z');
  expect(await audited(ada)).toEqual(['user.email']);
});

it.each([
  [root, true, true],
  [root, false, false],
  [ada, true, false],
  ['nobody@example.com', true, false],
])('%s, where administrators need a second factor (%s): %s', async (name, adminsNeedFactor, needs) => {
  const { db } = await openOffice();
  const some = poolPeople({ clock, outbox: nullMailer, adminsNeedFactor });

  expect(await some.needsFactor(db.sql, name)).toBe(needs);
});
