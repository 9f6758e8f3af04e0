import { expect, it } from 'vitest';
import { poolPeople } from './poolPeople';
import { openOffice, root } from './testing/office';

const ada = 'ada@example.com';
const people = poolPeople({ clock: { now: () => new Date('2026-04-13T15:00:00.000Z') } });

it('lets everybody take the own sign-in away but the last administrator', async () => {
  const { db, audited } = await openOffice();

  expect(await db.transaction(({ sql }) => people.leaving(sql, ada))).toBeUndefined();
  expect(await db.transaction(({ sql }) => people.leaving(sql, root))).toContain('last administrator');
  expect(await audited(ada)).toEqual(['user.disabled']);
  expect(await audited(root)).toEqual([]);

  await db.sql
    .updateTable('portal_user')
    .set({ admin: true })
    .where('name', '=', 'bob@example.com')
    .execute();
  expect(await db.transaction(({ sql }) => people.leaving(sql, root))).toBeUndefined();
  expect(await db.transaction(({ sql }) => people.leaving(sql, 'bob@example.com'))).toContain(
    'last administrator',
  );
});

it('remembers when an address was changed', async () => {
  const { db, audited } = await openOffice();
  await db.transaction(({ sql }) => people.emailChanged(sql, ada));

  const [row] = await db.sql
    .selectFrom('portal_user')
    .select('email_changed_at')
    .where('name', '=', ada)
    .execute();
  expect(row?.email_changed_at).toBe('2026-04-13T15:00:00.000Z');
  expect(await audited(ada)).toEqual(['user.email']);
});
