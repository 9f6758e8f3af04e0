import type { AuditAction } from '@contract/audit/labels';
import type { OpenPromise } from '@contract/promises/schema';
import { isEmail } from '@contract/rules/email';
import type { Tx } from '@server/db/db';
import type { PromiseEmail } from '@server/domain/email/payingEmails';
import type { Outbox } from '@server/domain/email/outbox';
import { payersOf } from '@server/domain/visibility/payersOf';
import type { Maker } from './promises';

interface Told {
  readonly action: AuditAction;
  readonly promise: OpenPromise;
  readonly who: Maker;
  /** 'YYYY-MM-DD'. */
  readonly today: string;
}

const events: Readonly<Partial<Record<AuditAction, PromiseEmail['event']>>> = {
  'promise.made': 'made',
  'promise.changed': 'changed',
  'promise.withdrawn': 'withdrawn',
};

/** Confirms a promise to whoever made it; what the office entered, to everybody who may pay the account. */
export async function tellOfPromise(
  tx: Tx,
  outbox: Outbox,
  { action, promise, who, today }: Told,
): Promise<void> {
  const event = events[action];
  const account = await tx.sql
    .selectFrom('account')
    .select('name')
    .where('account_no', '=', promise.accountNo)
    .executeTakeFirstOrThrow();
  const readers = who.byOffice ? await payersOf(tx.sql, promise.accountNo, today) : [who.username];
  const { invoiceNo, day, amountCents, byOffice } = promise;
  for (const name of readers.filter(isEmail)) {
    await outbox.put(tx.sql, {
      channel: 'mail',
      to: name,
      reader: name,
      letter: {
        name: 'promise',
        event: event!,
        accountName: account.name,
        invoiceNo,
        day,
        amountCents,
        byOffice,
      },
    });
  }
}
