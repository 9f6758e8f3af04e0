import { sql as raw } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as officeUsers from '@contract/officeUsers/endpoints';
import * as officeSettings from '@contract/settings/endpoints';
import * as secondPerson from '@contract/secondPerson/endpoints';
import * as users from '@contract/users/endpoints';
import type { OfficePowers } from '@contract/rules/consent';
import type { CompanySettings } from '@contract/settings/schema';
import type { Db } from '@server/db/db';
import { startingSettings } from '@server/domain/settings/startingSettings';
import { fakePool } from '@server/poolAdmin/testing/fakePool';
import { fillHousehold } from '@server/testing/household';
import { put } from '@server/testing/rows';
import { openTestApp, type TestApp } from '@server/testing/testApp';
import { openTestDbForTest } from '@server/testing/testDb';

const root = 'root@example.com';
const rita = 'rita@example.com';
const bob = 'bob@example.com';

let db: Db;
let portal: TestApp;
beforeEach(async () => {
  db = await openTestDbForTest();
  await fillHousehold(db);
  const pool = fakePool();
  for (const name of [root, rita, bob])
    pool.people.set(name, { enabled: true, status: 'active', codeMethods: [] });
  portal = await openTestApp(db, { poolAdmin: pool, logLevel: 'silent' });
});
afterEach(() => portal.close());

const secondAdmin = () => put(db, 'portal_user', { name: rita, admin: true });
const none: OfficePowers = { admin: false, desks: [], branch: null };
const one = (name: string, as = root) => portal.as(as).call(officeUsers.one, { params: { name } });
const setPowers = async (name: string, powers: Partial<OfficePowers>, as = root) => {
  const { version } = await one(name, as);
  const body = { ...none, ...powers, desks: [...(powers.desks ?? [])], version };
  return portal.as(as).call(officeUsers.setPowers, { params: { name }, body });
};
const waiting = async (as = root) => (await portal.as(as).call(secondPerson.list, {})).waiting;
const decide = (id: string, decision: 'confirmed' | 'refused' | 'withdrawn', as = rita) =>
  portal.as(as).call(secondPerson.decide, { params: { id }, body: { decision } });
const own = async (name: string) =>
  (await portal.as(name).call(users.list, { query: { scope: 'own' } })).find((one) => one.name === name)!;
const audited = async (name: string) =>
  (
    await db.sql
      .selectFrom('audit_event')
      .select(['actor', 'action'])
      .where('subject', '=', name)
      .where('action', 'not like', 'session.%')
      .orderBy('seq')
      .execute()
  ).map(({ actor, action }) => `${action} ${actor}`);

describe('a desk', () => {
  it('is proposed by one administrator and held once another one has confirmed it', async () => {
    await secondAdmin();
    const { desks, proposed } = await setPowers(bob, { desks: ['help'] });
    expect({ desks, proposed }).toMatchObject({ desks: [], proposed: { desks: ['help'], proposedBy: root } });
    expect(await own(bob)).toEqual({ name: bob, admin: false, deposit_plan: false });
    expect(await waiting()).toMatchObject([{ kind: 'powers', about: bob, askedBy: root, mayDecide: false }]);
    expect(await waiting(rita)).toMatchObject([{ mayDecide: true, powers: { desks: ['help'] } }]);

    expect(await decide(proposed!.id, 'confirmed')).toMatchObject({ waiting: [] });
    expect(await own(bob)).toMatchObject({ admin: false, desks: ['help'] });
    expect(await audited(bob)).toEqual([`powers.proposed ${root}`, `powers.confirmed ${rita}`]);
  });

  it('is confirmed neither by who proposed it nor by who gets it, and the database refuses both too', async () => {
    await secondAdmin();
    const { id } = (await setPowers(bob, { desks: ['help'] })).proposed!;
    await expect(decide(id, 'confirmed', root)).rejects.toMatchObject({ code: 'conflict' });
    await db.sql.updateTable('portal_user').set({ admin: true }).where('name', '=', bob).execute();
    await expect(decide(id, 'confirmed', bob)).rejects.toMatchObject({ code: 'conflict' });
    for (const by of [root, bob])
      await expect(
        raw`update consent set decision = 'confirmed', decided_by = ${by}, decided_at = now()`.execute(
          db.sql,
        ),
      ).rejects.toThrow(/consent/);
    expect((await one(bob)).desks).toEqual([]);
  });

  it('is confirmed once, by one of two at the same time', async () => {
    await secondAdmin();
    await put(db, 'portal_user', { name: 'rosa@example.com', admin: true });
    const { id } = (await setPowers(bob, { desks: ['help'] })).proposed!;
    const outcomes = await Promise.allSettled([
      decide(id, 'confirmed', rita),
      decide(id, 'refused', 'rosa@example.com'),
    ]);

    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await audited(bob)).toHaveLength(2);
  });

  it('that is refused or withdrawn gives nothing', async () => {
    await secondAdmin();
    const first = (await setPowers(bob, { desks: ['help'] })).proposed!;
    await expect(setPowers(bob, { desks: ['audit'] }, rita)).rejects.toMatchObject({ code: 'conflict' });
    await decide(first.id, 'refused');
    const second = (await setPowers(bob, { desks: ['audit'] })).proposed!;
    await expect(decide(second.id, 'withdrawn')).rejects.toMatchObject({ code: 'conflict' });
    await decide(second.id, 'withdrawn', root);

    expect(await waiting()).toEqual([]);
    expect((await one(bob)).desks).toEqual([]);
    expect(await audited(bob)).toEqual([
      `powers.proposed ${root}`,
      `powers.refused ${rita}`,
      `powers.proposed ${root}`,
      `powers.withdrawn ${root}`,
    ]);
  });

  it('is taken away by one alone and at once, with what was proposed by somebody who is gone', async () => {
    await secondAdmin();
    await put(db, 'user_desk', { name: bob, desk: 'help' }, { name: bob, desk: 'audit' });
    expect((await setPowers(bob, { desks: ['audit'] })).proposed).toBeNull();
    expect(await own(bob)).toMatchObject({ desks: ['audit'] });

    const { id } = (await setPowers(bob, { desks: ['audit', 'credit'] })).proposed!;
    await setPowers(root, {}, rita);
    await put(db, 'portal_user', { name: 'rosa@example.com', admin: true });
    await expect(decide(id, 'confirmed', 'rosa@example.com')).rejects.toMatchObject({ code: 'conflict' });
  });

  it('may see one branch alone: narrowed at once, widened by two', async () => {
    await secondAdmin();
    await put(db, 'user_desk', { name: bob, desk: 'credit' });
    await setPowers(bob, { desks: ['credit'], branch: 'PUL' });
    expect(await own(bob)).toMatchObject({ branch: 'PUL' });
    const { branch, proposed } = await setPowers(bob, { desks: ['credit'], branch: null });
    expect({ branch, proposed }).toMatchObject({ branch: 'PUL', proposed: { branch: { to: null } } });
    await decide(proposed!.id, 'confirmed');
    expect(await own(bob)).not.toHaveProperty('branch');
    await expect(setPowers(bob, { branch: 'NONE' })).rejects.toMatchObject({ code: 'invalid' });
  });
});

