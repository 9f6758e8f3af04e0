import * as m from '@locales/paymentOptions';
import { formatDate } from '@contract/format/date';
import { formatMoney } from '@contract/format/money';
import { openStatuses } from '@contract/requests/states';
import { appendAudit } from '@server/domain/audit/appendAudit';
import { dropValidation } from '@server/domain/validation/validations';
import type { Db } from '@server/db/db';
import { isUuid } from '@server/db/isUuid';
import { type CallDeps, momentOf, one } from './moment';
import { accountsOf, notifyOfOption } from '@server/domain/paymentOptions/optionNotices';
import { lockOwner } from './optionRows';
import { stillUsed } from './errors';
import { optionTold } from './told';

/** Takes a bank account off the list, unless open requests use it. The record of it stays, for what it once paid. */
export async function removeOption(room: CallDeps, owner: string, id: string): Promise<void> {
  const moment = await momentOf(room, owner);
  const { now, today } = moment;
  await room.db.transaction(async (tx) => {
    const { sql } = tx;
    await lockOwner(sql, owner);
    if (isUuid(id) && (await isRemoved(sql, owner, id))) return;
    const option = await one(sql, owner, moment, id);
    // Whoever asks for a payment from it holds the row meanwhile, and waits here or is waited for.
    await sql
      .selectFrom('payment_option')
      .select('option_id')
      .where('option_id', '=', id)
      .forUpdate()
      .execute();
    const open = await openRequests(sql, id);
    if (Object.keys(open).length > 0) throw stillUsed(open);
    await sql
      .updateTable('payment_option')
      .set((eb) => ({
        status: 'removed',
        is_default: false,
        removed_at: now.toISOString(),
        version: eb('version', '+', 1),
      }))
      .where('option_id', '=', id)
      .execute();
    await dropValidation(sql, id, now);
    if (option.isDefault) await passOnDefault(sql, owner);
    await notifyOfOption(sql, room.outbox, {
      event: 'removed',
      owner,
      nickname: option.nickname,
      bankName: option.bankName,
      last: option.accountLast,
      accounts: await accountsOf(sql, id),
      at: now,
      today,
    });
    await appendAudit(tx, {
      at: now,
      actor: owner,
      subject: owner,
      action: 'option.removed',
      entity: 'option',
      entityId: id,
      before: optionTold(option),
      origin: room.origin,
    });
  });
}

/** Taken off the list before, and whoever asks again got no answer. */
async function isRemoved(sql: Db['sql'], owner: string, id: string): Promise<boolean> {
  const removed = await sql
    .selectFrom('payment_option')
    .select('option_id')
    .where('option_id', '=', id)
    .where('owner', '=', owner)
    .where('status', '=', 'removed')
    .executeTakeFirst();
  return removed !== undefined;
}

/** The open requests that use it, by their numbers, in words. */
async function openRequests(sql: Db['sql'], id: string): Promise<Record<string, string>> {
  const rows = await sql
    .selectFrom('request')
    .select(['request_no', 'kind', 'amount_cents', 'effective_date', 'requested_date', 'pickup_date'])
    .where('option_id', '=', id)
    .where('status', 'in', openStatuses)
    .orderBy('submitted_at')
    .execute();
  return Object.fromEntries(
    rows.map(({ request_no, kind, amount_cents, ...days }) => {
      const day = days.effective_date ?? days.requested_date ?? days.pickup_date;
      return [request_no, requestWords(kind === 'payment', formatMoney(amount_cents), day)];
    }),
  );
}

/** "payment of $165.00 on Apr 15, 2026". */
function requestWords(isPayment: boolean, amount: string, day: string | null): string {
  if (day === null) return isPayment ? m.paymentOf({ amount }) : m.transferOf({ amount });
  const on = { amount, day: formatDate(day) };
  return isPayment ? m.paymentOfOn(on) : m.transferOfOn(on);
}

/** The oldest of those that are left is the default from now on. */
async function passOnDefault(sql: Db['sql'], owner: string): Promise<void> {
  await sql
    .updateTable('payment_option')
    .set({ is_default: true })
    .where('option_id', '=', (eb) =>
      eb
        .selectFrom('payment_option')
        .select('option_id')
        .where('owner', '=', owner)
        .where('status', '!=', 'removed')
        .orderBy('created_at')
        .orderBy('option_id')
        .limit(1),
    )
    .execute();
}
