import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Notification } from '@contract/notifications/schema';
import * as requests from '@contract/requests/endpoints';
import type { Db } from '@server/db/db';
import { recordingMailer } from '@server/testing/recordingMailer';
import { openTestApp, type TestApp } from '@server/testing/testApp';
import { openTestDb } from '@server/testing/testDb';
import {
  ada,
  aPaymentSent,
  aPickupSent,
  body,
  fillRequests,
  forgetRequests,
  sender,
} from './testing/requestFixture';

let db: Db;
let portal: TestApp;
let send: ReturnType<typeof sender>;
beforeAll(async () => {
  db = await openTestDb();
  await fillRequests(db);
  portal = await openTestApp(db, { outbox: recordingMailer(), logLevel: 'silent' });
  send = sender(portal);
});
afterAll(() => portal.close());
beforeEach(() => forgetRequests(db));

const none = { pickupdate: '', pickuptime: '', branch: undefined, pickupperson: undefined };
const fromPlan = {
  internal: true,
  paymentoption: 'D-00117',
  paydate: '2026-04-13',
  body: body({ authorization: 'internal-1' }),
};

/** What can be asked for, until when in time, and what then happens to it: refused, or of the next banking day. */
const ways: readonly (readonly [what: string, sent: Notification, cutoff: string, late: string])[] = [
  ['a payment by bank', aPaymentSent({ paydate: '2026-04-14' }), '2026-04-13T21:00:00.000Z', 'paydate'],
  [
    'a payment out of the plan',
    aPaymentSent(fromPlan),
    '2026-04-13T21:00:00.000Z',
    '2026-04-14T21:00:00.000Z',
  ],
  [
    'a mailed check',
    aPickupSent({ ...none, deliverymethod: 'checkMail' }),
    '2026-04-13T21:00:00.000Z',
    '2026-04-14T21:00:00.000Z',
  ],
  [
    'a check for the same day',
    aPickupSent({ pickupdate: '2026-04-13', pickuptime: '16:30' }),
    '2026-04-13T19:00:00.000Z',
    'pickuptime',
  ],
];

const rows = ways.flatMap(([what, sent, cutoff, late]) =>
  [-1, 0, 1, 1_000, 30_000].map(
    (after) => [what, after, { sent, cutoff, expected: after > 0 ? late : undefined }] as const,
  ),
);

it.each(rows)('%s, %i ms after the cut-off', async (_, after, { sent, cutoff, expected }) => {
  portal.at(new Date(Date.parse(cutoff) + after).toISOString());
  const asked = send(sent);
  if (expected === 'paydate' || expected === 'pickuptime') {
    await expect(asked).rejects.toMatchObject({ fields: { [expected]: expect.any(String) } });
    return;
  }
  const { id, cancelUntil, canCancel } = await asked;
  expect(canCancel).toBe(true);
  if (expected !== undefined) expect(cancelUntil).toBe(expected);

  // Whatever is accepted can still be cancelled at the same instant, as the text that was agreed to says.
  const { status } = await portal
    .as(ada)
    .call(requests.cancel, { params: { id }, query: { username: ada }, body: {} });
  expect(status).toBe('cancelled');
});
