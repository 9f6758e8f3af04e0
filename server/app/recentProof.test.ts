import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '@contract/endpoint';
import { STEP_UP_MINUTES } from '@contract/rules/stepUp';
import { requestUrl } from '@/data/requestUrl';
import type { Db } from '../db/db';
import { officeRows } from '../testing/matrix/officeRows';
import { rows } from '../testing/matrix/rows';
import { snapshot } from '../testing/matrix/snapshot';
import { ada, fillWorld, root } from '../testing/matrix/world';
import { openTestApp, type TestApp } from '../testing/testApp';
import { openTestDb } from '../testing/testDb';
import { idClaims } from '../testing/tokens';
import { testNow } from '../testing/testApp';

/** All that a session which was stolen some time ago must not do. Whoever adds an endpoint decides on which side it is. */
const guarded = [
  'POST /api/externalpaymentoptions',
  'PUT /api/externalpaymentoptions',
  'POST /api/externalpaymentoptions/:id/deposits',
  'POST /api/externalpaymentoptions/:id/deposits/confirm',
  'DELETE /api/externalpaymentoptions/:id',
  'PUT /api/autopay',
  'POST /api/calendar',
  'POST /api/push/devices',
  'POST /api/text-messages/number',
  'PUT /api/scheduled-payments/:id',
  'PUT /api/payment-plans/:id',
  'POST /api/payment-plans/:id/accept',
  'PUT /api/signin/phone',
  'POST /api/refunds',
  'POST /api/users',
  'PATCH /api/users/:name',
  'DELETE /api/users/:name',
  'POST /api/office/users/:name/powers',
  'POST /api/office/users/:name/operation',
  'POST /api/office/users/:name/invitation',
  'POST /api/office/users/:name/password-reset',
  'POST /api/office/users/:name/disabling',
  'POST /api/office/users/:name/enabling',
  'POST /api/office/users/:name/sign-out',
  'POST /api/office/users/:name/codes-off',
  'POST /api/office/access-requests/:requestNo/approve',
  'POST /api/office/announcements/:announcementNo/schedule',
  'POST /api/office/notices/runs/:runId/resend',
  'POST /api/office/notices/schedule',
  'POST /api/office/notices/texts',
  'POST /api/office/contacts/invitations',
  'POST /api/office/views-as',
  'GET /api/office/emails',
  'GET /api/office/emails/totals',
  'GET /api/office/emails/export',
  'GET /api/office/emails/:id',
  'POST /api/office/emails/:id/requeue',
  'POST /api/office/emails/requeue',
  'POST /api/office/emails/lift-suppression',
  'POST /api/office/notices/emails/:id/copy',
  'POST /api/office/requests/:id/bank-account',
  'POST /api/office/second-person/:id/decision',
  'POST /api/office/settings',
  'POST /api/office/ach-batches',
  'POST /api/office/ach-batches/:batchNo/moves',
  'GET /api/office/ach-batches/:batchNo/file',
  'POST /api/office/ach-returns/:fileNo/moves',
  'POST /api/office/reconciliation/closes',
  'POST /api/office/originator',
  'POST /api/office/originator/:version/confirm',
  'POST /api/office/originator/:version/refuse',
];

const nameOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>) => `${method} ${path}`;

let db: Db;
let portal: TestApp;
beforeAll(async () => {
  db = await openTestDb();
  await fillWorld(db);
  portal = await openTestApp(db, { logLevel: 'silent' });
});
afterAll(() => portal.close());

/** The call of the matrix, by somebody whose sign-in is so many seconds old. */
async function sent(name: string, age: number) {
  const side = name in officeRows ? root : ada;
  const now = new Date(testNow);
  const claims = { ...idClaims(side.username, now), auth_time: now.getTime() / 1000 - age };
  const { params, query, body } = rows[name]!.call(side);
  const [method, path] = name.split(' ') as [Endpoint['method'], string];
  return portal.send({
    method,
    url: requestUrl(path, { params, query }),
    token: await portal.keys.sign(claims),
    headers: { 'idempotency-key': randomUUID() },
    ...(body && { payload: body }),
  });
}

const limit = STEP_UP_MINUTES * 60;

describe('a proof of the last minutes', () => {
  it('is asked for by exactly these endpoints', () => {
    const asking = portal.api.bound.filter(({ recentProof }) => recentProof).map(nameOf);
    expect(asking.sort()).toEqual([...guarded].sort());
  });

  it.each(guarded)('%s refuses a second too late, and nothing happens', async (name) => {
    const before = await snapshot(db);
    const late = await sent(name, limit + 1);

    expect([late.statusCode, late.json()]).toMatchObject([
      403,
      { code: 'forbidden', fields: { stepUp: expect.any(String) as string } },
    ]);
    expect(await snapshot(db)).toEqual(before);
  });

  it.each(guarded)('%s does not ask in time', async (name) => {
    const inTime = await sent(name, limit);
    // What was done may be answered with a file.
    const { fields = {} } = inTime.statusCode < 300 ? {} : inTime.json<{ fields?: object }>();

    expect('stepUp' in fields).toBe(false);
  });

  it('is asked for before the body is read, and not of whoever may not come at all', async () => {
    const long = await portal.send({
      method: 'POST',
      url: '/api/users',
      token: await portal.tokenOf(ada.username),
      payload: { name: 'x' },
    });
    expect(long.json()).toMatchObject({ message: 'Only administrators can manage users.' });
  });
});
