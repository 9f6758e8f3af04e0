import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aPayment } from '@server/testing/ledgerRows';
import { put } from '@server/testing/rows';
import { aTicket } from '@server/testing/ticketRows';
import * as requests from '@contract/requests/endpoints';
import { ada, bob } from './testing/requestFixture';
import { bankAccount, credited, openRefunds, type Refunds } from './testing/refundFixture';

let world: Refunds;
beforeEach(async () => {
  world = await openRefunds();
});
afterEach(() => world.portal.close());

const inUse = { username: ada } as const;

describe('what can be refunded', () => {
  it('is what the credits of one account exceed all that is owed there, and says how it is made up', async () => {
    expect(await world.offer()).toMatchObject({
      refusal: null,
      banksRest: null,
      sum: {
        memoCents: 30_000,
        unappliedCents: 50_000,
        owedCents: 20_000,
        notInvoicedCents: 0,
        usedCents: 0,
        refundsCents: 0,
        unclearedCents: 0,
        refundableCents: 60_000,
      },
      mostCents: 60_000,
      payee: 'Ada Orchards',
    });
  });

  it('is less by what is delivered and not invoiced, what a payment uses, and what came in lately', async () => {
    const { db, offer } = world;
    await put(
      db,
      'payment',
      aPayment({
        payment_no: 'P-new',
        account_no: credited,
        unapplied_cents: 4_000,
        received_date: '2026-04-10',
      }),
    );
    await put(db, 'price_sheet', {
      product_code: 'MAP',
      uom: 'ton',
      effective_from: '2026-01-01',
      branch: '',
      posted_price: '4.00',
      import_id: 1,
    });
    await put(db, 'delivery_ticket', aTicket({ account_no: credited, product_code: 'MAP' }));

    expect((await offer()).sum).toMatchObject({
      notInvoicedCents: 1_000,
      unclearedCents: 4_000,
      refundableCents: 55_000,
    });
  });

  it.each([
    ['nothing on an account without credit', '00117', /owes as much as it has in credit/],
    ['nothing on an account on hold', credited, /on hold/],
  ])('is %s', async (_, accountNo, refusal) => {
    const { db, offer } = world;
    await db.sql.updateTable('account').set({ status: 'H' }).where('account_no', '=', credited).execute();

    expect((await offer(ada, accountNo)).refusal).toMatch(refusal);
  });

  it('is nothing while the figures are old', async () => {
    world.portal.at('2026-04-16T09:10:00.001Z');

    expect((await world.offer()).refusal).toMatch(/^Our figures are from Apr 12, 2026/);
    await expect(world.ask()).rejects.toMatchObject({ code: 'forbidden' });
  });

  it('is told to whoever may ask alone', async () => {
    await expect(world.offer('lou@example.com')).rejects.toMatchObject({ code: 'forbidden' });
    await expect(world.offer(bob)).rejects.toMatchObject({ code: 'not-found' });
  });
});

