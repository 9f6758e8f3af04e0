import { officeRow, type Row, row } from './row';

const noAccount = { params: { accountNo: '99999' } };
const noPlan = '0196280f-0000-7000-8000-00000000fffe';
const planTerms = { totalCents: 100_000_00, count: 2, every: 'month', firstDay: '2026-04-20' };
const planText = { authorization: 'payment-plan-1', authorizationSha256: 'x' };

/** What customers do about payment plans. */
export const planRows: Readonly<Record<string, Row>> = {
  'GET /api/payment-plans': row(({ username }) => ({ query: { username } }), [200, 200, 200, 200]),
  // No terms are given.
  'GET /api/payment-plans/authorization': row(
    ({ username, account, option }) => ({ query: { username, account, optionId: option } }),
    [400, 404, 400, 404],
  ),
  // Nothing is past due.
  'PUT /api/payment-plans/:id': row(
    ({ username, account, option }) => ({
      params: { id: noPlan },
      body: { username, account, ...planTerms, optionId: option, ...planText },
    }),
    [400, 404, 400, 404],
  ),
  // There is none.
  'POST /api/payment-plans/:id/accept': row(
    ({ username, account, option }) => ({
      params: { id: noPlan },
      body: { username, account, version: 1, optionId: option, ...planText },
    }),
    [404, 404, 404, 404],
  ),
  'POST /api/payment-plans/:id/end': row(
    ({ username, account }) => ({
      params: { id: noPlan },
      body: { username, account, version: 1 },
    }),
    [404, 404, 404, 404],
  ),
};

/** What the office does about promises and plans. */
export const officePlanRows: Readonly<Record<string, Row>> = {
  'GET /api/office/promises': officeRow(() => ({}), 200),
  'GET /api/office/accounts/:accountNo/promises': officeRow(() => noAccount, 404),
  'POST /api/office/accounts/:accountNo/promises': officeRow(
    () => ({ ...noAccount, body: { day: '2026-04-20', amountCents: 100 } }),
    404,
  ),
  'PATCH /api/office/accounts/:accountNo/promises/:id': officeRow(
    () => ({
      params: { ...noAccount.params, id: noPlan },
      body: { version: 1, day: '2026-04-20', amountCents: 100 },
    }),
    404,
  ),
  'GET /api/office/accounts/:accountNo/payment-plans': officeRow(() => noAccount, 404),
  'POST /api/office/accounts/:accountNo/payment-plans': officeRow(
    () => ({
      ...noAccount,
      body: { totalCents: 10_000, count: 2, every: 'month', firstDay: '2026-04-20' },
    }),
    404,
  ),
  'POST /api/office/accounts/:accountNo/payment-plans/:id/accept': officeRow(
    () => ({ params: { ...noAccount.params, id: noPlan }, body: { version: 1 } }),
    404,
  ),
  'POST /api/office/accounts/:accountNo/payment-plans/:id/end': officeRow(
    () => ({ params: { ...noAccount.params, id: noPlan }, body: { version: 1, reason: 'No.' } }),
    404,
  ),
};
