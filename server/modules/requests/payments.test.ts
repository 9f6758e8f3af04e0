import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '@server/db/db';
import { recordingMailer } from '@server/testing/recordingMailer';
import { openTestApp, type TestApp, testNow } from '@server/testing/testApp';
import { openTestDb } from '@server/testing/testDb';
import {
  ada,
  aPaymentSent,
  body,
  fillRequests,
  forgetRequests,
  options,
  sender,
} from './testing/requestFixture';

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

describe('a payment out of a bank account', () => {
  it('is recorded with its number, its day, what it pays and what was agreed to', async () => {
    const request = await send(
      aPaymentSent({
        amount: 165,
        body: body({
          invoices: [line('A-open', 9_500, 500), line('A-late', 10_000), line('A-memo', -3_000)],
        }),
      }),
    );

    expect(request).toMatchObject({
      requestNo: 'PR-2026-000001',
      kind: 'payment',
      flow: 'bank',
      status: 'submitted',
      accountNo: '00117',
      accountName: 'Ada Farms LLC',
      submittedBy: ada,
      amountCents: 16_500,
      source: 'Farm checking ••4417',
      target: '2 invoices',
      day: '2026-04-15',
      effectiveDate: '2026-04-15',
      cancelUntil: '2026-04-14T21:00:00.000Z',
      canCancel: true,
      version: 1,
      grossCents: 20_000,
      discountCents: 500,
      creditCents: 3_000,
      allocations: [
        line('A-open', 9_500, 500),
        line('A-late', 10_000),
        { invoiceNo: 'A-memo', amountCents: -3_000 },
      ],
      events: [{ actor: ada, event: 'submit', to: 'submitted' }],
    });
    expect(request.authorization).toMatchObject({ version: 'ccd-1', acceptedBy: ada });
    expect(request.authorization?.text).toContain('On behalf of Ada Farms LLC, I authorize Test Supply');
    expect(request.authorization?.text).toContain('$165.00 on or after Apr 15, 2026');
    expect(request.authorization?.text).toContain('Palouse Bank ••4417 (routing 111000025)');
    expect(request.authorization?.text).not.toMatch(/\{|00117/);
  });

  it('is written to who asked and to the office, with all that was agreed to', async () => {
    const { authorization } = await send(aPaymentSent());

    expect(emails.messages).toMatchObject([
      {
        to: ada,
        letter: {
          name: 'requestReceipt',
          authorization: authorization?.text,
          request: { amountCents: 10_000 },
        },
      },
      { to: 'office@example.com', letter: { name: 'requestForOffice', submittedBy: ada } },
    ]);
  });

  it.each([
    ['100', undefined],
    ['100.0', undefined],
    ['100.001', 'amount'],
    ['0.00', 'amount'],
    ['-100.00', 'amount'],
    ['1e2', 'amount'],
    [' 100.00', 'amount'],
    ['$100.00', 'amount'],
    ['99.99', 'amount'],
    ['250000.01', 'amount'],
    ['90071992547409.93', 'amount'],
  ])('of %j is refused about: %s', async (amount, field) => {
    const sent = send(aPaymentSent({ amount }));

    if (field === undefined) await expect(sent).resolves.toMatchObject({ amountCents: 10_000 });
    else
      await expect(sent).rejects.toMatchObject({ code: 'invalid', fields: { [field]: expect.any(String) } });
  });

  it.each([
    ['2026-04-14', undefined, 'at the cut-off', '2026-04-13T21:00:00.000Z'],
    ['2026-04-14', /Apr 15, 2026 or a later day/, 'a millisecond after it', '2026-04-13T21:00:00.001Z'],
    ['2026-04-14', /Apr 15, 2026 or a later day/, 'a second after it', '2026-04-13T21:00:01.000Z'],
    ['2026-04-13', /Apr 14, 2026 or a later day/, 'today', '2026-04-13T15:00:00.000Z'],
    [
      '2026-04-18',
      /Banks are closed on Apr 18, 2026 \(the weekend\)/,
      'a Saturday',
      '2026-04-13T15:00:00.000Z',
    ],
    ['2026-05-25', /Memorial Day/, 'a holiday', '2026-04-13T15:00:00.000Z'],
    ['2026-06-12', undefined, 'sixty days ahead', '2026-04-13T15:00:00.000Z'],
    ['2026-06-15', /Jun 12, 2026 or an earlier day/, 'too far ahead', '2026-04-13T15:00:00.000Z'],
    ['2026-02-30', /year, month and day/, 'no day', '2026-04-13T15:00:00.000Z'],
  ])('on %s: %s (%s)', async (paydate, problem, _, at) => {
    portal.at(at);
    const sent = send(aPaymentSent({ paydate }));

    if (problem === undefined) await expect(sent).resolves.toMatchObject({ day: paydate });
    else await expect(sent).rejects.toMatchObject({ fields: { paydate: expect.stringMatching(problem) } });
  });

  it.each([
    ['waiting', 10_000, undefined],
    ['blocked', 10_000, /The bank account is closed/],
    ['long', 10_000, /has 18 digits/],
    ['elsewhere', 10_000, /isn’t linked to this account/],
    ['bob', 10_000, /can’t find that bank account/],
  ] as const)('out of the account called %s', async (name, _, problem) => {
    const sent = send(aPaymentSent({ paymentoption: options[name] }));

    if (problem === undefined) await expect(sent).resolves.toMatchObject({ optionId: options[name] });
    else
      await expect(sent).rejects.toMatchObject({ fields: { paymentoption: expect.stringMatching(problem) } });
  });

  it.each(['none', '', "' or 1=1 --", '0196280f-0000-7000-8000-0000000000ff'])(
    'knows no bank account called %j',
    async (paymentoption) => {
      await expect(send(aPaymentSent({ paymentoption }))).rejects.toMatchObject({
        fields: { paymentoption: expect.any(String) },
      });
    },
  );

  it('pays no more than little out of a bank account that is new', async () => {
    const many = body({ mode: 'prepay', invoices: [] });

    await expect(
      send(aPaymentSent({ amount: '10000.01', paymentoption: options.fresh, body: many })),
    ).rejects.toMatchObject({
      fields: { amount: expect.stringMatching(/\$10,000\.00 at most in its first 24 hours/) },
    });
    await expect(
      send(aPaymentSent({ amount: '10000.00', paymentoption: options.fresh, body: many })),
    ).resolves.toMatchObject({ target: 'Prepay' });
  });

  it('is refused on an account that takes none', async () => {
    const invoices = [line('F-1', 10_000)];

    await expect(
      send(aPaymentSent({ fromaccount: '00500', body: body({ invoices }) })),
    ).rejects.toMatchObject({
      fields: { paymentoption: expect.stringMatching(/don’t take bank payments/) },
    });
  });
});
