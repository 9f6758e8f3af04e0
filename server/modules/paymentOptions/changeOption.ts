import type { PaymentOption, PaymentOptionChange } from '@contract/paymentOptions/schema';
import { appendAudit } from '@server/domain/audit/appendAudit';
import { type CallDeps, momentOf, one } from './moment';
import { notifyOfOption } from '@server/domain/paymentOptions/optionNotices';
import { dropDefault, linkAccounts, lockOwner } from './optionRows';
import { stayDefault } from './errors';
import { optionTold } from './told';

/** Changes what may be changed; what is not named stays. */
export async function changeOption(
  room: CallDeps,
  owner: string,
  { id, nickname, holderName, isDefault, accountIds }: PaymentOptionChange,
): Promise<PaymentOption> {
  const moment = await momentOf(room, owner);
  return room.db.transaction(async (tx) => {
    const { sql } = tx;
    await lockOwner(sql, owner);
    const before = await one(sql, owner, moment, id);
    const accounts = accountIds && moment.chosen(accountIds);
    if (before.isDefault && isDefault === false) throw stayDefault();
    if (isDefault) await dropDefault(sql, owner);
    await sql
      .updateTable('payment_option')
      .set((eb) => ({
        version: eb('version', '+', 1),
        is_default: isDefault ?? before.isDefault,
        nickname: nickname?.trim() || before.nickname,
        holder_name: holderName?.trim() ?? before.holderName,
      }))
      .where('option_id', '=', id)
      .execute();
    if (accounts) await linkAccounts(sql, id, accounts);
    const more = (accounts ?? []).filter((accountNo) => !before.accountIds.includes(accountNo));
    if (more.length > 0) {
      await notifyOfOption(sql, room.outbox, {
        event: 'added',
        owner,
        nickname: nickname?.trim() || before.nickname,
        bankName: before.bankName,
        last: before.accountLast,
        accounts: more,
        at: moment.now,
        today: moment.today,
      });
    }
    const after = await one(sql, owner, moment, id);
    await appendAudit(tx, {
      at: moment.now,
      actor: owner,
      subject: owner,
      action: 'option.changed',
      entity: 'option',
      entityId: id,
      before: optionTold(before),
      after: optionTold(after),
      origin: room.origin,
    });
    return after;
  });
}
