import type { Notification } from '@contract/notifications/schema';
import * as notifications from '@contract/notifications/endpoints';
import type { RequestDetail } from '@contract/requests/schema';
import type { Client } from '@/data/client';
import type { Db } from '@server/db/db';
import { aPaymentSent, body, fillRequests } from '@server/modules/requests/testing/requestFixture';
import { aDepositAccount } from '@server/testing/ledgerRows';
import { anAccount, put } from '@server/testing/rows';

/** So many requests one grower asks for: nobody may ask for many more within an hour. */
const EACH = 25;
/** A statement has a limit to its values. */
const AT_ONCE = 200;

/** Who asks for a request. Requests are known by their numbers, 0 and more; each has its own amount and key. */
export const growerOf = (n: number): string => `grower${Math.floor(n / EACH)}@example.com`;
const accountOf = (grower: number): string => `G-${grower}`;
const depositOf = (grower: number): string => `S-${grower}`;

/** No other request has the amount of this one. */
export const centsOf = (n: number): number => 10_000 + n;

/** A company whose growers, each with a deposit plan, may ask for the requests with the numbers below `count`. */
export async function fillGrowers(db: Db, count: number): Promise<void> {
  await fillRequests(db);
  const growers = Array.from({ length: Math.ceil(count / EACH) }, (_, grower) => grower);
  for (let at = 0; at < growers.length; at += AT_ONCE) {
    const some = growers.slice(at, at + AT_ONCE);
    await put(db, 'account', ...some.map((n) => anAccount({ account_no: accountOf(n) })));
    await put(db, 'portal_user', ...some.map((n) => ({ name: growerOf(n * EACH), deposit_plan: true })));
    await put(
      db,
      'account_access',
      ...some.map((n) => ({
        name: growerOf(n * EACH),
        account_no: accountOf(n),
        level: 'owner' as const,
        relationship: 'owner' as const,
      })),
    );
    await put(
      db,
      'deposit_account',
      ...some.map((n) =>
        aDepositAccount({ sav_id: depositOf(n), account_no: accountOf(n), ledger_balance_cents: 1e11 }),
      ),
    );
  }
}

/** Money out of the grower's deposit plan as prepay: it has a history, an agreement, a hold and emails. */
function sentFor(n: number): Notification {
  const number = Math.floor(n / EACH);
  return aPaymentSent({
    username: growerOf(n),
    fromaccount: accountOf(number),
    internal: true,
    paymentoption: depositOf(number),
    amount: (centsOf(n) / 100).toFixed(2),
    paydate: '2026-04-20',
    body: body({ mode: 'prepay', invoices: [], authorization: 'internal-1', confirmed: true }),
  });
}

/** Asks for it, under the same key however often it is asked for. */
export function ask(client: Client, n: number): Promise<RequestDetail> {
  const key = `request-number-${String(n).padStart(8, '0')}`;
  return client.call(notifications.send, { query: { username: growerOf(n) }, body: sentFor(n), key });
}
