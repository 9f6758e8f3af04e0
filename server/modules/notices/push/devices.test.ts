import { expect, it } from 'vitest';
import * as notices from '@contract/notices/endpoints';
import * as officeUsers from '@contract/officeUsers/endpoints';
import * as push from '@contract/push/endpoints';
import * as users from '@contract/users/endpoints';
import { tellingOutbox } from '@server/domain/notices/toldByEmail';
import type { SecurityEvent } from '@server/domain/email/emails';
import { nullMailer } from '@server/testing/nullMailer';
import { ann, cpa, openNoticeDesk } from '../testing/noticeDesk';
import { openPushDesk } from './testing/pushDesk';
import { deviceIdOf } from './testing/pushService';

it('is off, and says why, where it is not set up', async () => {
  const { portal } = await openNoticeDesk();
  const body = { endpoint: 'https://fcm.googleapis.com/x', p256dh: 'x', auth: 'x', withAmounts: false };
  const { publicKey, because, devices } = await portal.as(ann).call(push.status, {});
  expect([publicKey, because, devices]).toEqual([null, expect.stringContaining('doesn’t send'), []]);
  await expect(portal.as(ann).call(push.add, { body })).rejects.toMatchObject({ code: 'conflict' });
  expect((await portal.as(ann).call(notices.choices, {})).canPush).toBe(false);
});

it('is a device that its person finds by its mark, is told of, and sees what is pushed', async () => {
  const desk = await openPushDesk();
  const device = await desk.turnOn(ann, true);
  await desk.pushAll();

  expect(await desk.devicesOf(ann)).toMatchObject([
    { mark: deviceIdOf(device), withAmounts: true, addedAt: '2026-04-13T15:00:00.000Z' },
  ]);
  expect(await desk.devicesOf(cpa)).toEqual([]);
  expect(desk.outbox.messages).toMatchObject([
    { to: ann, letter: { name: 'securityNotice', event: 'pushAdded' } },
  ]);
  expect(await desk.told(ann)).toEqual(['signIn: Notifications were turned on for a device.']);
  expect(desk.service.shownBy(device)).toMatchObject([{ path: '/security' }]);
  expect((await desk.portal.as(ann).call(notices.choices, {})).canPush).toBe(true);
});

it('tells nobody where it is reached', async () => {
  const desk = await openPushDesk();
  const { endpoint, p256dh, auth } = await desk.turnOn(ann);
  await desk.pushAll();
  const answer = await desk.portal.as(ann).call(push.status, {});
  const kept = [
    await desk.db.sql.selectFrom('push_device').selectAll().execute(),
    await desk.db.sql.selectFrom('audit_event').selectAll().execute(),
  ];
  const everywhere = [...desk.portal.log, ...desk.warned, JSON.stringify(answer), JSON.stringify(kept)].join(
    '\n',
  );
  for (const secret of [endpoint, endpoint.split('/').at(-1)!, p256dh, auth])
    expect(everywhere).not.toContain(secret);
});

it('is one device, with its new keys, when it is turned on again', async () => {
  const desk = await openPushDesk();
  const { privateKey: _, ...device } = await desk.turnOn(ann);
  const other = await desk.service.subscribe();
  const body = { ...device, p256dh: other.p256dh, auth: other.auth, withAmounts: true };
  const { devices } = await desk.portal.as(ann).call(push.add, { body });

  expect(devices).toMatchObject([{ withAmounts: true }]);
  expect(desk.outbox.messages).toHaveLength(1);
});

it('is of who turned it on last, with nothing that waited for who had it before', async () => {
  const desk = await openPushDesk();
  const { privateKey: _, ...device } = await desk.turnOn(ann);
  await desk.writer().round();
  await desk.portal.as(cpa).call(push.add, { body: { ...device, withAmounts: false } });

  expect([await desk.devicesOf(ann), await desk.waiting()]).toEqual([[], []]);
  expect(await desk.devicesOf(cpa)).toHaveLength(1);
});

