import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { waitingNames } from '@contract/officeHome/schema';
import { requestStatuses } from '@contract/requests/states';
import { anOriginator } from '@contract/testing/anOriginator';
import type { Db } from '@server/db/db';
import { writeProposal } from '@server/domain/originator/decideOriginator';
import { originate } from '@server/modules/achBatches/testing/filed';
import { ada, placed, rita, root } from '@server/modules/queue/testing/queueRows';
import { put } from '@server/testing/rows';
import { type TestApp, testNow } from '@server/testing/testApp';
import { deskOf, openOffice, seen } from './testing/office';

it('says of a company at rest that nothing waits', async () => {
  const { portal } = await openOffice();
  const { waiting, cutoff, weeks, booksZone } = await deskOf(portal);

  expect(Object.keys(waiting)).toEqual([...waitingNames]);
  expect(new Set(Object.values(waiting).map((one) => JSON.stringify(one)))).toEqual(
    new Set([JSON.stringify({ count: 0, yours: null, cents: null, oldestDays: null })]),
  );
  expect({ cutoff, booksZone }).toEqual({ cutoff: null, booksZone: 'America/Los_Angeles' });
  expect(weeks.map(({ count, cents }) => count + cents)).toEqual(Array.from({ length: 8 }, () => 0));
});

it('is for the office alone', async () => {
  const { portal } = await openOffice();

  await expect(deskOf(portal, ada)).rejects.toMatchObject({ code: 'forbidden' });
});

describe('follow-ups', () => {
  const noted = (
    db: Db,
    over: Partial<{ follow_up_on: string; owner: string; done_at: string; account_no: string }>,
  ) =>
    put(db, 'account_note', {
      note_id: randomUUID(),
      account_no: '00117',
      note: 'Call them.',
      author: rita,
      created_at: '2026-03-01T15:00:00.000Z',
      follow_up_on: '2026-04-13',
      owner: root,
      done_at: null,
      key: randomUUID(),
      ...over,
    });

  it.each([
    ['due today', {}, '1  0'],
    ['due tomorrow', { follow_up_on: '2026-04-14' }, '0  '],
    ['due three days ago', { follow_up_on: '2026-04-10' }, '1  3'],
    ['a colleague’s', { owner: rita }, '0  '],
    ['done', { done_at: testNow }, '0  '],
    ['about no account that is known', { account_no: '99999' }, '0  '],
  ])('of which one is %s', async (_, over, figure) => {
    const { db, portal } = await openOffice();
    await noted(db, over);

    expect(await seen(portal, ['followUps'])).toEqual([`followUps ${figure}`]);
  });

  it('are due from midnight of the books zone on', async () => {
    const { db, portal } = await openOffice();
    await noted(db, { follow_up_on: '2026-04-14' });
    portal.at('2026-04-14T06:59:59.999Z');
    expect(await seen(portal, ['followUps'])).toEqual(['followUps 0  ']);
    portal.at('2026-04-14T07:00:00.000Z');
    expect(await seen(portal, ['followUps'])).toEqual(['followUps 1  0']);
  });
});

describe('messages', () => {
  const names = ['ownMessages', 'newMessages', 'messagesWaiting'] as const;
  const wrote = (db: Db, over: object) =>
    put(db, 'contact_ticket', {
      ticket_id: randomUUID(),
      ticket_no: `CT-2026-${randomUUID().slice(0, 6)}`,
      sent_by: ada,
      account_no: '00117',
      topic: 'billing',
      about: null,
      reply_by: 'email',
      reply_to: ada,
      message: 'Hm.',
      created_at: '2026-04-01T15:00:00.000Z',
      owner: null,
      waiting_since: '2026-04-11T06:59:59.999Z',
      merged_into: null,
      merged_at: null,
      ...over,
    });

  it.each([
    [{ status: 'new' }, 'newMessages'],
    [{ status: 'open' }, 'newMessages'],
    [{ status: 'new', owner: root }, 'ownMessages'],
    [{ status: 'open', owner: root }, 'ownMessages'],
    [{ status: 'open', owner: rita }, undefined],
    [{ status: 'waiting' }, 'messagesWaiting'],
    [{ status: 'waiting', owner: rita }, 'messagesWaiting'],
    [{ status: 'done', owner: root }, undefined],
  ])('that are %j', async (over, name) => {
    const { db, portal } = await openOffice();
    await wrote(db, over);

    expect(await seen(portal, names)).toEqual(
      names.map((one) => (one === name ? `${one} 1  3` : `${one} 0  `)),
    );
  });

  it('are as old as days have begun since the first of them', async () => {
    const { db, portal } = await openOffice();
    await wrote(db, { status: 'new', waiting_since: '2026-04-11T07:00:00.000Z' });
    await wrote(db, { status: 'new', waiting_since: '2026-04-13T14:00:00.000Z' });

    expect(await seen(portal, ['newMessages'])).toEqual(['newMessages 2  2']);
  });
});

