import { randomUUID } from 'node:crypto';
import * as reconciliation from '@contract/reconciliation/endpoints';
import type { DifferenceKind, DifferenceMove, DifferenceState } from '@contract/reconciliation/labels';
import type { PaymentTable } from '@server/db/tables';
import { openBank, payable, root } from '@server/modules/achBatches/testing/filed';
import { aPayment } from '@server/testing/ledgerRows';
import { put } from '@server/testing/rows';

interface Asked {
  readonly reason?: string;
  readonly candidate?: string;
  readonly lookAgainOn?: string;
  readonly by?: string;
}

interface Filter {
  readonly limit: number;
  readonly state?: DifferenceState;
  readonly kind?: string;
  readonly q?: string;
}

/** A bank whose files went out, an ERP that answers, and the office that compares them. */
export async function openCompared() {
  const bank = await openBank();
  const { db, office, portal, outbox } = bank;
  const as = (name: string) => portal.as(name);
  const one = (kind: DifferenceKind, subject: string, by = root) =>
    as(by).call(reconciliation.one, { params: { kind, subject } });
  const list = (query: Filter) => as(root).call(reconciliation.list, { query });
  return {
    ...bank,
    /** Sends what was approved. */
    async send(): Promise<number> {
      const batch = await office.create();
      const { batchNo } = await office.move(batch, 'send');
      outbox.messages.splice(0);
      return batchNo;
    },
    /** A payment of $100.00 that the bank debits on April 14, sent. */
    async sent(wanted: Parameters<typeof payable>[1] = {}) {
      const request = await payable(db, wanted);
      await this.send();
      return request;
    },
    /** The ERP tells of everything through this day; the office looks the morning after. */
    async told(asOf: string): Promise<void> {
      await db.sql.updateTable('feed_import').set({ as_of: asOf }).execute();
      portal.at(`${asOf}T23:00:00.000Z`);
    },
    /** What the ERP booked from a bank account. */
    async booked(over: Partial<PaymentTable> = {}): Promise<string> {
      const payment = aPayment({
        payment_no: `P-${randomUUID().slice(0, 8)}`,
        method: 'A',
        reference: null,
        received_date: '2026-04-14',
        posting_date: '2026-04-14',
        amount_cents: 10_000,
        ...over,
      });
      await put(db, 'payment', payment);
      return payment.payment_no;
    },
    /** Says which booking is of a request, as an import does. */
    posted: (requestId: string, paymentNo: string, postedOn = '2026-04-14') =>
      db.sql
        .updateTable('request')
        .set({ status: 'posted', payment_no: paymentNo, posted_on: postedOn })
        .where('request_id', '=', requestId)
        .execute(),
    /** As a file of the bank's returns would. */
    async returned(requestId: string, returnedOn = '2026-04-15'): Promise<void> {
      await db.sql
        .updateTable('request')
        .set({ status: 'returned', return_code: 'R01', returned_on: returnedOn })
        .where('request_id', '=', requestId)
        .execute();
      await db.sql
        .updateTable('ach_entry')
        .set({ live: false })
        .where('request_id', '=', requestId)
        .execute();
    },
    list,
    rows: async (state?: DifferenceState) => (await list({ limit: 100, state })).rows,
    totals: () => as(root).call(reconciliation.totals, { query: {} }),
    one,
    async move(kind: DifferenceKind, subject: string, move: DifferenceMove, asked: Asked = {}) {
      const { by = root, reason = 'As it should be.', ...rest } = asked;
      const { version } = await one(kind, subject, by);
      return as(by).call(reconciliation.move, {
        params: { kind, subject },
        body: { move, version, reason, ...rest },
      });
    },
    closes: (by = root) => as(by).call(reconciliation.closes, {}),
    async sign(by: string) {
      const { next } = await as(by).call(reconciliation.closes, {});
      return as(by).call(reconciliation.sign, { body: { through: next!.through, hash: next!.hash } });
    },
  };
}

export type Compared = Awaited<ReturnType<typeof openCompared>>;
