import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import * as notices from '@contract/notices/endpoints';
import { add, set } from '@server/feed/testing/change';
import { statementOf } from '@server/feed/testing/tinyStatements';
import { put } from '@server/testing/rows';
import { ann, cpa, openNoticeDesk } from './testing/noticeDesk';
import { forgetOld } from './workers';

const statement = add(
  'statements.csv',
  statementOf('S-3', '04', { previous_balance: '130.00', ending_balance: '130.00' }),
);
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

describe('an import', () => {
  it('that is the first is held, and is in the list of those who may know of it', async () => {
    const { take, told, runs, email, outbox } = await openNoticeDesk();
    await take('2026-04-12');
    await email();

    expect(await told(cpa)).toEqual([
      'paymentPosted: $100.00 was posted on Apr 10, 2026.',
      'statement: It runs through Feb 28, 2026. Nothing is due.',
      'statement: It runs through Mar 28, 2026. Nothing is due.',
    ]);
    expect(await told(ann)).toEqual([
      'depositMovement: $100.00 went into Ann on Apr 1, 2026.',
      'depositMovement: $25.00 went out of Ann on Apr 1, 2026.',
      ...(await told(cpa)),
    ]);
    const held = (await runs()).filter(({ state }) => state === 'held');
    expect(held).toMatchObject([
      { people: 2, notices: 8, kinds: { depositMovement: 2, statement: 4, dueSoon: 0 } },
    ]);
    expect(held[0]!.heldBecause).toContain('Nobody was told');
    expect(outbox.messages).toEqual([]);
  });

  it('tells what it brought and nobody told before, once, by one email for many', async () => {
    const { take, kinds, mail, mailed, outbox, email } = await openNoticeDesk();
    await take('2026-04-12');
    await take('2026-04-13', payment);
    await take('2026-04-14', payment, set('payments.csv', 0, { reference: 'changed' }));
    expect((await kinds(cpa)).filter((kind) => kind === 'paymentPosted')).toHaveLength(2);
    await Promise.all([mail().round(), mail().round()]);
    await email();

    expect(mailed().toSorted()).toEqual([`${ann} notice`, `${cpa} notice`]);
    expect(outbox.messages[0]!.letter).toMatchObject({
      notice: { kind: 'paymentPosted', facts: { cents: 2_000 } },
    });
    await take('2026-04-15', payment, statement, add('payments.csv', { ...tinyPayment, payment_no: 'P-3' }));
    await email();
    expect(mailed().slice(2).toSorted()).toEqual([`${ann} noticeDigest`, `${cpa} noticeDigest`]);
  });

  it('leads to the one thing that it tells of, not to the list', async () => {
    const { take, hrefs } = await openNoticeDesk();
    await take('2026-04-12');
    await take('2026-04-13', payment, statement);

    const told = await hrefs(cpa);
    expect(told).toContain('/my-account/purchases/statements?account=00117&statement=S-3');
    expect(told).toContain('/my-account/payments/payment-history?payment=P-2');
  });

  it('that is rolled back withdraws what nobody got, and tells it when it comes again', async () => {
    const { take, feed, kinds, runs, email, mailed } = await openNoticeDesk();
    const posted = async () => (await kinds(ann)).filter((kind) => kind === 'paymentPosted').length;
    await take('2026-04-12');
    await take('2026-04-13', payment);
    expect(await posted()).toBe(2);
    await feed.rollBack('root@example.com');
    expect(await posted()).toBe(1);
    expect((await runs())[0]).toMatchObject({ state: 'dropped', decidedBy: 'portal' });
    await email();
    expect(mailed()).toEqual([]);

    await take('2026-04-14', payment);
    await email();
    expect(mailed()).toHaveLength(2);
    await feed.rollBack('root@example.com');
    await take('2026-04-15', payment);
    await email();
    // Whoever got the email is not told again.
    expect(await posted()).toBe(2);
    expect(mailed()).toHaveLength(2);
  });

  it('is told by no email while it is held, and goes out where the office releases it', async () => {
    const { take, runs, office, email, mailed, db } = await openNoticeDesk();
    await take('2026-04-12');
    await email();
    const { runId } = (await runs()).find(({ state }) => state === 'held')!;
    expect(await office.call(notices.release, { params: { runId }, body: {} })).toMatchObject({
      state: 'released',
      decidedBy: 'root@example.com',
    });
    await email();

    expect(mailed().toSorted()).toEqual([`${ann} noticeDigest`, `${cpa} noticeDigest`]);
    await expect(office.call(notices.drop, { params: { runId }, body: {} })).rejects.toMatchObject({
      code: 'conflict',
    });
    const audited = await db.sql.selectFrom('audit_event').select(['action', 'entity_id']).execute();
    expect(audited).toContainEqual({ action: 'notices.released', entity_id: String(runId) });
  });

  it('is told by no email where the office drops it', async () => {
    const { take, runs, office, email, mailed, kinds } = await openNoticeDesk();
    await take('2026-04-12');
    const [{ runId } = { runId: 0 }] = await runs();
    await office.call(notices.drop, { params: { runId }, body: {} });
    await email();

    expect(mailed()).toEqual([]);
    expect(await kinds(ann)).toHaveLength(5);
  });
});

