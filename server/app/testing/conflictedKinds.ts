import { randomUUID } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import * as autopay from '@contract/autopay/endpoints';
import * as checks from '@contract/checks/endpoints';
import type { Notification } from '@contract/notifications/schema';
import * as paymentOptions from '@contract/paymentOptions/endpoints';
import * as requests from '@contract/requests/endpoints';
import type { Db } from '@server/db/db';
import { importDrop } from '@server/feed/importDrop';
import { tinyDrop } from '@server/feed/testing/tinyDrop';
import { writeDrop } from '@server/feed/testing/writeDrop';
import { bankOffice, payable, rita } from '@server/modules/achBatches/testing/filed';
import { account, terms } from '@server/modules/autopay/testing/autopayFixture';
import { newOption } from '@server/modules/paymentOptions/testing/newOption';
import { mover } from '@server/modules/queue/testing/queueRows';
import { aCheck } from '@server/modules/requests/testing/checkFixture';
import {
  ada,
  aPaymentSent,
  aPickupSent,
  bob,
  body,
  sender,
} from '@server/modules/requests/testing/requestFixture';
import { schedulingOn } from '@server/modules/scheduledPayments/testing/scheduling';
import type { TestApp } from '@server/testing/testApp';

/** Does something again, all of it alike, until it is acknowledged. */
export type Persistently = <T>(work: () => Promise<T>) => Promise<T>;

/** Something that is asked for many times, each time by a number of its own. */
export interface Kind {
  readonly name: string;
  /** How often, in a short run. */
  readonly times: number;
  /** One at a time: each changes what the one before made. */
  readonly inTurn?: boolean;
  /** Asks for it; answers what of it has to be there, by names of its own. */
  readonly ask: (n: number) => Promise<readonly string[]>;
  /** All that is there by those names, each as often as it is there. */
  readonly there: RawBuilder<{ name: string }>;
  /** Emails for each. */
  readonly emails: number;
}

interface Desk {
  /** Reached as it is. */
  readonly db: Db;
  /** Reached by a wire on which commits end badly. */
  readonly conflicted: Db;
  readonly portal: TestApp;
  readonly persistently: Persistently;
}

/** Amounts of different kinds differ, so that nothing is taken for a duplicate of something else. */
const dollars = (n: number, from: number): string => `${from + n}.00`;

/** What the portal does with money, in the order in which it can be done. */
export const kindsAt = (desk: Desk): readonly Kind[] => [
  ...bankKinds(desk),
  ...requestKinds(desk),
  ...debitKinds(desk),
  ...optionKinds(desk),
  importKind(desk),
];

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

function requestKinds({ portal, persistently }: Desk): Kind[] {
  const send = sender(portal);
  const move = mover(portal);
  const placed: { request_id: string; version: number }[] = [];
  const checked: string[] = [];
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
          (request_id) => placed.push({ request_id, version: 1 }),
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
        checked.push(id);
        return [requestNo];
      },
      there: sql`select request_no as name from request where flow = 'check'`,
      emails: 1,
    },
    {
      name: 'approvals',
      times: 60,
      async ask(n) {
        const key = randomUUID();
        const request = placed[n]!;
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
        const parts = { params: { id: checked[n]! }, query: { username: ada }, body: {} };
        await persistently(() => portal.as(ada).call(requests.cancel, parts));
        return [checked[n]!];
      },
      there: sql`select request_id::text as name from request_event where event = 'cancel'`,
      emails: 1,
    },
  ];
}

/** Each set-up has a limit of its own, by which it is known. */
function debitKinds({ portal, persistently }: Desk): Kind[] {
  const scheduling = schedulingOn({ portal });
  return [
    {
      name: 'autopay, set up and ended',
      times: 15,
      inTurn: true,
      async ask(n) {
        const asked = { username: bob, ...terms, paymentCapCents: 100_000 + n };
        const { version, sha256 } = await persistently(() =>
          portal.as(bob).call(autopay.authorization, { query: asked }),
        );
        const agreed = { ...asked, authorization: version, authorizationSha256: sha256 };
        await persistently(() => portal.as(bob).call(autopay.setUp, { body: agreed }));
        await persistently(() => portal.as(bob).call(autopay.end, { body: { username: bob, account } }));
        return [`${asked.paymentCapCents} autopay.setUp`, `${asked.paymentCapCents} autopay.stopped`];
      },
      there: sql`select payment_cap_cents || ' ' || action as name
        from audit_event join autopay on autopay_id::text = entity_id where kind = 'due'`,
      emails: 2,
    },
    {
      name: 'scheduled payments, made and canceled',
      times: 15,
      inTurn: true,
      async ask() {
        const id = randomUUID();
        await persistently(() => scheduling.schedule({ firstDay: '2026-04-24' }, undefined, id));
        await persistently(() => scheduling.cancel(id));
        return [`${id} scheduled.made`, `${id} scheduled.stopped`];
      },
      there: sql`select autopay_id || ' ' || action as name
        from audit_event join autopay on autopay_id::text = entity_id where kind = 'scheduled'`,
      emails: 2,
    },
  ];
}

function optionKinds({ portal, persistently }: Desk): Kind[] {
  return [
    {
      name: 'bank accounts, saved and deleted',
      times: 8,
      inTurn: true,
      async ask() {
        const sent = newOption();
        const { id } = await persistently(() => portal.as(ada).call(paymentOptions.add, { body: sent }));
        await persistently(() => portal.as(ada).call(paymentOptions.remove, { params: { id } }));
        return [`${id} option.added`, `${id} option.removed`];
      },
      there: sql`select entity_id || ' ' || action as name from audit_event where action in ('option.added', 'option.removed')`,
      emails: 4,
    },
  ];
}

const importKind = ({ conflicted, persistently }: Desk): Kind => ({
  name: 'imports',
  times: 3,
  inTurn: true,
  async ask(n) {
    const asOf = `2026-05-${String(n + 1).padStart(2, '0')}`;
    const drop = writeDrop(tinyDrop(), { asOf });
    await persistently(() => importDrop(conflicted, drop, { approvedBy: 'the office' }));
    return [asOf];
  },
  there: sql`select as_of::text as name from feed_import where as_of >= '2026-05-01'`,
  emails: 0,
});
