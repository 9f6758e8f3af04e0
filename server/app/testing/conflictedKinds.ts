import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import * as checks from '@contract/checks/endpoints';
import type { Notification } from '@contract/notifications/schema';
import * as requests from '@contract/requests/endpoints';
import { bankOffice, payable, rita } from '@server/modules/achBatches/testing/filed';
import { mover } from '@server/modules/queue/testing/queueRows';
import { aCheck } from '@server/modules/requests/testing/checkFixture';
import {
  ada,
  aPaymentSent,
  aPickupSent,
  body,
  sender,
} from '@server/modules/requests/testing/requestFixture';
import { debitKinds, importKind, optionKinds } from './conflictedDebits';
import type { Desk, Kind } from './conflictedDesk';

/** Amounts of different kinds differ, so that nothing is taken for a duplicate of something else. */
const dollars = (n: number, from: number): string => `${from + n}.00`;

/** What the portal does with money, in the order in which it can be done. */
export function kindsAt(desk: Desk): readonly Kind[] {
  const placed: Placed = { payments: [], checks: [] };
  return [
    ...bankKinds(desk),
    ...placedKinds(desk, placed),
    ...movedKinds(desk, placed),
    ...debitKinds(desk),
    ...optionKinds(desk),
    importKind(desk),
  ];
}

function bankKinds({ db, portal, persistently }: Desk): Kind[] {
  const office = bankOffice(portal);
  return [
    {
      name: 'bank files, made and released',
      times: 4,
      inTurn: true,
      async ask(n) {
        await payable(db, { request: { request_no: `PR-2025-${String(n).padStart(6, '0')}` } });
        const key = randomUUID();
        const made = await persistently(() => office.create({ key }));
        const released = await persistently(() => office.move(made, 'release', { by: rita }));
        await persistently(() => office.move(released, 'send'));
        const no = made.batchNo;
        return [`${no} created`, `${no} released`, `${no} sent`];
      },
      there: sql`select entity_id || ' ' || case action when 'achBatch.created' then 'created'
        else after_state::json ->> 'status' end as name from audit_event where entity = 'achBatch'`,
      emails: 1,
    },
  ];
}

/** What was asked for, to be moved after it. */
interface Placed {
  readonly payments: { request_id: string; version: number }[];
  readonly checks: string[];
}

function placedKinds({ portal, persistently }: Desk, placed: Placed): Kind[] {
  const send = sender(portal);
  /** Asked for under one key, however often. */
  const place = async (sent: Notification, kept: (id: string) => unknown) => {
    const key = randomUUID();
    const { id, requestNo } = await persistently(() => send(sent, { key }));
    kept(id);
    return [requestNo];
  };
  return [
    {
      name: 'payments',
      times: 60,
      ask: (n) =>
        place(
          aPaymentSent({
            amount: dollars(n, 1_000),
            paydate: '2026-04-24',
            body: body({ mode: 'prepay', invoices: [] }),
          }),
          (request_id) => placed.payments.push({ request_id, version: 1 }),
        ),
      there: sql`select request_no as name from request join request_authorization using (request_id)
        where kind = 'payment' and request_no like 'PR-2026-%'`,
      emails: 2,
    },
    {
      name: 'checks by mail out of the plan',
      times: 30,
      ask: (n) =>
        place(
          aPickupSent({
            amount: dollars(n, 3_000),
            deliverymethod: 'checkMail',
            pickupdate: '',
            pickuptime: '',
            branch: undefined,
            pickupperson: undefined,
            confirmed: true,
          }),
          () => undefined,
        ),
      there: sql`select request_no as name from request join deposit_hold using (request_id) where kind = 'pickup'`,
      emails: 2,
    },
    {
      name: 'checks announced',
      times: 30,
      async ask(n) {
        const key = randomUUID();
        const sent = aCheck({ amount: dollars(n, 5_000), checkNo: String(7_000 + n), invoices: [] });
        const { id, requestNo } = await persistently(() =>
          portal.as(ada).call(checks.announce, { query: { username: ada }, body: sent, key }),
        );
        placed.checks.push(id);
        return [requestNo];
      },
      there: sql`select request_no as name from request where flow = 'check'`,
      emails: 1,
    },
  ];
}

function movedKinds({ portal, persistently }: Desk, placed: Placed): Kind[] {
  const move = mover(portal);
  return [
    {
      name: 'approvals',
      times: 60,
      async ask(n) {
        const key = randomUUID();
        const request = placed.payments[n]!;
        const { results } = await persistently(() => move('approve', [request], { key }));
        return [results[0]!.outcome === 'done' ? request.request_id : `refused: ${results[0]!.message}`];
      },
      there: sql`select request_id::text as name from request_event where event = 'approve'`,
      emails: 1,
    },
    {
      name: 'cancellations',
      times: 30,
      async ask(n) {
        const parts = { params: { id: placed.checks[n]! }, query: { username: ada }, body: {} };
        await persistently(() => portal.as(ada).call(requests.cancel, parts));
        return [placed.checks[n]!];
      },
      there: sql`select request_id::text as name from request_event where event = 'cancel'`,
      emails: 1,
    },
  ];
}
