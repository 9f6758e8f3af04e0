import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as checks from '@contract/checks/endpoints';
import type { WrittenCheck } from '@contract/checks/schema';
import * as requests from '@contract/requests/endpoints';
import { aPayment } from '@server/testing/ledgerRows';
import { put } from '@server/testing/rows';
import { aCheck, type Checks, openChecks } from '../testing/checkFixture';
import { ada, aPaymentSent, bob, sender } from '../testing/requestFixture';

const cpa = 'cpa@example.com';
let db: Checks['db'];
let portal: Checks['portal'];
let emails: Checks['emails'];
let check: Checks['check'];
let begin: Checks['begin'];
beforeAll(async () => {
  ({ db, portal, emails, check, begin } = await openChecks());
});
afterAll(() => portal.close());
beforeEach(() => begin());

describe('a check that was mailed', () => {
  it('is on its way with its number, its day and what it pays, and its invoices say so', async () => {
    const request = await check.announce({ checkNo: '001042' });

    expect(request).toMatchObject({
      requestNo: 'PR-2026-000001',
      kind: 'payment',
      flow: 'check',
      status: 'submitted',
      submittedBy: ada,
      source: 'Check 1042',
      target: '1 invoice',
      amountCents: 10_000,
      day: '2026-04-10',
      effectiveDate: null,
      deliveryMethod: 'mailed',
      branchCode: null,
      canCancel: true,
      cancelUntil: '2026-05-11T06:59:00.000Z',
      authorization: null,
      allocations: [{ invoiceNo: 'A-late', amountCents: 10_000, discountCents: 0 }],
      events: [{ event: 'submit', actor: ada, to: 'submitted' }],
    });
    expect(await check.inFlightOf('A-late')).toEqual([
      { requestNo: 'PR-2026-000001', amountCents: 10_000, discountCents: 0 },
    ]);
    // The office has nothing to decide.
    expect(emails.messages.map(({ to, letter }) => [to, letter.name])).toEqual([[ada, 'requestReceipt']]);
  });

  it('takes the discount of its day, and leaves the rest on account', async () => {
    const request = await check.announce({
      amount: 165,
      invoices: [
        { invoiceNo: 'A-open', amountCents: 9_500 },
        { invoiceNo: 'A-memo', amountCents: -3_000 },
      ],
    });

    expect(request).toMatchObject({ amountCents: 16_500, discountCents: 500, creditCents: 3_000 });
    expect(request.allocations.map(({ amountCents }) => amountCents)).toEqual([9_500, -3_000]);
  });

  it('needs no invoice', async () => {
    expect(await check.announce({ invoices: [] })).toMatchObject({ target: 'On account', allocations: [] });
  });

  it('may be above the company’s limit for one payment', async () => {
    expect(await check.announce({ amount: '300000.00', invoices: [] })).toMatchObject({
      amountCents: 30_000_000,
    });
  });

  it('is announced once per key', async () => {
    const key = randomUUID();
    const first = await check.announce({}, { key });

    expect(await check.announce({}, { key })).toEqual(first);
    await expect(check.announce({ amount: '1.00' }, { key })).rejects.toMatchObject({ code: 'key-reused' });
  });

  it.each<[string, Partial<WrittenCheck>, string, string]>([
    ['a number of eleven digits', { checkNo: '12345678901' }, 'invalid', 'checkNo'],
    ['no digits', { checkNo: 'abc' }, 'invalid', 'checkNo'],
    ['a day to come', { day: '2026-04-14' }, 'invalid', 'day'],
    ['a day that it would have lapsed since', { day: '2026-03-13' }, 'invalid', 'day'],
    ['a day that is none', { day: '2026-02-30' }, 'invalid', 'day'],
    ['an amount of nothing', { amount: '0' }, 'invalid', 'amount'],
    ['less than its invoices', { amount: '99.99' }, 'invalid', 'amount'],
    ['an invoice twice', twice(), 'invalid', 'invoices[1]'],
    [
      'an invoice that is not open',
      { invoices: [{ invoiceNo: 'A-paid', amountCents: 1 }] },
      'not-found',
      'invoices[0]',
    ],
    [
      'somebody else’s invoice',
      { invoices: [{ invoiceNo: 'B-1', amountCents: 1 }] },
      'not-found',
      'invoices[0]',
    ],
    [
      'more than an invoice has open',
      { amount: '200.00', invoices: [{ invoiceNo: 'A-late', amountCents: 10_001 }] },
      'invalid',
      'invoices[0]',
    ],
  ])('is refused with %s', async (_, over, code, field) => {
    await expect(check.announce(over)).rejects.toMatchObject({
      code,
      fields: { [field]: expect.any(String) },
    });
  });

  it.each(['2026-03-14', '2026-04-13'])('may be of %s', async (day) => {
    expect(await check.announce({ day })).toMatchObject({ day });
  });

  it('is asked about where one of its number is on its way, and where an invoice would be paid twice', async () => {
    await check.announce();
    const asked = check.announce({ checkNo: '01042' });

    await expect(asked).rejects.toMatchObject({
      code: 'conflict',
      fields: { confirmed: expect.stringMatching(/PR-2026-000001.*paid twice/s) },
    });
    expect(await check.announce({ confirmed: true })).toMatchObject({ requestNo: 'PR-2026-000002' });
  });

  it('is asked about by its number alone no more once the first was cancelled', async () => {
    const { id, version } = await check.announce({ invoices: [] });
    await expect(check.announce({ invoices: [] })).rejects.toMatchObject({ code: 'conflict' });
    await portal
      .as(ada)
      .call(requests.cancel, { params: { id }, query: { username: ada }, body: { version } });

    expect(await check.announce({ invoices: [] })).toMatchObject({ requestNo: 'PR-2026-000002' });
  });

  it('counts for what is paid twice by bank', async () => {
    await check.announce();

    await expect(sender(portal)(aPaymentSent())).rejects.toMatchObject({
      code: 'conflict',
      fields: { confirmed: expect.stringContaining('PR-2026-000001') },
    });
  });

  it('is refused where the ERP has booked it', async () => {
    await put(
      db,
      'payment',
      aPayment({ payment_no: 'P-9', method: 'K', reference: '2042', received_date: '2026-04-12' }),
    );

    await expect(check.announce({ checkNo: '2042' })).rejects.toMatchObject({
      fields: { checkNo: expect.stringContaining('We posted check 2042') },
    });
    expect(await check.announce({ checkNo: '2043' })).toMatchObject({ status: 'submitted' });
  });
});

function twice(): Partial<WrittenCheck> {
  const line = { invoiceNo: 'A-late', amountCents: 5_000 };
  return { invoices: [line, line] };
}

describe('who may announce a check', () => {
  it.each([
    ['a stranger', bob, '00117', 'not-found'],
    ['whoever only looks', ada, '00200', 'forbidden'],
    ['whoever only reads papers', cpa, '00117', 'forbidden'],
    ['nobody on a closed account', ada, '00600', 'forbidden'],
  ])('%s', async (_, as, account, code) => {
    await expect(check.announce({ account, invoices: [] }, { as })).rejects.toMatchObject({ code });
  });

  it('is not told by the address', async () => {
    const call = portal
      .as(bob)
      .call(checks.announce, { query: { username: ada }, body: aCheck(), key: randomUUID() });

    await expect(call).rejects.toMatchObject({ code: 'forbidden' });
  });
});
