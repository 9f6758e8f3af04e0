import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { anInvoice, put } from '@server/testing/rows';
import { ada, aPaymentSent, body, sender } from './testing/requestFixture';
import { bankAccount, credited, openRefunds, type Refunds, rita, root } from './testing/refundFixture';

let world: Refunds;
beforeEach(async () => {
  world = await openRefunds();
});
afterEach(() => world.portal.close());

describe('the office', () => {
  it('approves while the credit is there, and reads what is left where it has gone', async () => {
    const { db, ask, move, queued } = world;
    const request = await ask({ amount: '500.00' });
    await put(
      db,
      'invoice',
      anInvoice({
        invoice_no: 'R-new',
        account_no: credited,
        total_cents: 20_000,
        open_amount_cents: 20_000,
      }),
    );

    expect(await move('approve', request)).toMatchObject({
      outcome: 'refused',
      message: expect.stringMatching(/\$400\.00 can be refunded/),
    });
    const { moves } = await queued(request.id);
    expect(moves.find(({ move: name }) => name === 'approve')?.why).toMatch(/\$400\.00 can be refunded/);

    await db.sql.deleteFrom('invoice').where('invoice_no', '=', 'R-new').execute();
    expect(await move('approve', request)).toMatchObject({ outcome: 'done', status: 'approved' });
  });

  it('approves much with two people, and counts the credit at both', async () => {
    const { db, ask, move } = world;
    await db.sql
      .updateTable('account')
      .set({ unapplied_credit_cents: 9_000_000 })
      .where('account_no', '=', credited)
      .execute();
    const request = await ask({ amount: '50000.00' });

    expect(await move('approve', request)).toMatchObject({ status: 'pendingSecond' });
    expect(await move('approve', request)).toMatchObject({ outcome: 'refused' });
    expect(await move('approve', request, { as: rita })).toMatchObject({ status: 'approved' });
  });

  it('posts a mailed check by hand, which takes its credit until the ERP shows it', async () => {
    const { ask, move, offer, one } = world;
    const request = await ask();
    await move('approve', request);
    expect((await one(request.id)).status).toBe('approved');
    await move('post', request);

    expect(await one(request.id)).toMatchObject({ status: 'posted', postedOn: '2026-04-13' });
    expect((await offer()).sum.refundsCents).toBe(10_000);
  });

  it('looks twice at much that goes to a new bank account of somebody whose address changed', async () => {
    const { db, ask, queued } = world;
    const unapplied_credit_cents = 9_000_000;
    await db.sql
      .updateTable('account')
      .set({ unapplied_credit_cents })
      .where('account_no', '=', credited)
      .execute();
    const paymentoption = await bankAccount(db, { created_at: '2026-04-09T16:00:00.000Z' });
    await put(db, 'contact_change', {
      change_id: randomUUID(),
      name: ada,
      attribute: 'email',
      old_value: 'old@example.com',
      changed_at: '2026-04-09T14:00:00.000Z',
      token_hash: Buffer.from('none'),
    });
    const ach = { deliverymethod: 'ach', paymentoption } as const;
    const { id: little } = await ask({ ...ach, amount: '9999.99' });
    const { id: much } = await ask({ ...ach, amount: '10000.00' });

    expect((await queued(little)).flags).toEqual(['newBankAccount']);
    expect((await queued(much)).flags).toEqual(['takeover', 'newBankAccount', 'unusualAmount']);
  });

  it('rejects with a reason', async () => {
    const { ask, move, offer } = world;
    await move('reject', await ask(), { as: root, note: 'Your credit was used for newer invoices.' });

    expect((await offer()).sum.refundsCents).toBe(0);
  });
});

describe('a payment', () => {
  it('uses no credit memo that is asked back', async () => {
    const { db, portal, ask } = world;
    const paymentoption = await bankAccount(db);
    await ask({ amount: '600.00' });
    // The ERP has used some of it meanwhile.
    const unapplied = { unapplied_credit_cents: 40_000 };
    await db.sql.updateTable('account').set(unapplied).where('account_no', '=', credited).execute();
    const pay = (creditCents: number) =>
      sender(portal)(
        aPaymentSent({
          fromaccount: credited,
          paymentoption,
          amount: String((20_000 - creditCents) / 100),
          body: body({
            invoices: [
              { invoiceNo: 'R-open', amountCents: 20_000, discountCents: 0 },
              { invoiceNo: 'R-memo', amountCents: -creditCents, discountCents: 0 },
            ],
          }),
        }),
      );

    await expect(pay(10_001)).rejects.toMatchObject({
      fields: { amount: expect.stringMatching(/^\$600\.00 of this account’s credit is on its way back/) },
    });
    expect(await pay(10_000)).toMatchObject({ creditCents: 10_000 });
  });
});
