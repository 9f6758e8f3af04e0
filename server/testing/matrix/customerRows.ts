import { aPaymentSent } from '@server/modules/requests/testing/requestFixture';
import { newOption } from '@server/modules/paymentOptions/testing/newOption';
import { payingRows } from './payingRows';
import { type Row, row } from './row';
import { testNow } from '../testApp';
import type { Side } from './world';

const named = ({ username }: Side) => ({ query: { username } });
const ofAccount =
  (more: object = {}) =>
  ({ username, account }: Side) => ({ query: { username, account, ...more } });
const ofPlan =
  (more: object = {}) =>
  ({ username, savid }: Side) => ({ query: { username, savid, ...more } });

/** Lists by account: another's account is not there, and an administrator has none of their own. */
const byAccount = (more?: object): Row => row(ofAccount(more), [200, 404, 200, 404]);

/** Every call of a customer, by method and path. */
const noDevice = '7a0c7f9e-0000-4000-8000-000000000001';

export const customerRows: Readonly<Record<string, Row>> = {
  'GET /api/health': row(() => ({}), [200, 200, 200, 200]),
  // By the token alone; nobody of these is in the pool.
  'PUT /api/signin/phone': row(() => ({ body: { phone: '509-555-0134' } }), [404, 404, 404, 404]),
  // By the token alone.
  'PUT /api/signin/language': row(() => ({ body: { language: 'es' } }), [200, 200, 200, 200]),
  // By the token alone.
  'GET /api/signin/email-news': row(() => ({}), [200, 200, 200, 200]),
  'PUT /api/signin/email-news': row(() => ({ body: { wanted: true } }), [200, 200, 200, 200]),
  // By the token alone: whoever is not told of it finds none.
  'GET /api/announcements': row(() => ({}), [200, 200, 200, 200]),
  'PUT /api/announcements/:announcementNo/acknowledge': row(
    () => ({ params: { announcementNo: '999' }, body: { as: 'read' } }),
    [404, 404, 404, 404],
  ),
  // By the token alone: whoever was not told of it finds none.
  'GET /api/notices': row(() => ({}), [200, 200, 200, 200]),
  'GET /api/notices/unread': row(() => ({}), [200, 200, 200, 200]),
  'PUT /api/notices/:noticeId/read': row(
    () => ({ params: { noticeId: '7a0c7f9e-0000-4000-8000-000000000001' }, body: {} }),
    [404, 404, 404, 404],
  ),
  'PUT /api/notices/read': row(() => ({ body: { through: testNow } }), [200, 200, 200, 200]),
  'GET /api/notices/choices': row(() => ({}), [200, 200, 200, 200]),
  'PUT /api/notices/choices': row(() => ({ body: {} }), [400, 400, 400, 400]),
  'GET /api/notices/choices/accounts': row(() => ({}), [200, 200, 200, 200]),
  'PUT /api/notices/choices/accounts/:accountNo': row(
    () => ({
      params: { accountNo: 'none' },
      body: { choices: [], leastCents: null, attachStatements: null, nothing: true, version: 0 },
    }),
    [404, 404, 404, 404],
  ),
  // By the token alone.
  'GET /api/calendar': row(() => ({}), [200, 200, 200, 200]),
  'POST /api/calendar': row(() => ({ body: { withAmounts: true } }), [200, 200, 200, 200]),
  'PUT /api/calendar': row(() => ({ body: { withAmounts: true } }), [200, 200, 200, 200]),
  'DELETE /api/calendar': row(() => ({}), [200, 200, 200, 200]),
  'GET /api/push': row(() => ({}), [200, 200, 200, 200]),
  // Nothing is pushed by the matrix's portal.
  'POST /api/push/devices': row(
    () => ({ body: { endpoint: 'https://x.example', p256dh: 'x', auth: 'x', withAmounts: false } }),
    [409, 409, 409, 409],
  ),
  'PUT /api/push/devices/:deviceId': row(
    () => ({ params: { deviceId: noDevice }, body: { withAmounts: true } }),
    [404, 404, 404, 404],
  ),
  'DELETE /api/push/devices/:deviceId': row(() => ({ params: { deviceId: noDevice } }), [200, 200, 200, 200]),
  'GET /api/text-messages': row(() => ({}), [200, 200, 200, 200]),
  // Nobody carries text messages of the matrix's portal.
  'POST /api/text-messages/number': row(
    () => ({ body: { number: '509 555 0134', consentVersion: 1 } }),
    [409, 409, 409, 409],
  ),
  'POST /api/text-messages/code': row(() => ({ body: {} }), [409, 409, 409, 409]),
  'POST /api/text-messages/confirm': row(() => ({ body: { code: '000000' } }), [409, 409, 409, 409]),
  'DELETE /api/text-messages/number': row(() => ({}), [200, 200, 200, 200]),
  // Open: who reads a mail need not be signed in. No email has this link.
  // None of them has an address that is marked.
  'POST /api/notices/address/code': row(() => ({ body: {} }), [409, 409, 409, 409]),
  'POST /api/notices/address/confirm': row(() => ({ body: { code: '000000' } }), [409, 409, 409, 409]),
  'POST /api/notices/unsubscribe/:link': row(() => ({ params: { link: 'x.x' } }), [404, 404, 404, 404]),
  // Open: who reads a mail need not be signed in. No link has this token.
  'POST /api/access-requests': row(() => ({ body: {} }), [400, 400, 400, 400]),
  'POST /api/signin/take-back': row(() => ({ body: { token: 'x'.repeat(43) } }), [404, 404, 404, 404]),
  // By the token alone; what of it is not theirs to see is refused within the answer.
  'GET /api/start': row(
    ({ account }) => ({ query: { screen: 'my-account/overview', account } }),
    [200, 200, 200, 200],
  ),
  'GET /api/users': row(() => ({}), [200, 200, 200, 200]),
  'GET /api/cinchusers': row(
    ({ username }) => ({ query: { username, viewname: 'my-deposit-plan' } }),
    [200, 200, 403, 403],
  ),
  'GET /api/overview': byAccount(),
  'GET /api/cinchtransactions': row(ofPlan(), [200, 404, 403, 403]),
  'GET /api/branches': row(named, [200, 200, 200, 200]),
  'GET /api/contactmessages': row(named, [200, 200, 200, 200]),
  'POST /api/contactmessages': row(
    ({ username, account, invoice }) => ({
      body: {
        username,
        topic: 'billing',
        account,
        about: `invoice:${invoice}`,
        replyBy: 'email',
        replyTo: username,
        message: 'Was this delivered twice?',
        attachments: [],
      },
    }),
    [200, 404, 200, 404],
  ),
  'POST /api/contactmessages/:ticketNo/answers': row(
    ({ username }) => ({
      params: { ticketNo: 'CT-2026-999999' },
      body: { username, text: 'One more thing.' },
    }),
    [404, 404, 404, 404],
  ),
  'GET /api/depositplan': row(named, [200, 200, 403, 403]),
  'GET /api/depositplan/totals': row(ofPlan(), [200, 404, 403, 403]),
  'GET /api/depositplan/offer': row(ofPlan(), [200, 404, 403, 403]),
  'GET /api/depositplan/export': row(ofPlan({ format: 'csv' }), [200, 404, 403, 403]),
  'GET /api/depositplan/statement': row(
    ofPlan({ from: '2026-03-01', to: '2026-04-12' }),
    [200, 404, 403, 403],
  ),
  'GET /api/savings': row(named, [200, 200, 200, 200]),
  'GET /api/payable': byAccount(),
  ...payingRows,
  'GET /api/prepay/contracts': byAccount(),
  'GET /api/prepay/totals': byAccount(),
  'GET /api/prepay/lines': byAccount(),
  'GET /api/prepay/line-totals': byAccount(),
  'GET /api/prepay/choices': byAccount(),
  'GET /api/prepay/export': byAccount({ format: 'csv' }),
  'GET /api/prepay/line-export': byAccount({ format: 'csv' }),
  'GET /api/prepay/contracts/:contractNo': row(
    ({ username, contract }) => ({ params: { contractNo: contract }, query: { username } }),
    [200, 404, 200, 404],
  ),
  'GET /api/prepay/contracts/:contractNo/document': row(
    ({ username, contract }) => ({ params: { contractNo: contract }, query: { username } }),
    [404, 404, 404, 404],
  ),
  'GET /api/purchases/lines': byAccount(),
  'GET /api/purchases/totals': byAccount(),
  'GET /api/purchases/invoices': byAccount(),
  'GET /api/purchases/invoice-totals': byAccount(),
  'GET /api/purchases/invoice-export': byAccount({ format: 'csv' }),
  'GET /api/purchases/choices': byAccount(),
  'GET /api/purchases/deliveries': byAccount(),
  'GET /api/purchases/export': byAccount({ format: 'csv' }),
  'GET /api/purchases/invoices/:invoiceNo': row(
    ({ username, invoice }) => ({ params: { invoiceNo: invoice }, query: { username } }),
    [200, 404, 200, 404],
  ),
  'GET /api/purchases/invoices/:invoiceNo/document': row(
    ({ username, invoice }) => ({ params: { invoiceNo: invoice }, query: { username } }),
    [404, 404, 404, 404],
  ),
  'GET /api/ledger/rows': byAccount(),
  'GET /api/ledger/totals': byAccount(),
  'GET /api/ledger/choices': byAccount(),
  'GET /api/ledger/aging': byAccount(),
  'GET /api/ledger/export': byAccount({ format: 'csv' }),
  'GET /api/ledger/payments/:paymentNo': row(
    ({ username, payment }) => ({ params: { paymentNo: payment }, query: { username } }),
    [200, 404, 200, 404],
  ),
  'GET /api/payments': byAccount(),
  'GET /api/payments/totals': byAccount(),
  'GET /api/payments/choices': byAccount(),
  'GET /api/payments/export': byAccount({ format: 'csv' }),
  'GET /api/payments/:paymentNo': row(
    ({ username, payment }) => ({ params: { paymentNo: payment }, query: { username } }),
    [200, 404, 200, 404],
  ),
  'GET /api/statements': byAccount(),
  'GET /api/statements/totals': byAccount(),
  'GET /api/statements/choices': byAccount(),
  'GET /api/statements/since': byAccount(),
  'GET /api/statements/zip': byAccount(),
  'GET /api/statements/export': byAccount({ format: 'csv' }),
  'GET /api/statements/:statementNo': row(
    ({ username, statement }) => ({ params: { statementNo: statement }, query: { username } }),
    [200, 404, 200, 404],
  ),
  'GET /api/statements/:statementNo/pdf': row(
    ({ username, statement }) => ({ params: { statementNo: statement }, query: { username } }),
    [200, 404, 200, 404],
  ),
  'POST /api/statements/:statementNo/viewed': row(
    ({ username, statement }) => ({ params: { statementNo: statement }, body: { username } }),
    [200, 404, 200, 404],
  ),
  'GET /api/summaries/rows': byAccount({ by: 'product' }),
  'GET /api/summaries/totals': byAccount(),
  'GET /api/summaries/months': byAccount(),
  'GET /api/summaries/export': byAccount({ by: 'product', format: 'csv' }),
  'GET /api/externalpaymentoptions': row(named, [200, 200, 200, 200]),
  'POST /api/externalpaymentoptions': row(
    ({ username, account }) => ({ body: { ...newOption({ username, accountIds: [account] }) } }),
    [200, 404, 200, 403],
  ),
  'PUT /api/externalpaymentoptions': row(
    ({ username, option }) => ({ body: { username, id: option, nickname: 'Farm' } }),
    [200, 404, 404, 404],
  ),
  'POST /api/externalpaymentoptions/:id/deposits': row(
    ({ option }) => ({ params: { id: option } }),
    [409, 404, 404, 404],
  ),
  // The same for one that is confirmed already.
  'POST /api/externalpaymentoptions/:id/deposits/confirm': row(
    ({ option }) => ({ params: { id: option }, body: { first: 12, second: 47 } }),
    [200, 404, 404, 404],
  ),
  'DELETE /api/externalpaymentoptions/:id': row(
    ({ option }) => ({ params: { id: option } }),
    [409, 404, 404, 404],
  ),
  'GET /api/routingnumbers/:number': row(() => ({ params: { number: '125100018' } }), [200, 200, 200, 200]),
  'POST /api/emailnotification': row(
    ({ username, account, option }) => ({
      query: { username },
      body: { ...aPaymentSent({ username, fromaccount: account, paymentoption: option }) },
    }),
    [200, 404, 404, 404],
  ),
  'GET /api/requests': byAccount(),
  'GET /api/requests/totals': byAccount(),
  'GET /api/requests/:id': row(
    ({ username, request }) => ({ params: { id: request }, query: { username } }),
    [200, 404, 200, 404],
  ),
  'GET /api/requests/:id/receipt': row(
    ({ username, request }) => ({ params: { id: request }, query: { username } }),
    [200, 404, 200, 404],
  ),
  'POST /api/requests/:id/cancellation': row(
    ({ username, request }) => ({ params: { id: request }, query: { username }, body: {} }),
    [200, 404, 200, 404],
  ),
};
