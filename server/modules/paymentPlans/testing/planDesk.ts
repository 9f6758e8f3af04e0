import { randomUUID } from 'node:crypto';
import * as plans from '@contract/paymentPlans/endpoints';
import type { AccountPlans, PaymentPlan, PaymentPlans, PlanOffer } from '@contract/paymentPlans/schema';
import type { PlanTerms } from '@contract/rules/paymentPlan';
import type { Db } from '@server/db/db';
import { settlePlans } from '@server/domain/paymentPlans/settlePlans';
import { account, type AutopayDesk, openAutopayDesk } from '@server/modules/autopay/testing/autopayFixture';
import { bob, options } from '@server/modules/requests/testing/requestFixture';
import { aPayment } from '@server/testing/ledgerRows';
import { anInvoice, put } from '@server/testing/rows';

export const root = 'root@example.com';

/** $600.00 that is past due on Bob's account in three installments from Monday, April 20, 2026, on. */
const said: PlanTerms = { totalCents: 60_000, count: 3, every: 'month', firstDay: '2026-04-20' };

export interface PlanDesk extends AutopayDesk {
  list(as?: string): Promise<PaymentPlans>;
  propose(over?: Partial<PlanTerms>, id?: string, as?: string): Promise<PaymentPlans>;
  /** What the office proposes. */
  offer(over?: Partial<PlanOffer>, key?: string, as?: string): Promise<AccountPlans>;
  /** The customer accepts. */
  accept(plan: Pick<PaymentPlan, 'id' | 'version'>): Promise<PaymentPlans>;
  officeAccept(plan: Pick<PaymentPlan, 'id' | 'version'>, as?: string): Promise<AccountPlans>;
  end(plan: Pick<PaymentPlan, 'id' | 'version'>): Promise<PaymentPlans>;
  officeEnd(plan: Pick<PaymentPlan, 'id' | 'version'>, as?: string): Promise<AccountPlans>;
  onAccount(): Promise<AccountPlans>;
  /** Holds plans against the books of a day, at noon of a day. */
  settle(day: string, asOf?: string): Promise<void>;
  /** The ERP posted a payment and applied it. */
  paid(postingDate: string, cents: number, over?: object): Promise<void>;
  state(): Promise<string>;
  /** Names and events of what was sent. */
  told(): string[];
}

export async function openPlanDesk(): Promise<PlanDesk> {
  const desk = await openAutopayDesk();
  const { db, portal, emails } = desk;
  const officeOf = (as: string) => portal.as(as);
  const list = (as: string = bob) => portal.as(as).call(plans.list, { query: { username: as } });
  const own = { username: bob, account, optionId: options.bob };
  const textOf = async (asked: object) => {
    const { version, sha256 } = await portal
      .as(bob)
      .call(plans.authorization, { query: { ...own, ...asked } });
    return { authorization: version, authorizationSha256: sha256 };
  };
  return {
    ...desk,
    list,
    async propose(over = {}, id = randomUUID(), as = bob) {
      const asked = { ...said, ...over };
      const body = { ...own, username: as, ...asked, ...(await textOf(asked)) };
      return portal.as(as).call(plans.propose, { params: { id }, body });
    },
    offer: (over = {}, key = randomUUID(), as = root) =>
      officeOf(as).call(plans.offer, { params: { accountNo: account }, key, body: { ...said, ...over } }),
    async accept({ id, version }) {
      const body = { ...own, version, ...(await textOf({ planId: id })) };
      return portal.as(bob).call(plans.accept, { params: { id }, body });
    },
    officeAccept: ({ id, version }, as = root) =>
      officeOf(as).call(plans.officeAccept, { params: { accountNo: account, id }, body: { version } }),
    end: ({ id, version }) =>
      portal.as(bob).call(plans.end, { params: { id }, body: { username: bob, account, version } }),
    officeEnd: ({ id, version }, as = root) =>
      officeOf(as).call(plans.officeEnd, {
        params: { accountNo: account, id },
        body: { version, reason: 'Half of it first, please.' },
      }),
    onAccount: () => officeOf(root).call(plans.onAccount, { params: { accountNo: account } }),
    async settle(day, asOf) {
      if (asOf) await db.sql.updateTable('feed_import').set({ as_of: asOf }).execute();
      const clock = { now: () => new Date(`${day}T20:00:00.000Z`) };
      portal.at(clock.now().toISOString());
      await settlePlans({ db, clock, outbox: emails, booksZone: 'America/Los_Angeles' });
    },
    async paid(posting_date, amount_cents, over = {}) {
      const payment = { payment_no: randomUUID(), account_no: account, posting_date, amount_cents };
      await put(db, 'payment', aPayment({ ...payment, ...over }));
      await db.sql
        .updateTable('invoice')
        .set((eb) => ({
          paid_cents: eb('paid_cents', '+', amount_cents),
          open_amount_cents: eb('open_amount_cents', '-', amount_cents),
        }))
        .where('invoice_no', '=', 'B-late')
        .execute();
    },
    async state() {
      const row = await db.sql
        .selectFrom('payment_plan')
        .select(['state', 'reason'])
        .executeTakeFirstOrThrow();
      return [row.state, row.reason].filter(Boolean).join(' ');
    },
    told: () =>
      emails.messages.map(({ letter }) =>
        'event' in letter ? `${letter.name} ${letter.event}` : letter.name,
      ),
    async forget() {
      await forgetPlans(db);
      await desk.forget();
    },
  };
}

/** Bob's account as it was, with one invoice that is past due. */
async function forgetPlans(db: Db): Promise<void> {
  await db.sql.deleteFrom('autopay_run').execute();
  await db.sql.deleteFrom('autopay').execute();
  await db.sql.deleteFrom('payment_plan_installment').execute();
  await db.sql.deleteFrom('payment_plan').execute();
  await db.sql.deleteFrom('promise').execute();
  await db.sql.deleteFrom('payment').where('account_no', '=', account).execute();
  await db.sql.deleteFrom('invoice').where('invoice_no', '=', 'B-late').execute();
  await db.sql.updateTable('feed_import').set({ as_of: '2026-04-12' }).execute();
  await put(
    db,
    'invoice',
    anInvoice({
      invoice_no: 'B-late',
      account_no: account,
      posting_date: '2026-03-01',
      due_date: '2026-03-20',
      total_cents: 60_000,
    }),
  );
}
