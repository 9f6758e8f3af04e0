import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as queue from '@contract/queue/endpoints';
import * as requests from '@contract/requests/endpoints';
import type { Db } from '@server/db/db';
import { recordingMailer } from '@server/testing/recordingMailer';
import { openTestApp, type TestApp } from '@server/testing/testApp';
import { openTestDb } from '@server/testing/testDb';
import { ada, fillOffice, mover, placed, root, saved } from './testing/queueRows';

let db: Db;
let portal: TestApp;
let move: ReturnType<typeof mover>;
let outbox: ReturnType<typeof recordingMailer>;
beforeAll(async () => {
  db = await openTestDb();
  await fillOffice(db);
  outbox = recordingMailer();
  portal = await openTestApp(db, { outbox });
  move = mover(portal);
});
afterAll(() => portal.close());
beforeEach(() => void outbox.messages.splice(0));

const standing = (requestId: string) =>
  db.sql.selectFrom('request').selectAll().where('request_id', '=', requestId).executeTakeFirstOrThrow();
const detail = (id: string) => portal.as(root).call(queue.one, { params: { id } });

describe('a return', () => {
  it.each([
    ['R01', 'active', null],
    ['R09', 'active', null],
    ['R02', 'blocked', 'R02'],
    ['R29', 'blocked', 'R29'],
  ])('with %s leaves the bank account %s', async (returnCode, status, status_reason) => {
    const option_id = await saved(db);
    const request = await placed(db, { status: 'exported', option_id, effective_date: '2026-04-13' });

    await move('return', [request], { returnCode });

    expect(await standing(request.request_id)).toMatchObject({
      status: 'returned',
      return_code: returnCode,
      returned_on: '2026-04-13',
    });
    const option = db.sql.selectFrom('payment_option').select(['status', 'status_reason']);
    expect(await option.where('option_id', '=', option_id).executeTakeFirst()).toEqual({
      status,
      status_reason,
    });
    const told = await db.sql
      .selectFrom('audit_event')
      .select('action')
      .where('entity_id', '=', option_id)
      .execute();
    expect(told).toEqual(status === 'blocked' ? [{ action: 'option.changed' }] : []);
  });

  it('with any code of the table tells the customer why, and what to do', async () => {
    const request = await placed(db, { status: 'exported', effective_date: '2026-04-13' });

    await move('return', [request], { returnCode: 'R18' });

    const seen = await portal
      .as(ada)
      .call(requests.one, { params: { id: request.request_id }, query: { username: ada } });
    expect(seen.statusReason).toBe('The bank does not accept that day for a payment.');
    expect((await detail(request.request_id)).statusReason).toBe(seen.statusReason);
    expect(outbox.messages).toMatchObject([
      { letter: { request: { statusReason: null, returnCode: 'R18' } } },
    ]);
  });

  it('before the day of the debit is not offered, and refused', async () => {
    const request = await placed(db, { status: 'exported' });
    const why = expect.stringMatching(/^The bank takes this payment on Apr 15, 2026/);

    expect((await detail(request.request_id)).moves).toContainEqual({ move: 'return', why });
    expect((await move('return', [request], { returnCode: 'R01' })).results[0]).toMatchObject({
      outcome: 'refused',
      message: why,
    });
    expect((await standing(request.request_id)).status).toBe('exported');
  });
});
