import { describe, expect, it } from 'vitest';
import * as ownSignIn from '@contract/ownSignIn/endpoints';
import { groupOfKind, isAlwaysTold, noticeKinds, type NoticeKind } from '@contract/notices/labels';
import * as notices from '@contract/notices/endpoints';
import { add } from '@server/feed/testing/change';
import type { ChosenNotices } from '@contract/notices/schema';
import type { NoticeFacts } from '@server/domain/notices/facts';
import { noticeWords } from '@server/domain/notices/noticeText';
import { ann, cpa, everything } from '../testing/noticeDesk';
import { openPushDesk, subject } from './testing/pushDesk';
import { eachKind } from './testing/eachKind';
import { workerFile } from './testing/workerFile';

const posted: NoticeFacts = {
  kind: 'paymentPosted',
  facts: { cents: 12_345, day: '2026-04-13', paymentNo: 'P-9' },
};
const signedIn: NoticeFacts = { kind: 'signIn', facts: { event: 'passwordChanged' } };

const payment = add('payments.csv', {
  payment_no: 'P-2',
  account_no: '00117',
  received_date: '2026-04-13',
  posting_date: '2026-04-13',
  method: 'K',
  amount: '20.00',
  unapplied: '20.00',
  status: 'P',
});

const byDay = '2026-04-13T15:00:00.000Z';
/** 22:00 and 7:00 on the wall. */
const atNight = '2026-04-14T05:00:00.000Z';
const inTheMorning = '2026-04-14T14:00:00.000Z';

/** Only the group of a kind is pushed, or all but that; what is always told stays as it is. */
const only =
  (kind: NoticeKind, isOnly: boolean) =>
  ({ choices }: ChosenNotices): Partial<ChosenNotices> => ({
    choices: choices.map(({ group, ...choice }) => ({
      ...choice,
      group,
      push: isAlwaysTold(group) || (group === groupOfKind[kind]) === isOnly,
    })),
  });

/** How many are shown of one that comes by day, of one that comes at night, and of that in the morning. */
const told = { wanted: [1, 0, 1], unwanted: [0, 0, 0], always: [1, 1, 0] } as const;

describe('a notice of each kind', () => {
  it.each([
    ['wanted', true],
    ['unwanted', false],
  ] as const)('that is %s comes by day, and waits out the night', async (choice, isWanted) => {
    const desk = await openPushDesk();
    const device = await desk.turnedOn(ann);
    const shown = async (at: string, kind?: NoticeKind) => {
      desk.at(at);
      const before = desk.service.shownBy(device).length;
      if (kind) await desk.notice(ann, eachKind[kind]);
      await desk.pushAll();
      return desk.service.shownBy(device).length - before;
    };
    const table: Partial<Record<NoticeKind, readonly number[]>> = {};
    for (const kind of noticeKinds) {
      await desk.choose(ann, only(kind, isWanted));
      table[kind] = [await shown(byDay, kind), await shown(atNight, kind), await shown(inTheMorning)];
    }

    expect(table).toEqual(
      Object.fromEntries(noticeKinds.map((kind) => [kind, kind === 'signIn' ? told.always : told[choice]])),
    );
    expect(desk.service.refused).toEqual([]);
  });

  it('tells no amount unless that is chosen, and opens a page that the worker opens', async () => {
    const desk = await openPushDesk();
    const [without, withAmounts] = [await desk.turnedOn(ann), await desk.turnedOn(ann, true)];
    const { pageOf } = workerFile();
    await desk.choose(ann, everything);
    for (const kind of noticeKinds) {
      await desk.notice(ann, eachKind[kind]);
      await desk.pushAll();

      const { title, text, href } = noticeWords(eachKind[kind]);
      const said = { title, path: href, tag: expect.any(String) as string };
      expect(desk.service.shownBy(without).at(-1)).toEqual({ ...said, body: 'Open Test Supply to read it.' });
      expect(desk.service.shownBy(withAmounts).at(-1)).toEqual({ ...said, body: text });
      expect(pageOf(href)).toBe(href);
    }
    expect(JSON.stringify(desk.service.shownBy(without))).not.toContain('$');
    expect(JSON.stringify(desk.service.shownBy(withAmounts))).toContain('$123.45');
  });
});

it('is signed for its service, for a day, and takes the place of itself', async () => {
  const desk = await openPushDesk();
  await desk.turnedOn(ann);
  await desk.notice(ann, posted);
  await desk.notice(ann, signedIn);
  await desk.pushAll();

  const pushed = desk.service.pushed.map(({ headers, subject: by, content }) => ({
    by,
    ttl: headers['ttl'],
    urgency: headers['urgency'],
    coding: headers['content-encoding'],
    isTopicOfTag: headers['topic'] === String(content['tag']).replaceAll('-', ''),
  }));
  const said = { by: subject, ttl: '86400', coding: 'aes128gcm', isTopicOfTag: true };
  expect(pushed.toSorted((a, b) => (a.urgency! < b.urgency! ? -1 : 1))).toEqual([
    { ...said, urgency: 'high' },
    { ...said, urgency: 'normal' },
  ]);
});

