import { planRows } from './planRows';
import { type Row, row } from './row';

const autopayTerms = {
  dayRule: 'invoice',
  covers: 'due',
  paymentCapCents: 100_000,
  monthCapCents: 100_000,
  optionId: '0196280f-0000-7000-8000-00000000ffff',
};

const scheduledTerms = {
  covers: 'all',
  capCents: 100_000,
  repeats: 'once',
  firstDay: '2026-04-20',
  optionId: '0196280f-0000-7000-8000-00000000ffff',
};

/** Calls about paying other than by a payment by hand: autopay, scheduled payments, checks, promises and refunds. */
export const payingRows: Readonly<Record<string, Row>> = {
  'GET /api/autopay': row(
    ({ username, account }) => ({ query: { username, account } }),
    [200, 404, 200, 404],
  ),
  // No bank account is chosen.
  'GET /api/autopay/authorization': row(
    ({ username, account }) => ({ query: { username, account, ...autopayTerms } }),
    [400, 404, 400, 404],
  ),
  'PUT /api/autopay': row(
    ({ username, account }) => ({
      body: { username, account, ...autopayTerms, authorization: 'autopay-1', authorizationSha256: 'x' },
    }),
    [400, 404, 400, 404],
  ),
  // There is none.
  'POST /api/autopay/off': row(
    ({ username, account }) => ({ body: { username, account } }),
    [409, 404, 409, 404],
  ),
  'PUT /api/autopay/runs/:day': row(
    ({ username, account }) => ({
      params: { day: '2026-04-20' },
      body: { username, account, skipped: true, capCents: null },
    }),
    [409, 404, 409, 404],
  ),
  'GET /api/scheduled-payments': row(
    ({ username, account }) => ({ query: { username, account } }),
    [200, 404, 200, 404],
  ),
  // No bank account is chosen.
  'GET /api/scheduled-payments/authorization': row(
    ({ username, account }) => ({ query: { username, account, ...scheduledTerms } }),
    [400, 404, 400, 404],
  ),
  'PUT /api/scheduled-payments/:id': row(
    ({ username, account }) => ({
      params: { id: '0196280f-0000-7000-8000-00000000fffe' },
      body: {
        username,
        account,
        ...scheduledTerms,
        authorization: 'scheduled-once-1',
        authorizationSha256: 'x',
      },
    }),
    [400, 404, 400, 404],
  ),
  // There is none.
  'PUT /api/scheduled-payments/:id/runs/:day': row(
    ({ username, account }) => ({
      params: { id: '0196280f-0000-7000-8000-00000000fffe', day: '2026-04-20' },
      body: { username, account, skipped: true },
    }),
    [409, 404, 409, 404],
  ),
  'POST /api/scheduled-payments/:id/cancel': row(
    ({ username, account }) => ({
      params: { id: '0196280f-0000-7000-8000-00000000fffe' },
      body: { username, account },
    }),
    [409, 404, 409, 404],
  ),
  ...planRows,
  'POST /api/checks': row(
    ({ username, account }) => ({
      query: { username },
      body: { account, amount: '1.00', checkNo: '1042', day: '2026-04-10', invoices: [], confirmed: true },
    }),
    [200, 404, 200, 404],
  ),
  'GET /api/promises': row(
    ({ username, account }) => ({ query: { username, account } }),
    [200, 404, 200, 404],
  ),
  // A cent is too little to promise.
  'POST /api/promises': row(
    ({ username, account }) => ({
      query: { username },
      body: { accountNo: account, day: '2026-04-20', amountCents: 1 },
    }),
    [400, 404, 400, 404],
  ),
  'PATCH /api/promises/:id': row(
    ({ username, request }) => ({
      params: { id: request },
      query: { username },
      body: { version: 1, day: '2026-04-20', amountCents: 100 },
    }),
    [404, 404, 404, 404],
  ),
  'GET /api/refunds/offer': row(
    ({ username, account }) => ({ query: { username, account } }),
    [200, 404, 200, 404],
  ),
  // The world's accounts have no credit.
  'POST /api/refunds': row(
    ({ username, account }) => ({
      query: { username },
      body: { account, amount: '1.00', deliverymethod: 'checkMail' },
    }),
    [403, 404, 403, 404],
  ),
  // The same for a payment by bank, which has no slip.
  'GET /api/checks/:id/slip': row(
    ({ username, request }) => ({ params: { id: request }, query: { username } }),
    [404, 404, 404, 404],
  ),
  'GET /api/authorization': row(
    ({ username, account, option }) => ({
      query: {
        username,
        account,
        amount: '100.00',
        paydate: '2026-04-15',
        paymentoption: option,
        internal: false,
      },
    }),
    [200, 404, 404, 404],
  ),
};