describe('another administrator', () => {
  it('is made by the only one alone, whatever call is used', async () => {
    expect(await setPowers(bob, { admin: true })).toMatchObject({ admin: true, proposed: null });
    expect(await own(bob)).toMatchObject({ admin: true });
  });

  it('is proposed where there is a second one, also of a new user and through the flags', async () => {
    await secondAdmin();
    const { version } = await one(bob);
    const changed = await portal
      .as(root)
      .call(users.change, { params: { name: bob }, body: { version, admin: true } });
    expect(changed).toMatchObject({ admin: false, proposed: { admin: true, proposedBy: root } });
    const made = await portal.as(root).call(users.create, {
      body: {
        name: 'dana@example.com',
        givenName: 'Dana',
        familyName: 'Ridge',
        phone: null,
        admin: true,
        deposit_plan: false,
        accounts: [],
        sendInvite: false,
      },
    });
    expect(made).toMatchObject({ admin: false, proposed: { admin: true } });
    await decide(made.proposed!.id, 'confirmed');
    expect(await one('dana@example.com')).toMatchObject({ admin: true, proposed: null });
  });

  it.each([
    ['2026-04-12T00:00:00.000Z', true],
    ['2020-01-01T00:00:00.000Z', false],
  ])('whose colleague lost the flag at %s is proposed: %s', async (admin_until, isProposed) => {
    await put(db, 'portal_user', { name: rita, admin_until });
    expect((await setPowers(bob, { admin: true })).proposed !== null).toBe(isProposed);
  });

  it('gives no desk alone', async () => {
    expect(await setPowers(bob, { desks: ['help'] })).toMatchObject({
      desks: [],
      proposed: { desks: ['help'] },
    });
  });
});

describe('a limit', () => {
  const withLimit = (maxPaymentCents: number): CompanySettings => ({
    ...startingSettings,
    payments: { ...startingSettings.payments, maxPaymentCents },
  });
  const { maxPaymentCents: usual } = startingSettings.payments;
  const change = (limit: number, basedOn: number | null, as = root) =>
    portal
      .as(as)
      .call(officeSettings.decide, { body: { settings: withLimit(limit), basedOn, effectiveFrom: null } });
  const inForce = async () =>
    (await portal.as(root).call(officeSettings.decided, { query: {} })).settings.payments.maxPaymentCents;

  it('is tightened by one, and loosened by two', async () => {
    await secondAdmin();
    const tight = await change(usual - 1, null);
    expect(await inForce()).toBe(usual - 1);
    const { proposed } = await change(usual, tight.shown);
    expect(proposed).toMatchObject({
      proposedBy: root,
      limits: [{ name: 'maxPaymentCents', before: usual - 1, after: usual }],
    });
    expect(await inForce()).toBe(usual - 1);
    await expect(decide(proposed!.id, 'confirmed', root)).rejects.toMatchObject({ code: 'conflict' });
    await decide(proposed!.id, 'confirmed');
    expect(await inForce()).toBe(usual);
  });

  it('that waits is not confirmed over settings that were changed meanwhile', async () => {
    await secondAdmin();
    const { proposed } = await change(usual + 1, null);
    await change(usual - 1, null, rita);
    await expect(decide(proposed!.id, 'confirmed')).rejects.toMatchObject({ code: 'conflict' });
    expect(await inForce()).toBe(usual - 1);
  });
});
