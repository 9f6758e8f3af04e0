import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '@server/db/db';
import { recordingMailer } from '@server/testing/recordingMailer';
import { anInvoice, put } from '@server/testing/rows';
import { openTestApp, type TestApp, testNow } from '@server/testing/testApp';
import { openTestDb } from '@server/testing/testDb';
import { aPaymentSent, body, fillRequests, forgetRequests, sender } from './testing/requestFixture';

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

const line = (invoiceNo: string, amountCents: number, discountCents = 0) => ({
  invoiceNo,
  amountCents,
  discountCents,
});

describe('what a payment is divided among', () => {
  it.each([
    ['not open', [line('A-paid', 10_000)], /A-paid isn’t open/, 'invoices[0]'],
    ['void', [line('A-void', 10_000)], /isn’t open/, 'invoices[0]'],
    ['somebody else’s', [line('B-1', 10_000)], /B-1 isn’t open/, 'invoices[0]'],
    ['of another account', [line('L-1', 10_000)], /isn’t open/, 'invoices[0]'],
    ['paid twice in it', [line('A-late', 5_000), line('A-late', 5_000)], /twice/, 'invoices[0]'],
    ['paid more than is open', [line('A-part', 10_000)], /\$60\.00 or less/, 'invoices[0]'],
    ['paid nothing', [line('A-late', 10_000), line('A-today', 0)], /\$0\.01 or more/, 'invoices[1]'],
    [
      'credited more than there is',
      [line('A-late', 10_000), line('A-memo', -3_001)],
      /\$30.00 of this credit at most/,
      'invoices[1]',
    ],
    ['a credit that is paid', [line('A-memo', 3_000)], /\$30.00 of this credit at most/, 'invoices[0]'],
  ])('of an invoice that is %s is refused', async (_, invoices, problem, field) => {
    const amount = (invoices.reduce((sum, { amountCents }) => sum + amountCents, 0) / 100).toFixed(2);

    await expect(send(aPaymentSent({ amount, body: body({ invoices }) }))).rejects.toMatchObject({
      fields: { [field]: expect.stringMatching(problem) },
    });
  });

  it.each([
    ['2026-04-20', 9_500, 500, true],
    ['2026-04-20', 10_000, 0, false],
    ['2026-04-20', 9_499, 500, false],
    ['2026-04-20', 5_000, 0, true],
    ['2026-04-20', 5_000, 250, false],
    ['2026-04-21', 9_500, 500, false],
    ['2026-04-21', 10_000, 0, true],
  ])('takes on %s, for %i cents, a discount of %i: %s', async (paydate, cents, discount, taken) => {
    const invoices = [{ ...line('A-open', cents, discount), reason: 'later' as const }];
    const sent = send(aPaymentSent({ paydate, amount: (cents / 100).toFixed(2), body: body({ invoices }) }));

    if (taken) await expect(sent).resolves.toMatchObject({ discountCents: discount });
    else
      await expect(sent).rejects.toMatchObject({
        fields: { 'invoices[0]': expect.stringMatching(/discount/) },
      });
  });

  it('is told that an invoice is on its way already, and may be meant twice', async () => {
    await send(aPaymentSent());
    const again = { paydate: '2026-04-16' };

    await expect(send(aPaymentSent(again))).rejects.toMatchObject({
      code: 'conflict',
      fields: {
        confirmed: expect.stringMatching(
          /^\$100.00 of invoice A-late is already on its way \(PR-2026-000001\). With this, \$100.00 .* twice/,
        ),
      },
    });
    await expect(send(aPaymentSent({ ...again, body: body({ confirmed: true }) }))).resolves.toMatchObject({
      requestNo: 'PR-2026-000002',
    });
  });

  it('is the rest of what is on its way, with the discount of clearing it', async () => {
    const part = { ...line('A-open', 6_000, 0), reason: 'later' as const };
    const paying = (cents: number, discount: number) => ({
      amount: (cents / 100).toFixed(2),
      body: body({ invoices: [line('A-open', cents, discount)] }),
    });
    await send(aPaymentSent({ amount: '60.00', body: body({ invoices: [part] }) }));

    await expect(send(aPaymentSent(paying(3_501, 500)))).rejects.toMatchObject({
      fields: { 'invoices[0]': 'Enter $35.00 or less. That pays it off.' },
    });
    await expect(send(aPaymentSent(paying(10_000, 500)))).rejects.toMatchObject({
      fields: { 'invoices[0]': expect.stringMatching(/The discount on invoice A-open is \$0.00/) },
    });
    await expect(send(aPaymentSent(paying(3_500, 500)))).resolves.toMatchObject({ discountCents: 500 });
  });

  it('is nothing of a negative invoice, which the office applies', async () => {
    await put(db, 'invoice', anInvoice({ invoice_no: 'A-back', doc_type: 'I', total_cents: -2_000 }));
    const invoices = [line('A-late', 10_000), line('A-back', -2_000)];
    const sent = send(aPaymentSent({ amount: '80.00', body: body({ invoices }) }));

    await expect(sent).rejects.toMatchObject({
      fields: { 'invoices[1]': expect.stringMatching(/isn’t a credit memo/) },
    });
    await db.sql.deleteFrom('invoice').where('invoice_no', '=', 'A-back').execute();
  });

  it('is taken for a mistake where the same is asked for within minutes', async () => {
    const prepay = aPaymentSent({ body: body({ mode: 'prepay', invoices: [] }) });
    await send(prepay);
    portal.at('2026-04-13T15:09:59.000Z');

    await expect(send(prepay)).rejects.toMatchObject({
      code: 'conflict',
      fields: { confirmed: expect.stringMatching(/PR-2026-000001/) },
    });
    portal.at('2026-04-13T15:10:00.000Z');
    await expect(send(prepay)).resolves.toMatchObject({ requestNo: 'PR-2026-000002' });
  });

  it('spends an amount oldest first, and keeps the rest as unapplied credit', async () => {
    const amount = (cents: string, invoices: ReturnType<typeof line>[] = [], confirmed = false) =>
      send(aPaymentSent({ amount: cents, body: body({ mode: 'amount', invoices, confirmed }) }));

    expect(await amount('80.00')).toMatchObject({
      allocations: [
        { invoiceNo: 'A-memo', amountCents: -3_000 },
        line('A-fall', 10_000),
        line('A-late', 1_000),
      ],
      target: '2 invoices',
    });
    await expect(amount('80.00', [line('A-today', 8_000)])).rejects.toMatchObject({
      fields: { invoices: expect.stringMatching(/have changed/) },
    });
    await expect(amount('1000.00')).rejects.toMatchObject({
      fields: { confirmed: expect.stringMatching(/unapplied credit/) },
    });
    expect(await amount('1000.00', [], true)).toMatchObject({ amountCents: 100_000, grossCents: 35_000 });
  });

  it('of a prepayment is for a contract of the account, and for no invoice', async () => {
    const prepay = (over: object) =>
      send(aPaymentSent({ body: body({ mode: 'prepay', invoices: [], ...over }) }));

    await expect(prepay({ prepayContractNo: 'PP-none' })).rejects.toMatchObject({
      fields: { amount: expect.stringMatching(/Choose another/) },
    });
    await expect(prepay({ invoices: [line('A-late', 10_000)] })).rejects.toMatchObject({
      fields: { 'invoices[0]': expect.any(String) },
    });
  });
});