it('is one of ten at most', async () => {
  const desk = await openPushDesk();
  for (let n = 0; n < 10; n += 1) await desk.turnOn(ann);
  await expect(desk.turnOn(ann)).rejects.toMatchObject({ code: 'conflict' });
  const [first] = await desk.devicesOf(ann);
  await desk.portal.as(ann).call(push.remove, { params: { deviceId: first!.deviceId } });
  await desk.turnOn(ann);
  expect(await desk.devicesOf(ann)).toHaveLength(10);
});

it.each([
  ['in our own network', { endpoint: 'http://127.0.0.1:1/x' }],
  ['of no push service', { endpoint: 'https://evil.example/x' }],
  ['with a key off the curve', { p256dh: Buffer.alloc(65, 4).toString('base64url') }],
  ['with a short secret', { auth: 'AAAA' }],
])('is refused %s', async (_, over) => {
  const desk = await openPushDesk();
  const { privateKey: _key, ...device } = await desk.service.subscribe();
  const body = { ...device, withAmounts: false, ...over };
  await expect(desk.portal.as(ann).call(push.add, { body })).rejects.toMatchObject({ code: 'invalid' });
  expect(await desk.devicesOf(ann)).toEqual([]);
});

it('is chosen and turned off by its person alone, each told in the audit', async () => {
  const desk = await openPushDesk();
  await desk.turnOn(ann);
  const [{ deviceId } = { deviceId: '' }] = await desk.devicesOf(ann);
  const params = { deviceId };
  await expect(
    desk.portal.as(cpa).call(push.choose, { params, body: { withAmounts: true } }),
  ).rejects.toMatchObject({ code: 'not-found' });
  await desk.portal.as(cpa).call(push.remove, { params });
  expect(await desk.devicesOf(ann)).toMatchObject([{ withAmounts: false }]);

  await desk.portal.as(ann).call(push.choose, { params, body: { withAmounts: true } });
  await desk.portal.as(ann).call(push.choose, { params, body: { withAmounts: true } });
  expect(await desk.devicesOf(ann)).toMatchObject([{ withAmounts: true }]);
  await desk.portal.as(ann).call(push.remove, { params });
  await desk.portal.as(ann).call(push.remove, { params });
  await desk.portal.as(ann).call(push.remove, { params: { deviceId: 'none' } });
  expect(await desk.devicesOf(ann)).toEqual([]);
  const events = await desk.db.sql
    .selectFrom('audit_event')
    .select(['action', 'actor'])
    .where('entity', '=', 'push')
    .orderBy('seq')
    .execute();
  expect(events.map(({ action, actor }) => `${actor} ${action}`)).toEqual([
    `${ann} push.added`,
    `${ann} push.chosen`,
    `${ann} push.removed`,
  ]);
});

it.each([
  ['signedOutEverywhere', 0],
  ['passwordReset', 0],
  ['contactTakenBack', 0],
  ['passwordChanged', 1],
  ['codeMethodsChanged', 1],
] as const satisfies readonly (readonly [SecurityEvent, number])[])(
  'after %s there are %i devices',
  async (event, left) => {
    const desk = await openPushDesk();
    await desk.turnOn(ann);
    await desk.turnOn(cpa);
    const letter = { name: 'securityNotice', event, at: '2026-04-13T15:00:00.000Z' } as const;
    await tellingOutbox(nullMailer, desk.clock).put(desk.db.sql, {
      channel: 'mail',
      to: ann,
      reader: ann,
      letter,
    });

    expect([(await desk.devicesOf(ann)).length, (await desk.devicesOf(cpa)).length]).toEqual([left, 1]);
  },
);

it.each([
  ['disabled', officeUsers.disable],
  ['signed out', officeUsers.signOut],
] as const)('ends with its person, who is %s by the office', async (_, act) => {
  const desk = await openPushDesk();
  await desk.turnOn(ann);
  await desk.office.call(act, { params: { name: ann }, body: {} }).catch(() => undefined);
  expect(await desk.db.sql.selectFrom('push_device').select('person').execute()).toEqual([]);
});

it('ends with its person, who is deleted', async () => {
  const desk = await openPushDesk();
  await desk.turnOn(ann);
  await desk.office
    .call(users.remove, { params: { name: ann }, body: { name: ann, openRequestsSeen: true } })
    .catch(() => undefined);
  expect(await desk.db.sql.selectFrom('push_device').select('person').execute()).toEqual([]);
});
