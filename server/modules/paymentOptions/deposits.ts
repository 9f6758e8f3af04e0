import { dateInZone } from '@contract/format/date';
import type { DepositAmounts, PaymentOption } from '@contract/paymentOptions/schema';
import { inOrder, isSamePair, type Pair, triesLeft } from '@contract/rules/accountValidation';
import type { ApiError } from '@contract/problem';
import type { Tx } from '@server/db/db';
import { WRONG_AMOUNTS } from '@server/domain/requests/toldReason';
import { changeOptionStatus, lockChecked, tellOwner } from '@server/domain/validation/settleValidation';
import { beginValidations, endValidation, triedSoFar } from '@server/domain/validation/validations';
import { noDepositsNow, notAgain, wrongAmounts } from './errors';
import { type CallDeps, momentOf, one } from './moment';
import { lockOwner } from './optionRows';

/**
 * Confirms a bank account by the amounts of its two deposits. Wrong ones count, the same ones once, and which of the two
 * was right is said to nobody.
 * @throws ApiError 'not-found' where it is somebody else's, 'conflict' where no amounts are waited for, 'invalid' where
 *   they are not the ones
 */
export async function confirmDeposits(
  room: CallDeps,
  owner: string,
  { id, first, second }: DepositAmounts & { readonly id: string },
): Promise<PaymentOption> {
  const moment = await momentOf(room, owner);
  const answer = await room.db.transaction(async (tx): Promise<PaymentOption | ApiError> => {
    await lockOwner(tx.sql, owner);
    const option = await one(tx.sql, owner, moment, id);
    // Asked once more after the answer was lost.
    if (option.status === 'active') return option;
    const deposits = await depositsTo(tx, id);
    if (!deposits) throw noDepositsNow(option);
    const checked = await lockChecked(tx, deposits.validationId);
    const today = dateInZone(moment.now, room.booksZone);
    // Behind the lock: the bank, or their day, may have ended the check meanwhile.
    if (checked?.state !== 'sent' || checked.decideOn! <= today) throw noDepositsNow(option);
    if (!isSamePair([first, second], deposits.pair)) {
      return wrong(tx, room, { checked, tried: deposits.tried, pair: [first, second], at: moment.now });
    }
    await endValidation(tx.sql, deposits.validationId, moment.now, { status: 'confirmed' });
    await tellOwner(tx, room, checked, { event: 'confirmed' });
    await changeOptionStatus(
      tx,
      checked,
      { status: 'active', reason: null, because: { confirmedBy: checked.kind } },
      { actor: owner, at: moment.now, origin: room.origin },
    );
    return one(tx.sql, owner, moment, id);
  });
  // What was tried counts, so it is thrown behind the commit.
  if ('id' in answer) return answer;
  throw answer;
}

async function depositsTo({ sql: db }: Tx, optionId: string) {
  const row = await db
    .selectFrom('option_validation')
    .select(['validation_id', 'first_cents', 'second_cents', 'tried'])
    .where('option_id', '=', optionId)
    .where('kind', '=', 'microEntries')
    .where('status', '=', 'sent')
    .executeTakeFirst();
  return (
    row && {
      validationId: row.validation_id,
      pair: [row.first_cents!, row.second_cents!] as Pair,
      tried: row.tried as readonly Pair[],
    }
  );
}

interface Wrong {
  readonly checked: NonNullable<Awaited<ReturnType<typeof lockChecked>>>;
  /** Pairs that were tried before. */
  readonly tried: readonly Pair[];
  readonly pair: Pair;
  readonly at: Date;
}

/** Counts amounts that are not the ones; with the last of them the bank account is of no use. */
async function wrong(tx: Tx, room: CallDeps, { checked, tried, pair, at }: Wrong): Promise<ApiError> {
  const { validationId, optionId, owner } = checked;
  if (!tried.some((before) => isSamePair(before, pair))) {
    await tx.sql
      .updateTable('option_validation')
      .set({ tried: JSON.stringify([...tried, inOrder(pair)]) })
      .where('validation_id', '=', validationId)
      .execute();
  }
  const left = triesLeft(await triedSoFar(tx.sql, optionId, at));
  if (left === 0) {
    await endValidation(tx.sql, validationId, at, { status: 'failed' });
    await tellOwner(tx, room, checked, { event: WRONG_AMOUNTS });
    await changeOptionStatus(
      tx,
      checked,
      { status: 'failed', reason: WRONG_AMOUNTS, because: { reason: WRONG_AMOUNTS } },
      { actor: owner, at, origin: room.origin },
    );
  }
  return wrongAmounts(left);
}

/**
 * Asks for two deposits once more, after the first ones lapsed.
 * @throws ApiError 'not-found' where it is somebody else's, 'conflict' where it may not be asked
 */
export async function askForDeposits(room: CallDeps, owner: string, id: string): Promise<PaymentOption> {
  const moment = await momentOf(room, owner);
  return room.db.transaction(async (tx) => {
    await lockOwner(tx.sql, owner);
    const option = await one(tx.sql, owner, moment, id);
    // Asked once more after the answer was lost.
    if (option.validation?.state === 'preparing') return option;
    const begun =
      option.validation?.mayAskAgain === true &&
      (await beginValidations(tx.sql, { ...room, at: moment.now }, { optionId: id, again: true }));
    if (!begun) throw notAgain();
    return one(tx.sql, owner, moment, id);
  });
}
