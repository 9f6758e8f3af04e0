import { expect, it } from 'vitest';
import { stoppedClock } from '@server/identity/testing/testPool';
import { everyFault, faultyServer } from '@server/domain/email/testing/faultyServer';
import { openTestMailServer, sender } from '@server/domain/email/testing/testMailServer';
import { outcomeLine, outcomeOf } from '@server/domain/email/testing/mailRun';
import type { Outbox } from '@server/domain/email/outbox';
import { smtpTransport } from '@server/domain/email/transports/smtp';
import { openTestApp } from '@server/testing/testApp';
import { openTestDbForTest } from '@server/testing/testDb';
import { aPaymentSent, body, fillRequests, sender as senderTo } from './testing/requestFixture';

const ASKED = 8;
const POISONED = 'PR-2026-000003';

/** The receipt of one request cannot be written: the time until which it could be cancelled is none. */
const poisoning = (outbox: Outbox): Outbox => ({
  put: (sql, message) => {
    const { letter } = message;
    const isPoisoned = letter.name === 'requestReceipt' && letter.request.requestNo === POISONED;
    return outbox.put(
      sql,
      isPoisoned ? { ...message, letter: { ...letter, cancelUntil: 'never' } } : message,
    );
  },
});

it('emails of requests over a server that fails in every way arrive, but one that cannot be written, whose request stands', async () => {
  const db = await openTestDbForTest();
  await fillRequests(db);
  const server = await faultyServer(everyFault);
  const from = { name: sender.companyName, address: 'portal@example.com' };
  const mail = smtpTransport({ server: server.address, from });
  const { outbox, mailWorker, log, rows } = await openTestMailServer(db, { mail }, stoppedClock());
  const portal = await openTestApp(db, { outbox: poisoning(outbox), logLevel: 'silent' });
  const ask = senderTo(portal);
  for (let n = 0; n < ASKED; n += 1) {
    await ask(aPaymentSent({ amount: `${10 + n}.00`, body: body({ mode: 'prepay', invoices: [] }) }));
  }
  while ((await rows()).some(({ state }) => state === 'queued')) await mailWorker.round();
  await server.close();
  await portal.close();

  server.injected.delete('none');
  const faults = [...server.injected.values()].reduce((sum, times) => sum + times, 0);
  const outcome = outcomeOf(2 * ASKED - 1, faults, server.taken);
  console.log(outcomeLine(outcome));
  expect(faults).toBeGreaterThan(ASKED);
  expect(outcome.lost).toBe(0);
  expect(outcome.duplicated).toBeLessThanOrEqual(server.injected.get('deaf')!);
  const setAside = (await rows()).filter(({ state }) => state !== 'sent');
  expect(setAside).toMatchObject([
    { state: 'dead', letter: 'requestReceipt', last_error: 'unwritten RangeError' },
  ]);
  expect(log.filter((line) => line.includes(setAside[0]!.message_id))).toHaveLength(1);
  const requests = await db.sql.selectFrom('request').select(['request_no', 'status']).execute();
  expect(requests).toHaveLength(ASKED);
  expect(requests).toContainEqual({ request_no: POISONED, status: 'submitted' });
}, 120_000);