describe('a refund that is asked for', () => {
  it('by check goes to the office, with emails to both', async () => {
    const request = await world.ask({ comments: ' Thanks ' });

    expect(request).toMatchObject({
      kind: 'refund',
      flow: 'refund',
      status: 'submitted',
      accountNo: credited,
      amountCents: 10_000,
      source: 'Credit balance',
      target: 'Check by mail',
      deliveryMethod: 'checkMail',
      day: null,
      comments: 'Thanks',
      canCancel: true,
      allocations: [],
      authorization: null,
    });
    expect(world.outbox.messages.map(({ to, letter }) => [to, letter.name])).toEqual([
      [ada, 'requestReceipt'],
      ['office@example.com', 'requestForOffice'],
    ]);
    expect((await world.offer()).sum).toMatchObject({ refundsCents: 10_000, refundableCents: 50_000 });
    expect(await world.queued(request.id)).toMatchObject({ flow: 'refund', refundableCents: 60_000 });
  });

  it.each([
    ['more than there is', { amount: '600.01' }, 'amount', 'You can ask for up to $600.00.'],
    ['a few cents', { amount: '0.99' }, 'amount', 'Enter $1.00 or more.'],
    ['by bank to none', { deliverymethod: 'ach' as const }, 'paymentoption', 'Choose a bank account.'],
    [
      'by check to a bank account',
      { paymentoption: randomUUID() },
      'paymentoption',
      'A mailed check has no bank account',
    ],
    [
      'to somebody else’s bank account',
      { deliverymethod: 'ach' as const, paymentoption: randomUUID() },
      'paymentoption',
      '',
    ],
  ])('for %s is refused at its field', async (_, over, field, words) => {
    await expect(world.ask(over)).rejects.toMatchObject({
      fields: { [field]: expect.stringContaining(words) },
    });
  });

  it('of all there is, and of the least, is taken', async () => {
    expect((await world.ask({ amount: '1.00' })).amountCents).toBe(100);
    expect((await world.ask({ amount: '599.00' })).amountCents).toBe(59_900);
    await expect(world.ask({ amount: '1.00', confirmed: true })).rejects.toMatchObject({ code: 'forbidden' });
  });

  it('goes to a bank account that is confirmed, and that is not new where it is much', async () => {
    const { db, ask } = world;
    const paymentoption = await bankAccount(db);
    const waiting = await bankAccount(db, { status: 'pendingVerification', verified_at: null });
    const ach = { deliverymethod: 'ach', paymentoption } as const;

    expect(await ask(ach)).toMatchObject({ target: 'Farm checking ••4417', optionId: paymentoption });
    await expect(ask({ ...ach, paymentoption: waiting })).rejects.toMatchObject({
      fields: { paymentoption: expect.stringMatching(/isn’t confirmed yet/) },
    });
  });

  it('goes to no bank account for 72 hours after an email address changed', async () => {
    const { db, ask, offer } = world;
    const paymentoption = await bankAccount(db);
    await put(db, 'contact_change', {
      change_id: randomUUID(),
      name: ada,
      attribute: 'email',
      old_value: 'old@example.com',
      changed_at: '2026-04-13T14:00:00.000Z',
      token_hash: Buffer.from('none'),
    });

    expect((await offer()).banksRest).toMatch(/changed lately/);
    await expect(ask({ deliverymethod: 'ach', paymentoption })).rejects.toMatchObject({
      fields: { paymentoption: expect.stringMatching(/changed lately/) },
    });
    expect(await ask()).toMatchObject({ status: 'submitted' });
  });

  it('is asked for once per key, and the same again asks first', async () => {
    const key = randomUUID();
    const first = await world.ask({}, { key });

    expect((await world.ask({}, { key })).id).toBe(first.id);
    await expect(world.ask()).rejects.toMatchObject({
      code: 'conflict',
      fields: { confirmed: expect.any(String) },
    });
    expect((await world.ask({ confirmed: true })).id).not.toBe(first.id);
  });

  it('at the same time as another takes no credit twice', async () => {
    const both = await Promise.allSettled([world.ask({ amount: '400.00' }), world.ask({ amount: '400.00' })]);

    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect((await world.offer()).sum.refundsCents).toBe(40_000);
  });

  it('is nobody’s who may only look', async () => {
    await expect(world.ask({}, { as: 'lou@example.com' })).rejects.toMatchObject({ code: 'forbidden' });
    await expect(world.ask({}, { as: bob })).rejects.toMatchObject({ code: 'not-found' });
  });

  it('is cancelled until its cut-off, and its credit is free again', async () => {
    const request = await world.ask();
    const { portal } = world;
    await portal.as(ada).call(requests.cancel, { params: { id: request.id }, query: inUse, body: {} });

    expect((await world.offer()).sum.refundsCents).toBe(0);
  });
});
