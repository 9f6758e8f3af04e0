import { randomUUID } from 'node:crypto';
import * as notices from '@contract/notices/endpoints';
import { aPayment } from '@server/testing/ledgerRows';
import { put } from '@server/testing/rows';
import { openTestApp } from '@server/testing/testApp';
import { openTestDbForTest } from '@server/testing/testDb';
import { type Notice, type Telling, tellNights } from './reminderNights';

const root = 'root@example.com';

export type Paid = readonly [day: string, cents: number, invoice?: string, status?: 'P' | 'R' | 'V'];

export const twoParts: readonly Paid[] = [
  ['2026-04-14', 4_000],
  ['2026-04-27', 6_000],
];

/** An office that looks at what was paid after its reminders, on a Friday in Los Angeles. */
export async function openPaidAfterDesk() {
  const db = await openTestDbForTest();
  const portal = await openTestApp(db);
  await put(db, 'portal_user', { name: root, admin: true, standing: 'active' });
  portal.at('2026-05-15T20:00:00Z');

  async function paid(list: readonly Paid[]) {
    for (const [posting_date, applied_cents, invoice_no = 'A', status = 'P'] of list) {
      const payment_no = randomUUID();
      await put(db, 'payment', aPayment({ payment_no, posting_date, status, amount_cents: applied_cents }));
      // A tenth of it by a discount.
      const discount_cents = applied_cents / 10;
      await put(db, 'payment_application', {
        payment_no,
        invoice_no,
        applied_cents: applied_cents - discount_cents,
        discount_cents,
        import_id: 1,
      });
    }
  }

  const ask = async (kind = 'pastDue') => {
    const { kinds } = await portal.as(root).call(notices.paidAfter, {});
    return kinds.find((one) => one.kind === kind)!;
  };

  /** Weeks in which something was told or paid, as "Monday accounts named/paidAccounts paid". */
  async function weeks(kind?: string) {
    const found = await ask(kind);
    return found.weeks
      .filter(({ accounts, paidCents }) => accounts > 0 || paidCents > 0)
      .map(
        ({ from, accounts, namedCents, paidAccounts, paidCents }) =>
          `${from} ${accounts} ${namedCents}/${paidAccounts} ${paidCents}`,
      );
  }

  return {
    db,
    portal,
    told: (list: readonly Notice[], how?: Telling) => tellNights(db, list, how),
    paid,
    ask,
    weeks,
  };
}