it('is one line where several waited for the morning', async () => {
  const desk = await openPushDesk();
  const device = await desk.turnedOn(ann, true);
  desk.at(atNight);
  for (let n = 0; n < 3; n += 1) await desk.notice(ann, posted);
  await desk.pushAll();
  expect(desk.service.shownBy(device)).toEqual([]);
  desk.at(inTheMorning);
  await desk.pushAll();

  expect(desk.service.shownBy(device)).toMatchObject([
    { title: 'Test Supply', body: '3 new notices', path: '/notices' },
  ]);
});

it('speaks as its person reads', async () => {
  const desk = await openPushDesk();
  const device = await desk.turnedOn(ann);
  await desk.portal.as(ann).call(ownSignIn.chooseLanguage, { body: { language: 'es' } });
  await desk.notice(ann, posted);
  await desk.pushAll();
  expect(desk.service.shownBy(device)).toMatchObject([{ body: 'Abra Test Supply para leerlo.' }]);
});

it('comes once to each device, however many workers there are', async () => {
  const desk = await openPushDesk();
  const devices = [await desk.turnedOn(ann), await desk.turnedOn(ann), await desk.turnedOn(cpa)];
  for (let n = 0; n < 5; n += 1) {
    await desk.notice(ann, { kind: 'signIn', facts: { event: 'passwordChanged' } });
    await desk.notice(cpa, { kind: 'signIn', facts: { event: 'passwordChanged' } });
  }
  await Promise.all([desk.writer().round(), desk.writer().round(), desk.writer().round()]);
  const workers = [desk.worker(), desk.worker(), desk.worker()];
  for (let round = 0; round < 3; round += 1) await Promise.all(workers.map((one) => one.round()));

  expect(desk.service.pushed).toHaveLength(15);
  expect(devices.map((device) => desk.service.shownBy(device).length)).toEqual([5, 5, 5]);
  expect(await desk.waiting()).toEqual([]);
});

it.each([
  ['read meanwhile', { read_at: byDay }],
  ['held for the office', { push_at: 'infinity' }],
  ['of an account that is not theirs any more', { account_no: '00200' }],
])('does not come where it is %s', async (_, over) => {
  const desk = await openPushDesk();
  await desk.turnedOn(ann);
  await desk.notice(ann, posted, over);
  await desk.pushAll();
  expect(desk.service.pushed).toEqual([]);
});

describe('an import', () => {
  it.each([
    ['released', notices.release, 1],
    ['dropped', notices.drop, 0],
  ] as const)('that is held is pushed when it is %s, and not before', async (_, decide, messages) => {
    const desk = await openPushDesk();
    const device = await desk.turnedOn(ann);
    await desk.db.sql.deleteFrom('notice_run').execute();
    await desk.take('2026-04-13', payment);
    await desk.db.sql.updateTable('notice_run').set({ state: 'held' }).execute();
    await desk.db.sql
      .updateTable('notice')
      .set({ push_at: 'infinity' })
      .where('push_at', 'is not', null)
      .execute();
    await desk.pushAll();
    expect(desk.service.shownBy(device)).toEqual([]);
    for (const { runId, state } of await desk.runs())
      if (state === 'held') await desk.office.call(decide, { params: { runId }, body: {} });
    await desk.pushAll();

    expect(desk.service.shownBy(device)).toHaveLength(messages);
  });

  it('that was pushed and is rolled back tells nothing twice', async () => {
    const desk = await openPushDesk();
    const device = await desk.turnedOn(ann);
    await desk.take('2026-04-13', payment);
    await desk.pushAll();
    expect(desk.service.shownBy(device)).toHaveLength(1);
    await desk.feed.rollBack('root@example.com');
    await desk.take('2026-04-13', payment);
    await desk.pushAll();

    expect(desk.service.shownBy(device)).toHaveLength(1);
  });

  it('leaves movements below what is told out, and whoever has no device', async () => {
    const desk = await openPushDesk();
    await desk.turnedOn(ann);
    await desk.choose(ann, { leastCents: 100_000 });
    await desk.take('2026-04-13', payment);
    const waiting = await desk.db.sql
      .selectFrom('notice')
      .select(['person', 'kind'])
      .where('push_at', 'is not', null)
      .execute();
    expect(waiting).toEqual([{ person: ann, kind: 'paymentPosted' }]);
  });
});
