import { randomUUID } from 'node:crypto';
import type { CallOf } from '@contract/endpoint';
import * as queue from '@contract/queue/endpoints';
import type { Db } from '@server/db/db';
import type { RequestTable } from '@server/db/tables';
import { aRequest } from '@server/domain/requests/testing/aRequest';
import { anOption } from '@server/domain/requests/testing/anOption';
import { fillHousehold } from '@server/testing/household';
import { aPayment } from '@server/testing/ledgerRows';
import { put } from '@server/testing/rows';
import type { TestApp } from '@server/testing/testApp';

export const root = 'root@example.com';
/** The second person of the office. */
export const rita = 'rita@example.com';
export const ada = 'ada@example.com';

/** The household with a second administrator, and payments from which one knows what is usual for Ada. */
export async function fillOffice(db: Db): Promise<void> {
  await fillHousehold(db);
  await put(db, 'portal_user', { name: rita, admin: true });
  const usual = (cents: number, no: number) =>
    aPayment({ payment_no: `U-${no}`, amount_cents: cents, posting_date: '2026-01-15' });
  await put(db, 'payment', ...[50_000, 60_000].map(usual));
}

let last = 0;
const noOf = (count: number) => `PR-2026-${String(count).padStart(6, '0')}`;

/** Puts a request of $100.00 under the next number; from Ada's bank account of long ago, unless another is named. */
export async function placed(
  db: Db,
  over: Partial<RequestTable> = {},
): Promise<Omit<RequestTable, 'version'> & { version: number }> {
  last += 1;
  const request = aRequest({ request_no: noOf(last), ...over });
  await put(db, 'request', request);
  return { ...request, version: 1 };
}

/** Puts a bank account and answers its id. */
export async function saved(db: Db, over: Parameters<typeof anOption>[0] = {}): Promise<string> {
  const option = anOption({ option_id: randomUUID(), ...over });
  await put(db, 'payment_option', option);
  return option.option_id;
}

type Body = CallOf<typeof queue.moves>['body'];

/** Moves requests as somebody of the office, each from the version that stands there, under a key of its own. */
export const mover =
  (portal: TestApp) =>
  (
    event: Body['event'],
    requests: readonly { readonly request_id: string; readonly version: number }[],
    { as = root, key = randomUUID(), ...more }: { as?: string; key?: string } & Partial<Body> = {},
  ) =>
    portal.as(as).call(queue.moves, {
      key,
      body: {
        event,
        requests: requests.map(({ request_id: id, version }) => ({ id, version })),
        ...more,
      },
    });

/** Puts a request, reads its flags in the list, and takes it away again. */
export async function flagsIn(
  db: Db,
  portal: TestApp,
  over: Partial<RequestTable>,
): Promise<readonly string[]> {
  const { request_id: id, request_no: q } = await placed(db, over);
  const { rows } = await portal.as(root).call(queue.list, { query: { q, limit: 25, sort: 'submitted' } });
  await db.sql.deleteFrom('request').where('request_id', '=', id).execute();
  return rows[0]!.flags;
}