it('new access requests wait since they came, decided ones do not', async () => {
  const { db, portal } = await openOffice();
  const ask = (state: 'new' | 'approved', asked_at: string) =>
    put(db, 'access_request', {
      request_id: randomUUID(),
      request_no: `AR-${randomUUID().slice(0, 8)}`,
      language: 'en',
      state,
      asked_at,
    });
  await ask('approved', '2026-04-01T15:00:00.000Z');
  expect(await seen(portal, ['accessRequests'])).toEqual(['accessRequests 0  ']);
  await ask('new', '2026-04-11T06:59:59.999Z');
  await ask('new', '2026-04-13T14:00:00.000Z');

  expect(await seen(portal, ['accessRequests'])).toEqual(['accessRequests 2  3']);
});

it('bank settings wait for another administrator', async () => {
  const { db, portal } = await openOffice();
  const at = new Date('2026-04-10T15:00:00.000Z');
  await writeProposal(db.sql, { settings: anOriginator(), offset: null }, { at, by: rita, from: at });

  expect(await seen(portal, ['bankSettings'])).toEqual(['bankSettings 1  3 1']);
  expect(await seen(portal, ['bankSettings'], rita)).toEqual(['bankSettings 1  3 0']);
  expect((await deskOf(portal)).cutoff).toBeNull();
});

it.each([
  ['2026-04-13T17:00:00.000Z', '2026-04-13T17:00:00.000Z'],
  ['2026-04-13T17:00:00.001Z', '2026-04-13T22:00:00.000Z'],
  ['2026-04-13T22:00:00.001Z', '2026-04-14T17:00:00.000Z'],
])('the next cut-off at %s is %s', async (now, cutoff) => {
  const { db, portal } = await openOffice();
  await originate(db);
  portal.at(now);

  expect((await deskOf(portal)).cutoff).toBe(cutoff);
});

describe('weeks', () => {
  const mondays = ['02-23', '03-02', '03-09', '03-16', '03-23', '03-30', '04-06', '04-13'].map(
    (day) => `2026-${day}`,
  );
  const counted = async (portal: Pick<TestApp, 'as'>) => {
    const { weeks } = await deskOf(portal);
    expect(weeks.map(({ from }) => from)).toEqual(mondays);
    return weeks.flatMap(({ from, count, cents }) => (count > 0 ? [`${from} ${count} ${cents}`] : []));
  };

  it.each([
    ['before the first week', '2026-02-23T07:59:59.999Z', []],
    ['as the first week begins', '2026-02-23T08:00:00.000Z', ['2026-02-23 1 10000']],
    ['before midnight of a Sunday', '2026-04-06T06:59:59.999Z', ['2026-03-30 1 10000']],
    ['at midnight', '2026-04-06T07:00:00.000Z', ['2026-04-06 1 10000']],
    ['this morning', testNow, ['2026-04-13 1 10000']],
  ])('have a payment that was asked for %s', async (_, submitted_at, weeks) => {
    const { db, portal } = await openOffice();
    await placed(db, { submitted_at });

    expect(await counted(portal)).toEqual(weeks);
  });

  it('have every payment, whatever became of it, and nothing but payments', async () => {
    const { db, portal } = await openOffice();
    for (const status of requestStatuses) await placed(db, { status });
    await placed(db, { kind: 'pickup', flow: 'pickup' });
    await placed(db, { kind: 'refund', flow: 'refund' });

    expect(await counted(portal)).toEqual([
      `2026-04-13 ${requestStatuses.length} ${requestStatuses.length * 10_000}`,
    ]);
  });
});
