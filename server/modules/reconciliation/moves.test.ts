import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as queue from '@contract/queue/endpoints';
import * as reconciliation from '@contract/reconciliation/endpoints';
import { verifyChain } from '@server/domain/audit/verifyChain';
import { rita, root } from '@server/modules/achBatches/testing/filed';
import { type Compared, openCompared } from './testing/compared';

let board: Compared;
beforeEach(async () => {
  board = await openCompared();
});
afterEach(() => board.portal.close());

const request = (id: string) =>
  board.db.sql
    .selectFrom('request')
    .select(['status', 'payment_no', 'posted_on'])
    .where('request_id', '=', id)
    .executeTakeFirstOrThrow();

describe('matching by hand', () => {
  it.each(['notBooked', 'noRequest'] as const)('from %s posts the request with the payment', async (kind) => {
    const { requestId, requestNo } = await board.sent();
    const paymentNo = await board.booked({ posting_date: '2026-04-16', amount_cents: 10_100 });
    await board.told('2026-04-20');
    const [subject, candidate] = kind === 'notBooked' ? [requestId, paymentNo] : [paymentNo, requestId];

    expect((await board.one(kind, subject)).candidates).toMatchObject([
      kind === 'notBooked'
        ? { id: paymentNo, name: paymentNo, day: '2026-04-16', amountCents: 10_100 }
        : { id: requestId, name: requestNo, day: '2026-04-14', amountCents: 10_000 },
    ]);
    expect(await board.move(kind, subject, 'match', { candidate })).toEqual({ gone: true });
    expect(await request(requestId)).toEqual({
      status: 'posted',
      payment_no: paymentNo,
      posted_on: '2026-04-16',
    });
    // That the amounts differ is a difference of its own.
    expect(await board.rows()).toMatchObject([{ kind: 'amountDiffers', differenceCents: 100 }]);
    expect(board.outbox.messages).toMatchObject([
      { letter: { name: 'requestChanged', request: { status: 'posted' } } },
    ]);
    const { events } = await board.portal.as(root).call(queue.one, { params: { id: requestId } });
    expect(events.at(-1)).toMatchObject({ event: 'post', actor: root });
    expect((await verifyChain(board.db)).broken).toBeUndefined();
  });

  it.each([
    ['of another account', { account_no: '00200' }],
    ['of another time', { posting_date: '2026-07-01' }],
  ])('offers no booking %s', async (_, over) => {
    const { requestId } = await board.sent();
    const paymentNo = await board.booked(over);
    await board.told('2026-04-20');

    expect(await board.one('notBooked', requestId)).toMatchObject({
      candidates: [],
      moves: ['write', 'ask', 'close'],
    });
    await expect(board.move('notBooked', requestId, 'match', { candidate: paymentNo })).rejects.toMatchObject(
      {
        code: 'conflict',
      },
    );
    expect(await request(requestId)).toMatchObject({ status: 'exported' });
  });

  it('takes only what it offers', async () => {
    const { requestId } = await board.sent();
    await board.booked();
    await board.told('2026-04-20');

    await expect(board.move('notBooked', requestId, 'match', { candidate: 'P-1' })).rejects.toMatchObject({
      code: 'invalid',
      fields: { candidate: expect.any(String) as string },
    });
  });
});

describe('a difference', () => {
  let requestId: string;
  beforeEach(async () => {
    ({ requestId } = await board.sent());
    await board.told('2026-04-20');
  });
  const states = async () => (await board.rows()).map(({ state }) => state);

  it('that somebody was asked about is to explain again on its day', async () => {
    const asked = { reason: 'Asked the ERP’s desk.', lookAgainOn: '2026-04-22' };
    expect(await board.move('notBooked', requestId, 'ask', asked)).toEqual({ gone: false });
    expect(await states()).toEqual(['asked']);
    board.portal.at('2026-04-21T23:00:00.000Z');
    await board.move('notBooked', requestId, 'write');
    expect(await states()).toEqual(['asked']);
    board.portal.at('2026-04-22T15:00:00.000Z');
    expect(await states()).toEqual(['open']);
    expect((await board.one('notBooked', requestId)).notes).toMatchObject([
      { move: 'write', lookAgainOn: '2026-04-22' },
      { move: 'ask', by: root, ...asked, differenceCents: -10_000 },
    ]);
  });

  it.each([['2026-04-20'], ['2026-04-01'], ['2026-05-21'], [undefined]])(
    'is not put off to %s',
    async (lookAgainOn) => {
      await expect(board.move('notBooked', requestId, 'ask', { lookAgainOn })).rejects.toMatchObject({
        code: 'invalid',
        fields: { lookAgainOn: expect.any(String) as string },
      });
    },
  );

  it('that is explained stays so until it is opened, or is another amount', async () => {
    await board.move('notBooked', requestId, 'close', { reason: 'Booked as cash.' });
    expect(await states()).toEqual(['closed']);
    expect((await board.one('notBooked', requestId)).moves).toEqual(['write', 'reopen']);
    await board.move('notBooked', requestId, 'reopen');
    expect(await states()).toEqual(['open']);

    await board.move('notBooked', requestId, 'close');
    await board.db.sql
      .updateTable('ach_entry')
      .set({ amount_cents: 10_001 })
      .where('request_id', '=', requestId)
      .execute();
    expect(await states()).toEqual(['open']);
    expect((await board.one('notBooked', requestId)).notes.map(({ move }) => move)).toEqual([
      'close',
      'reopen',
      'close',
    ]);
  });

  it('can be written about to who asked', async () => {
    await board.move('notBooked', requestId, 'write', { reason: 'Did your bank debit you?' });

    expect(board.outbox.messages).toMatchObject([
      { to: 'ada@example.com', letter: { name: 'requestQuestion', text: 'Did your bank debit you?' } },
    ]);
    expect(await states()).toEqual(['open']);
  });

  it('is moved by one person at a time', async () => {
    const { version } = await board.one('notBooked', requestId);
    await board.move('notBooked', requestId, 'close', { by: rita });

    expect(version).toBe(0);
    await expect(
      board.portal.as(root).call(reconciliation.move, {
        params: { kind: 'notBooked', subject: requestId },
        body: { move: 'close', version, reason: 'As well.' },
      }),
    ).rejects.toMatchObject({ code: 'conflict' });
  });

  it('wants a reason', async () => {
    await expect(board.move('notBooked', requestId, 'close', { reason: '  ' })).rejects.toMatchObject({
      code: 'invalid',
      fields: { reason: expect.any(String) as string },
    });
  });

  it('that is none any more is not found', async () => {
    await board.posted(requestId, await board.booked());

    await expect(board.one('notBooked', requestId)).rejects.toMatchObject({ code: 'not-found' });
  });
});
