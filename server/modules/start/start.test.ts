import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ResponseOf } from '@contract/endpoint';
import type * as accountEndpoints from '@contract/accounts/endpoints';
import * as start from '@contract/start/endpoints';
import { owedFigures } from '@contract/start/figures';
import type { FirstAnswers } from '@contract/start/schema';
import { requestUrl } from '@/data/requestUrl';
import type { Db } from '@server/db/db';
import { ada, fillWorld, ned, root } from '@server/testing/matrix/world';
import { openTestApp, type TestApp } from '@server/testing/testApp';
import { openTestDb } from '@server/testing/testDb';

let db: Db;
let portal: TestApp;
beforeAll(async () => {
  db = await openTestDb();
  await fillWorld(db);
  portal = await openTestApp(db);
});
afterAll(() => portal.close());

const screens = [
  'login',
  'home',
  'my-savings',
  'my-deposit-plan',
  'contact-us',
  'my-account/overview',
  'my-account/purchases/prepay-open',
  'my-account/purchases/prepay-open-details',
  'my-account/purchases/account-details',
  'my-account/purchases/purchase-details',
  'my-account/purchases/statements',
  'my-account/purchases/purchase-summaries',
  'my-account/payments/make-a-payment',
  'my-account/payments/mailed-check',
  'my-account/payments/refund',
  'my-account/payments/payment-options',
  'my-account/payments/payment-history',
  'my-account/payments/payment-requests',
  'admin',
];

const startOf = async (username: string, screen?: string, account?: string): Promise<FirstAnswers> =>
  await portal.as(username).call(start.answers, { query: { screen, account } });

const pathsOf = ({ answers }: FirstAnswers) => answers.map(({ path }) => path.split('?')[0]);

const everywhere = ['/api/users', '/api/cinchusers', '/api/announcements', '/api/notices/unread'];

describe('the start call', () => {
  it.each([ada, ned, root].map(({ username }) => username))(
    'answers %s for every screen what its own endpoints answer',
    async (username) => {
      const token = await portal.tokenOf(username);
      for (const screen of screens) {
        const { answers, username: whose } = await startOf(username, screen);
        const alone = await Promise.all(
          answers.map(({ path: url }) => portal.send({ method: 'GET', url, token })),
        );

        expect(whose).toBe(username);
        expect(answers.length).toBeGreaterThanOrEqual(2);
        expect(answers).toEqual(
          alone.map(({ statusCode, body }, at) => ({ path: answers[at]!.path, status: statusCode, body })),
        );
        expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
      }
    },
  );

  it('asks what only the first answers tell how to ask', async () => {
    expect(pathsOf(await startOf(ada.username, 'my-deposit-plan'))).toContain('/api/cinchtransactions');
    for (const screen of ['make-a-payment', 'mailed-check'])
      expect(pathsOf(await startOf(ada.username, `my-account/payments/${screen}`, ada.account))).toContain(
        '/api/payable',
      );
    expect(pathsOf(await startOf(ada.username, 'my-account/payments/refund', ada.account))).toContain(
      '/api/refunds/offer',
    );
  });

  it.each([
    ['nobody’s', 'no-such-screen'],
    ['an inherited', 'constructor'],
    ['no', undefined],
  ])('answers for %s screen who is here and nothing else', async (_, screen) => {
    expect(pathsOf(await startOf(ada.username, screen))).toEqual(everywhere);
  });

  it('leaves out what the caller may not have, and what takes a fresh proof', async () => {
    expect(pathsOf(await startOf(ned.username, 'my-deposit-plan'))).toEqual(everywhere);
    expect(pathsOf(await startOf(ned.username, 'admin'))).toEqual(everywhere);
    expect(pathsOf(await startOf(root.username, 'admin'))).not.toContain('/api/office/emails/totals');
  });

  it('refuses an account of another within the answer', async () => {
    const { answers } = await startOf(ada.username, 'my-account/overview', '00300');

    expect(answers.map(({ path, status }) => [path.split('?')[0], status])).toEqual([
      ['/api/users', 200],
      ['/api/cinchusers', 200],
      ['/api/announcements', 200],
      ['/api/notices/unread', 200],
      ['/api/overview', 404],
      ['/api/cinchusers', 200],
    ]);
  });

  it('tells the first figures of what it answers, in the words of the page', async () => {
    const { figures, answers } = await startOf(ada.username, 'my-account/overview', ada.account);
    const { accounts, asOf } = JSON.parse(
      answers.find(({ path }) => path.startsWith('/api/cinchusers'))!.body,
    ) as ResponseOf<typeof accountEndpoints.list>;
    const shown = accounts.filter(({ id }) => id === ada.account);

    expect(shown).toHaveLength(1);
    expect(figures).toEqual(owedFigures(shown, asOf!.today));
    expect((await startOf(root.username, 'home')).figures).toEqual([]);
  });

  it.each([
    ['br', 'br', brotliDecompressSync],
    ['gzip;q=0.5', 'gzip', gunzipSync],
    ['zstd', undefined, (body: Buffer) => body],
  ] as const)('is compressed for who takes %s: %s', async (accepts, coding, read) => {
    const token = await portal.tokenOf(ada.username);
    const url = requestUrl(start.answers.path, { query: { screen: 'home' } });
    const answer = await portal.send({ method: 'GET', url, token, headers: { 'accept-encoding': accepts } });

    expect(answer.headers['content-encoding']).toBe(coding);
    expect(answer.headers['vary']).toBe('accept-encoding');
    expect(JSON.parse(String(read(answer.rawPayload)))).toMatchObject({ username: ada.username });
  });

  it('takes "all" for all accounts', async () => {
    const all = await startOf(ada.username, 'my-account/overview', 'all');
    expect(all).toEqual(await startOf(ada.username, 'my-account/overview'));
  });

  it('proves the caller once, and a stranger gets nothing', async () => {
    const url = requestUrl(start.answers.path, { query: { screen: 'home' } });
    const token = await portal.tokenOf('nobody@example.com');

    expect((await portal.send({ method: 'GET', url })).statusCode).toBe(401);
    expect((await portal.send({ method: 'GET', url, token })).statusCode).toBe(403);
  });

  it('leaves nothing proven behind', async () => {
    await startOf(ada.username, 'home');
    const url = requestUrl('/api/overview', { query: { username: ada.username } });

    expect((await portal.send({ method: 'GET', url })).statusCode).toBe(401);
  });
});
