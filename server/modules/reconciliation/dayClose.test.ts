import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as reconciliation from '@contract/reconciliation/endpoints';
import { payable, rita, root, withdrawable } from '@server/modules/achBatches/testing/filed';
import { type Compared, openCompared } from './testing/compared';

let board: Compared;
beforeEach(async () => {
  board = await openCompared();
});
afterEach(() => board.portal.close());

describe('a daily close', () => {
  it('is signed by two people, and the next one begins the day after', async () => {
    const { requestId } = await board.sent();
    await board.posted(requestId, await board.booked());
    await board.told('2026-04-15');

    const { next } = await board.closes();
    expect(next).toMatchObject({
      from: '2026-04-14',
      through: '2026-04-15',
      figures: {
        debits: {
          sentCents: 10_000,
          returnedCents: 0,
          waitingCents: 0,
          bookedCents: 10_000,
          differenceCents: 0,
        },
        credits: { sentCents: 0, differenceCents: 0 },
        openCount: 0,
        namedCount: 0,
      },
      firstBy: null,
      why: null,
    });
    expect((await board.sign(root)).next).toMatchObject({
      firstBy: root,
      why: 'You signed first. Another person closes it.',
    });
    await expect(board.sign(root)).rejects.toMatchObject({ code: 'conflict' });
    expect((await board.closes(rita)).next).toMatchObject({ firstBy: root, why: null });
    const closed = await board.sign(rita);
    expect(closed).toMatchObject({
      next: null,
      closed: [
        { from: '2026-04-14', through: '2026-04-15', firstBy: root, secondBy: rita, figures: next!.figures },
      ],
    });

    await board.told('2026-04-16');
    expect((await board.closes()).next).toMatchObject({ from: '2026-04-16', through: '2026-04-16' });
  });

  it('waits for what is not explained', async () => {
    const { requestId } = await board.sent();
    await board.told('2026-04-20');

    expect((await board.closes()).next).toMatchObject({
      figures: { openCount: 1, openCents: 10_000, debits: { differenceCents: -10_000 } },
      why: 'Explain 1 difference of $100.00 first.',
    });
    await expect(board.sign(root)).rejects.toMatchObject({ code: 'conflict' });
    await board.move('notBooked', requestId, 'ask', { lookAgainOn: '2026-04-30' });
    expect((await board.closes()).next).toMatchObject({
      figures: { openCount: 0, namedCount: 1, namedCents: 10_000 },
      why: null,
    });
  });

  it('takes a difference of days before along until it is explained', async () => {
    const { requestId } = await board.sent();
    await board.told('2026-04-15');
    await board.sign(root);
    await board.sign(rita);
    await board.told('2026-04-17');

    expect((await board.closes()).next).toMatchObject({
      from: '2026-04-16',
      figures: { openCount: 1, debits: { sentCents: 0, differenceCents: 0 } },
    });
    expect(await board.rows()).toMatchObject([{ subject: requestId, day: '2026-04-14' }]);
  });

  it('loses a signature when its figures change', async () => {
    const { requestId } = await board.sent();
    const paymentNo = await board.booked();
    await board.posted(requestId, paymentNo);
    await board.told('2026-04-15');
    const { next } = await board.sign(root);
    await board.booked({ amount_cents: 500, method: 'A' });
    const other = (await board.rows())[0]!;
    await board.move('noRequest', other.subject, 'close');

    expect((await board.closes(rita)).next).toMatchObject({ firstBy: null });
    await expect(
      board.portal.as(rita).call(reconciliation.sign, { body: { through: next!.through, hash: next!.hash } }),
    ).rejects.toMatchObject({ code: 'conflict' });
    await board.sign(rita);
    expect(await board.sign(root)).toMatchObject({ closed: [{ firstBy: rita, secondBy: root }] });
  });

  it('counts what waits, what came back, and withdrawals by themselves', async () => {
    const inTime = await payable(board.db);
    const back = await payable(board.db);
    await payable(board.db);
    await withdrawable(board.db);
    await board.send();
    await board.posted(inTime.requestId, await board.booked());
    await board.returned(back.requestId);
    await board.told('2026-04-15');

    expect((await board.closes()).next!.figures).toMatchObject({
      debits: {
        sentCents: 30_000,
        returnedCents: 10_000,
        waitingCents: 10_000,
        bookedCents: 10_000,
        differenceCents: 0,
      },
      credits: { sentCents: 10_000, returnedCents: 0, differenceCents: 0 },
    });
  });
});

