import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import * as queue from '@contract/queue/endpoints';
import type { PaymentTable } from '@server/db/tables';
import { payable, rita } from '@server/modules/achBatches/testing/filed';
import { bankAnswers } from '@server/modules/achReturns/testing/bankAnswers';
import { openReturns, type Returns } from '@server/modules/achReturns/testing/returned';
import { aPayment } from '@server/testing/ledgerRows';
import { put } from '@server/testing/rows';
import { matchRequests } from './matchRequests';

let bank: Returns;
beforeEach(async () => {
  bank = await openReturns();
});
afterEach(() => bank.portal.close());

async function match(at: string): Promise<void> {
  const { db, outbox } = bank;
  const options = { db, outbox, clock: { now: () => new Date(at) }, booksZone: 'America/Los_Angeles' };
  await matchRequests(options, (requestNo, error) => {
    throw new Error(requestNo, { cause: error });
  });
}

const request = (id: string) =>
  bank.db.sql
    .selectFrom('request')
    .select(['status', 'payment_no', 'version'])
    .where('request_id', '=', id)
    .executeTakeFirstOrThrow();

const booked = (payment_no: string, over: Partial<PaymentTable>) =>
  put(bank.db, 'payment', aPayment({ payment_no, method: 'A', amount_cents: 10_000, ...over }));

it('a payment that is sent again is not posted with what was booked the first time', async () => {
  const { db, returns, portal, office } = bank;
  const { requestId, requestNo } = await payable(db);
  const answer = bankAnswers(await bank.sent(), [{ requestNo, code: 'R01' }]);
  const first = { received_date: '2026-04-14', posting_date: '2026-04-14', portal_request_no: requestNo };
  await booked('P-first', first);
  await match('2026-04-15T05:00:00.000Z');
  expect(await request(requestId)).toMatchObject({ status: 'posted', payment_no: 'P-first' });
  await returns.move(await returns.take(answer), 'apply');
  const { version } = await request(requestId);
  await portal.as(rita).call(queue.moves, {
    key: randomUUID(),
    body: { event: 'resend', requests: [{ id: requestId, version }] },
  });

  // Neither before the ERP reverses the first booking nor after, neither before it is in a file nor then.
  await match('2026-04-15T20:00:00.000Z');
  await db.sql.updateTable('payment').set({ status: 'R' }).where('payment_no', '=', 'P-first').execute();
  await match('2026-04-16T05:00:00.000Z');
  expect(await request(requestId)).toMatchObject({ status: 'approved', payment_no: null });
  await office.move(await office.create(), 'send');
  await match('2026-04-16T06:00:00.000Z');
  expect(await request(requestId)).toMatchObject({ status: 'exported', payment_no: null });

  await booked('P-second', { ...first, received_date: '2026-04-15', posting_date: '2026-04-16' });
  await match('2026-04-17T05:00:00.000Z');
  expect(await request(requestId)).toMatchObject({ status: 'posted', payment_no: 'P-second' });
});
