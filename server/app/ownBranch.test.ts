import { afterAll, beforeAll, expect, it } from 'vitest';
import * as checks from '@contract/checks/endpoints';
import * as officeAccounts from '@contract/officeAccounts/endpoints';
import * as officeHome from '@contract/officeHome/endpoints';
import * as officeMessages from '@contract/officeMessages/endpoints';
import * as queue from '@contract/queue/endpoints';
import type { Db } from '../db/db';
import { ada, bob, fillWorld, root } from '../testing/matrix/world';
import { put } from '../testing/rows';
import { openTestApp, type TestApp, testNow } from '../testing/testApp';
import { openTestDb } from '../testing/testDb';

/** Somebody at two desks who sees Boise alone, where Bob buys. Ada buys in Pullman. */
const beth = 'beth@example.com';

let db: Db;
let portal: TestApp;
beforeAll(async () => {
  db = await openTestDb();
  await fillWorld(db);
  await db.sql
    .updateTable('account')
    .set({ home_branch: 'BOI' })
    .where('account_no', '=', bob.account)
    .execute();
  await put(db, 'portal_user', { name: beth, only_branch: 'BOI' });
  await put(db, 'user_desk', { name: beth, desk: 'credit' }, { name: beth, desk: 'receivable' });
  await put(
    db,
    'contact_ticket',
    aMessage(1, { account_no: ada.account, sent_by: ada.username }),
    aMessage(2, { account_no: bob.account, sent_by: bob.username }),
    aMessage(3, { account_no: null, sent_by: bob.username }),
  );
  portal = await openTestApp(db, { logLevel: 'silent' });
});
afterAll(() => portal.close());

const aMessage = (no: number, over: { account_no: string | null; sent_by: string }) => ({
  ticket_id: `0196280f-0000-7000-8000-00000000000${no}`,
  ticket_no: `CT-2026-00000${no}`,
  topic: 'billing',
  message: 'Was this delivered twice?',
  reply_by: 'email' as const,
  reply_to: over.sent_by,
  created_at: testNow,
  waiting_since: testNow,
  ...over,
});
const as = (name: string) => portal.as(name);
const found = async (name: string, q: string) =>
  (await as(name).call(officeAccounts.find, { query: { q } })).found.map(({ accountNo }) => accountNo);

it('finds the accounts of that branch alone', async () => {
  expect(await found(root.username, 'ridge')).toEqual(['00200']);
  expect(await found(beth, 'ridge')).toEqual([]);
  expect(await found(beth, 'bob')).toEqual([bob.account]);
  expect(await found(beth, 'PR-2025-000001')).toEqual([]);
  expect(await found(beth, 'PR-2025-000002')).toEqual([bob.account]);
});

it('lists the requests and messages of that branch alone, and counts no other', async () => {
  const query = { limit: 25, sort: 'submitted' } as const;
  const { rows } = await as(beth).call(queue.list, { query });
  expect(rows.map(({ accountNo }) => accountNo)).toEqual([bob.account]);
  const totals = await as(beth).call(queue.totals, { query: {} });
  expect([totals.rows, totals.tabs.all]).toEqual([1, 1]);
  const messages = await as(beth).call(officeMessages.list, { query: { limit: 25 } });
  expect(messages.rows.map(({ ticketNo }) => ticketNo)).toEqual(['CT-2026-000002']);
  const { waiting } = await as(beth).call(officeHome.desk, {});
  expect([waiting.newMessages.count, waiting.toApprove.count]).toEqual([1, 1]);
  const all = (await as(root.username).call(officeHome.desk, {})).waiting;
  expect([all.newMessages.count, all.toApprove.count]).toEqual([3, 2]);
});

it.each([
  ['a request', 'GET', `/api/office/requests/${ada.request}`, `/api/office/requests/${bob.request}`],
  ['a slip', 'GET', `/api/office/checks/${ada.request}/slip`, undefined],
  ['an account', 'GET', `/api/office/accounts/${ada.account}`, `/api/office/accounts/${bob.account}`],
  [
    'a history',
    'GET',
    `/api/office/accounts/${ada.account}/history`,
    `/api/office/accounts/${bob.account}/history`,
  ],
  [
    'a history’s file',
    'GET',
    `/api/office/accounts/${ada.account}/history/export?format=csv`,
    `/api/office/accounts/${bob.account}/history/export?format=csv`,
  ],
  [
    'a statement',
    'GET',
    `/api/office/statements/${ada.statement}/pdf`,
    `/api/office/statements/${bob.statement}/pdf`,
  ],
  ['a message', 'GET', '/api/office/messages/CT-2026-000001', '/api/office/messages/CT-2026-000002'],
  ['a message about no account', 'GET', '/api/office/messages/CT-2026-000003', undefined],
] as const)('%s of another branch is not there', async (_, method, another, own) => {
  const statusOf = async (url: string) =>
    (await portal.send({ method, url, token: await portal.tokenOf(beth) })).statusCode;

  expect(await statusOf(another)).toBe(404);
  if (own) expect(await statusOf(own)).toBe(200);
});

it('nothing is done to another branch’s', async () => {
  const moved = await as(beth).call(queue.moves, {
    key: 'k'.repeat(20),
    body: { event: 'approve', requests: [{ id: ada.request, version: 1 }] },
  });
  expect(moved.results).toMatchObject([{ outcome: 'refused', status: null }]);
  const { account } = ada;
  for (const call of [
    () => as(beth).call(queue.confirmBankAccount, { params: { id: ada.request } }),
    () => as(beth).call(checks.payable, { query: { account } }),
    () => as(beth).call(officeAccounts.setTags, { params: { accountNo: account }, body: { tags: ['x'] } }),
    () =>
      as(beth).call(officeMessages.move, {
        key: 'm'.repeat(20),
        params: { ticketNo: 'CT-2026-000001' },
        body: { move: 'close', version: 1 },
      }),
  ])
    await expect(call()).rejects.toMatchObject({ code: 'not-found' });
});

it.each(['/api/office/ach-batches', '/api/imports', '/api/office/reconciliation'])(
  '%s has no branch, and is refused',
  async (url) => {
    expect((await portal.send({ method: 'GET', url, token: await portal.tokenOf(beth) })).statusCode).toBe(
      403,
    );
  },
);
