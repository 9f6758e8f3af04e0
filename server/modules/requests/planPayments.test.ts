import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '@server/db/db';
import { depositAvailableOf } from '@server/domain/requests/depositAvailable';
import { recordingMailer } from '@server/testing/recordingMailer';
import { openTestApp, type TestApp, testNow } from '@server/testing/testApp';
import { openTestDb } from '@server/testing/testDb';
import { ada, aPaymentSent, body, fillRequests, forgetRequests, sender } from './testing/requestFixture';

let db: Db;
let portal: TestApp;
let emails: ReturnType<typeof recordingMailer>;
let send: ReturnType<typeof sender>;
beforeAll(async () => {
  db = await openTestDb();
  await fillRequests(db);
  emails = recordingMailer();
  portal = await openTestApp(db, { outbox: emails, logLevel: 'silent' });
  send = sender(portal);
});
afterAll(() => portal.close());
beforeEach(async () => {
  await forgetRequests(db);
  emails.messages.length = 0;
  portal.at(testNow);
});

describe('a payment out of the deposit plan', () => {
  const internal = (over: object = {}) =>
    aPaymentSent({
      internal: true,
      paymentoption: 'D-00117',
      paydate: '2026-04-13',
      body: body({ authorization: 'internal-1' }),
      ...over,
    });

  it('can be made today, and holds its money at once', async () => {
    const [before] = await depositAvailableOf(db.sql, ['D-00117']);
    const request = await send(internal());

    expect(request).toMatchObject({
      flow: 'internal',
      source: 'Ada deposit plan ••117',
      savId: 'D-00117',
      effectiveDate: '2026-04-13',
      cancelUntil: '2026-04-13T21:00:00.000Z',
    });
    expect(request.authorization?.text).toContain(
      'out of deposit plan Ada deposit plan ••117 on Apr 13, 2026',
    );
    const [after] = await depositAvailableOf(db.sql, ['D-00117']);
    expect(after!.availableCents).toBe(before!.availableCents - 10_000);
  });

  it.each([
    ['D-frozen', /on hold/],
    ['D-asleep', /used in a long time/],
    ['D-300', /can’t find that deposit account/],
    ['none', /can’t find that deposit account/],
  ])('is refused out of %s', async (paymentoption, problem) => {
    await expect(send(internal({ paymentoption }))).rejects.toMatchObject({
      fields: { paymentoption: expect.stringMatching(problem) },
    });
  });

  it('is refused beyond what is available, and to who has no plan', async () => {
    const prepay = { body: body({ mode: 'prepay', invoices: [], authorization: 'internal-1' }) };

    await expect(send(internal({ amount: '31491.12', ...prepay }))).rejects.toMatchObject({
      fields: { amount: expect.stringMatching(/\$31,491\.11 is available/) },
    });
    await db.sql.updateTable('portal_user').set({ deposit_plan: false }).where('name', '=', ada).execute();
    await expect(send(internal())).rejects.toMatchObject({ code: 'forbidden' });
  });
});