/** A debit of $100.00 is sent for April 14, which is the first day of the close; the ERP booked $99.99. */
const booked = { amount_cents: 9_999 };
const [before, within] = ['2026-04-13', '2026-04-14'];

it.each([
  ['posted that day', { postedOn: within, payment: { posting_date: within } }, 9_999],
  ['posted the day before', { postedOn: before, payment: { posting_date: before } }, 9_999],
  [
    'posted that day, its payment the day before',
    { postedOn: within, payment: { posting_date: before } },
    9_999,
  ],
  [
    'posted the day before, its payment that day',
    { postedOn: before, payment: { posting_date: within } },
    9_999,
  ],
  ['posted, its payment reversed', { postedOn: within, payment: { status: 'R' } }, 10_000],
  ['posted long ago, its payment reversed', { postedOn: before, payment: { status: 'R' } }, 10_000],
  ['not posted, its payment nobody’s', { postedOn: null, payment: { posting_date: within } }, 9_999],
  ['not posted, a check beside it', { postedOn: null, payment: { method: 'C' } }, 0],
  ['not posted, a payment of the day before', { postedOn: null, payment: { posting_date: before } }, 0],
] as const)('a close of a debit that was %s', async (_, { postedOn, payment }, bookedCents) => {
  const { requestId } = await board.sent();
  const paymentNo = await board.booked({ ...booked, ...payment });
  if (postedOn) await board.posted(requestId, paymentNo, postedOn);
  await board.told('2026-04-20');

  expect((await board.closes()).next).toMatchObject({
    from: within,
    figures: { debits: { sentCents: 10_000, bookedCents, differenceCents: bookedCents - 10_000 } },
  });
});

it('a payment that names its request is not counted by itself, whether it was matched or not', async () => {
  const { requestNo } = await board.sent();
  await board.booked({ ...booked, portal_request_no: requestNo });
  await board.told('2026-04-20');

  expect((await board.closes()).next!.figures.debits).toMatchObject({ sentCents: 10_000, bookedCents: 0 });
});

/** What becomes of one debit, in the ERP and at the bank. */
const fates = fc.record({
  booked: fc.constantFrom('no', 'same', 'other', 'reversed'),
  cents: fc.integer({ min: 1, max: 9_999 }),
  returned: fc.boolean(),
});

it('the differences of all debits add up to what the sides differ by, whatever became of them', async () => {
  const debits = [];
  for (const [index, fate] of fc.sample(fates, { numRuns: 24, seed: 18 }).entries()) {
    const amount = 10_000 + index;
    debits.push({ ...fate, amount, ...(await payable(board.db, { request: { amount_cents: amount } })) });
  }
  await board.send();
  for (const { booked, cents, returned, requestId, amount } of debits) {
    if (booked !== 'no') {
      const status = booked === 'reversed' ? 'R' : 'P';
      const inBooks = { amount_cents: booked === 'other' ? cents : amount, status } as const;
      await board.posted(requestId, await board.booked(inBooks));
    }
    if (returned || booked === 'reversed') await board.returned(requestId);
  }
  await board.booked({ amount_cents: 4_321 });
  await board.told('2026-04-30');

  const { figures } = (await board.closes()).next!;
  const rows = await board.rows();
  expect(rows.length).toBeGreaterThan(5);
  expect(figures.debits.differenceCents).toBe(rows.reduce((sum, row) => sum + row.differenceCents, 0));
  expect(figures.openCount).toBe(rows.length);
});