const tinyPayment = {
  payment_no: 'P-3',
  account_no: '00117',
  received_date: '2026-04-14',
  posting_date: '2026-04-14',
  method: 'K',
  amount: '5.00',
  unapplied: '5.00',
  status: 'P',
};

const due = (day: string) => set('invoices.csv', 1, { due_date: day });

describe('a night', () => {
  it('reminds each person once, by several workers at once and again', async () => {
    const { take, told, hrefs, night, warned, email, mailed, remindedBefore } = await openNoticeDesk();
    await take('2026-04-12', due('2026-04-20'));
    await remindedBefore('2026-04-12');
    await Promise.all([night().round(), night().round(), night().round()]);
    expect(await night().round()).toBe(0);
    await email();

    expect(warned).toEqual([]);
    expect((await told(ann)).filter((each) => /^(due|disc)/.test(each))).toEqual([
      'discountEnding: Pay by Apr 20, 2026 and save $3.00, on one invoice.',
      'dueSoon: $150.00 is due Apr 20, 2026, on one invoice.',
    ]);
    const opened = (await hrefs(ann)).filter((href) => href.includes('invoice='));
    expect(opened).toEqual(
      Array(2).fill('/my-account/payments/make-a-payment?account=00117&invoice=0048214'),
    );
    expect(mailed().toSorted()).toEqual([`${ann} noticeDigest`, `${cpa} noticeDigest`]);
  });

  it('that is the first is held', async () => {
    const { take, night, email, mailed, runs } = await openNoticeDesk();
    await take('2026-04-12', due('2026-04-20'));
    await night().round();
    await email();

    expect(mailed()).toEqual([]);
    expect((await runs())[0]).toMatchObject({ state: 'held', kinds: { dueSoon: 2 } });
  });

  it.each([
    ['before its hour', '2026-04-13T12:59:00Z', 0],
    ['at its hour', '2026-04-13T13:00:00Z', 1],
    ['three days after the figures', '2026-04-15T15:00:00Z', 1],
    ['while the figures are late', '2026-04-16T15:00:00Z', 0],
  ])('%s: %i', async (_, at, rounds) => {
    const { take, night, at: clockAt } = await openNoticeDesk();
    await take('2026-04-12');
    clockAt(at);

    expect(await night().round()).toBe(rounds);
  });

  it('speaks of what is past due until it is disputed, paid or on its way', async () => {
    const { take, kinds, night, at, db } = await openNoticeDesk();
    await take('2026-04-12', due('2026-04-12'));
    const pastDue = async () => (await kinds(ann)).filter((kind) => kind === 'pastDue').length;
    await night().round();
    expect(await pastDue()).toBe(1);

    await db.sql.updateTable('feed_import').set({ as_of: '2026-04-27' }).execute();
    await db.sql.updateTable('invoice').set({ disputed: true }).execute();
    at('2026-04-27T15:00:00Z');
    await night().round();
    expect(await pastDue()).toBe(1);

    await db.sql.updateTable('feed_import').set({ as_of: '2026-05-12' }).execute();
    await db.sql.updateTable('invoice').set({ disputed: false }).execute();
    at('2026-05-12T15:00:00Z');
    await night().round();
    expect(await pastDue()).toBe(2);
  });

  it.each([
    ['until its day has passed', '2026-04-26', 1],
    ['through its day', '2026-04-27', 0],
  ])('does not speak of what was promised %s', async (_, day, told) => {
    const { take, kinds, night, at, db } = await openNoticeDesk();
    await take('2026-04-12', due('2026-04-12'));
    await night().round();
    const before = (await kinds(ann)).filter((kind) => kind === 'pastDue').length;
    const { account_no } = await db.sql
      .selectFrom('invoice')
      .select('account_no')
      .where('due_date', '=', '2026-04-12')
      .executeTakeFirstOrThrow();
    await put(db, 'promise', {
      promise_id: randomUUID(),
      account_no,
      day,
      amount_cents: 10_000,
      made_by: ann,
      by_office: false,
      made_at: '2026-04-13T15:00:00Z',
    });
    await db.sql.updateTable('feed_import').set({ as_of: '2026-04-27' }).execute();
    at('2026-04-27T15:00:00Z');
    await night().round();

    expect((await kinds(ann)).filter((kind) => kind === 'pastDue')).toHaveLength(before + told);
  });
});

it('is forgotten after thirteen months, with the run that told it', async () => {
  const { take, db, kinds, runs } = await openNoticeDesk();
  await take('2026-04-12');
  const forget = (now: string) =>
    forgetOld({ db, clock: { now: () => new Date(now) }, booksZone: 'America/Los_Angeles' });
  await forget('2027-05-12T15:00:00Z');
  expect(await kinds(ann)).toHaveLength(5);
  await forget('2027-05-14T15:00:00Z');

  expect(await kinds(ann)).toEqual([]);
  expect(await runs()).toEqual([]);
});
