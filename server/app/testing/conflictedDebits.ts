import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import * as autopay from '@contract/autopay/endpoints';
import * as paymentOptions from '@contract/paymentOptions/endpoints';
import { importDrop } from '@server/feed/importDrop';
import { tinyDrop } from '@server/feed/testing/tinyDrop';
import { writeDrop } from '@server/feed/testing/writeDrop';
import { account, terms } from '@server/modules/autopay/testing/autopayFixture';
import { newOption } from '@server/modules/paymentOptions/testing/newOption';
import { ada, bob } from '@server/modules/requests/testing/requestFixture';
import { schedulingOn } from '@server/modules/scheduledPayments/testing/scheduling';
import type { Desk, Kind } from './conflictedDesk';

/** Each set-up has a limit of its own, by which it is known. */
export function debitKinds({ portal, persistently }: Desk): Kind[] {
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

export function optionKinds({ portal, persistently }: Desk): Kind[] {
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

export const importKind = ({ conflicted, persistently }: Desk): Kind => ({
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
