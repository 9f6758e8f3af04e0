import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import * as queue from '@contract/queue/endpoints';
import type { QueueMoves } from '@contract/queue/schema';
import * as reconciliation from '@contract/reconciliation/endpoints';
import * as requests from '@contract/requests/endpoints';
import { readFile } from '@server/bank/nacha/readFile';
import { decideSettings } from '@server/domain/settings/companySettings';
import { startingSettings } from '@server/domain/settings/startingSettings';
import { rita, root } from '@server/modules/achBatches/testing/filed';
import { bankAnswers } from '@server/modules/achReturns/testing/bankAnswers';
import { returnsOffice } from '@server/modules/achReturns/testing/returned';
import { type Checks, openChecks } from '@server/modules/paymentOptions/testing/checkedOption';
import { openSettleWorker } from '@server/modules/queue/settleWorker';
import { matchRequests } from '@server/modules/requests/matching/matchRequests';
import { ada, aPaymentSent, body, sender } from '@server/modules/requests/testing/requestFixture';
import { aPayment } from '@server/testing/ledgerRows';
import { put } from '@server/testing/rows';

let bank: Checks;
beforeEach(async () => {
  bank = await openChecks('microEntries');
});
afterEach(() => bank.portal.close());

const standing = (id: string) =>
  bank.portal.as(ada).call(requests.one, { params: { id }, query: { username: ada } });

async function move(id: string, event: QueueMoves['event'], by: string) {
  const { version } = await standing(id);
  const asked = { event, requests: [{ id, version: version! }] };
  const { results } = await bank.portal.as(by).call(queue.moves, { key: randomUUID(), body: asked });
  expect(results).toMatchObject([{ outcome: 'done' }]);
}

/** Makes the next file, reads it strictly, and sends it. */
async function file(): Promise<Buffer> {
  const batch = await bank.office.create();
  const bytes = await bank.office.file(batch);
  await bank.office.move(batch, 'send');
  return bytes;
}

const identified = (bytes: Uint8Array) =>
  readFile(bytes).batches.flatMap(({ entries }) => entries.map(({ detail }) => detail.identification));

/** What an import of the ERP's extract through a day comes to: its figures, and what it says of requests. */
async function told(asOf: string): Promise<void> {
  await bank.db.sql.updateTable('feed_import').set({ as_of: asOf }).execute();
  await matchRequests(bank.deps, (requestNo, error) => {
    throw new Error(requestNo, { cause: error });
  });
}

it('a bank account is checked, pays, comes back, pays again, is posted, and the days are closed without a difference', async () => {
  const { db, portal } = bank;
  const payments = { ...startingSettings.payments, secondApprovalCents: 5_000 };
  const since = new Date('2026-01-01T00:00:00.000Z');
  await decideSettings(db.sql, { ...startingSettings, payments }, { at: since, from: since, by: 'test' });

  const { id: option } = await bank.save();
  const deposits = await bank.send(option);
  bank.at('2026-04-15T16:00:00.000Z');
  await bank.confirm(option, deposits);
  expect(await bank.one(option)).toMatchObject({ status: 'active' });

  const payment = aPaymentSent({ paymentoption: option, paydate: '2026-04-17', body: body() });
  const { id, requestNo } = await sender(portal)(payment);
  await move(id, 'approve', root);
  expect(await standing(id)).toMatchObject({ status: 'pendingSecond' });
  await move(id, 'approve', rita);
  bank.at('2026-04-16T21:30:00.000Z');
  const first = await file();
  expect(identified(first)).toEqual([requestNo]);

  bank.at('2026-04-20T16:00:00.000Z');
  const returns = returnsOffice(portal);
  const fileNo = await returns.take(bankAnswers(first, [{ requestNo, code: 'R01' }], { day: '2026-04-20' }));
  await returns.move(fileNo, 'apply');
  expect(await standing(id)).toMatchObject({
    status: 'returned',
    statusReason: 'There was not enough money in the bank account.',
  });

  await move(id, 'resend', root);
  expect(identified(await file())).toEqual([requestNo]);
  bank.at('2026-04-24T16:00:00.000Z');
  const log = { warn: (facts: unknown) => expect.fail(JSON.stringify(facts)) };
  expect(await openSettleWorker(bank.deps, log).round()).toBe(1);
  expect(await standing(id)).toMatchObject({ status: 'settled' });

  const booked = { method: 'A', portal_request_no: requestNo, amount_cents: 10_000 } as const;
  const days = { received_date: '2026-04-21', posting_date: '2026-04-22' };
  await put(db, 'payment', aPayment({ payment_no: 'P-77', ...booked, ...days }));
  await told('2026-04-23');
  expect(await standing(id)).toMatchObject({ status: 'posted', paymentNo: 'P-77' });

  const sign = async (by: string) => {
    const { next } = await portal.as(by).call(reconciliation.closes, {});
    return portal.as(by).call(reconciliation.sign, { body: { through: next!.through, hash: next!.hash } });
  };
  await sign(root);
  expect(await sign(rita)).toMatchObject({
    next: null,
    closed: [
      {
        through: '2026-04-23',
        figures: {
          debits: {
            sentCents: 20_000,
            returnedCents: 10_000,
            waitingCents: 0,
            bookedCents: 10_000,
            differenceCents: 0,
          },
          openCount: 0,
          namedCount: 0,
        },
        firstBy: root,
        secondBy: rita,
      },
    ],
  });
});
