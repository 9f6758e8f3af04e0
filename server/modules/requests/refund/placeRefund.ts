import * as m from '@locales/refunds';
import { formatInstant } from '@contract/format/date';
import { formatMoney } from '@contract/format/money';
import type { AskedRefund } from '@contract/refunds/schema';
import { KEPT_CREDIT, keptTargets } from '@contract/requests/targets';
import { holdEnds } from '@contract/rules/contactHold';
import { refundAmountProblem } from '@contract/rules/refund';
import { restingFor } from '@server/domain/contactChanges/changes';
import { lockPayment } from '@server/domain/requests/lockPayment';
import { refundableOf } from '@server/domain/requests/refundable';
import { noSuchAccount } from '@server/http/chosen';
import { about, asSentence, forbidden } from '../errors';
import { expectPayer } from '../payer';
import { bankSource, expectKnownBank } from '../payment/source';
import { expectNoDuplicate } from '../place/duplicate';
import { type Draft, placeRequest } from '../place/placeRequest';
import { cutoffFrom } from '../read/cutoff';
import { readAmount } from '../read/readAmount';
import type { RequestContext } from '../requestContext';

/** Asks for credit of a trade account back; answers the id of the request: docs/rules.md#refunds. */
export async function placeRefund(asking: RequestContext, asked: AskedRefund): Promise<string> {
  const { tx, room, now, today, settings } = asking;
  const { account: accountNo, deliverymethod: method } = asked;
  await expectPayer(asking, accountNo);
  await lockPayment(tx.sql, accountNo);
  const refundable = await refundableOf(tx.sql, accountNo, { now, booksZone: room.booksZone });
  if (!refundable) throw noSuchAccount();
  if (refundable.refusal !== null) throw forbidden(refundable.refusal);
  const amountCents = readAmount(asked.amount, settings.payments.maxPaymentCents);
  const delivery = await deliveryOf(asking, asked, amountCents);
  const draft: Draft = {
    ...delivery,
    kind: 'refund',
    flow: 'refund',
    account_no: accountNo,
    amount_cents: amountCents,
    source: KEPT_CREDIT,
    delivery_method: method,
    cancel_until: cutoffFrom(asking, today),
    comments: asked.comments?.trim() || null,
  };
  if (!asked.confirmed) await expectNoDuplicate(asking, draft);
  const problem = refundAmountProblem(amountCents, refundable.sum);
  if (problem !== undefined) throw about('amount', asSentence(problem));
  return placeRequest(asking, { draft });
}

/** Where the money goes: to the address on file, or to one of the caller's own bank accounts that is confirmed. */
async function deliveryOf(
  asking: RequestContext,
  { account: accountNo, deliverymethod: method, paymentoption: optionId }: AskedRefund,
  amountCents: number,
): Promise<Pick<Draft, 'target' | 'option_id'>> {
  if (method === 'checkMail') {
    if (optionId) throw about('paymentoption', m.noBankWithCheck());
    return { target: keptTargets.checkByMail, option_id: null };
  }
  if (!optionId) throw about('paymentoption', asSentence(m.chooseBank()));
  const rest = await whyBanksRest(asking);
  if (rest !== null) throw about('paymentoption', rest);
  const option = await bankSource(asking, optionId, accountNo);
  if (!option.isConfirmed) throw about('paymentoption', m.bankUnconfirmed());
  expectKnownBank(asking, option, amountCents);
  return { target: option.words, option_id: option.optionId };
}

/**
 * A payment leaves the credit alone that is asked back. Whoever asks holds the account's lock.
 * @param creditCents what it uses of credit memos
 */
export async function expectCreditFree(
  { tx, now, room: { booksZone } }: RequestContext,
  accountNo: string,
  creditCents: number,
): Promise<void> {
  if (creditCents === 0) return;
  const refundable = await refundableOf(tx.sql, accountNo, { now, booksZone });
  if (!refundable || refundable.sum.refundsCents === 0) return;
  const { memoCents, unappliedCents, usedCents, refundsCents } = refundable.sum;
  if (creditCents <= memoCents + unappliedCents - usedCents - refundsCents) return;
  throw about('amount', m.creditPromised({ amount: formatMoney(refundsCents) }));
}

/** Why no bank account of the caller's is paid for now, in words; null where none rests: docs/rules.md#contact-hold. */
export async function whyBanksRest({
  tx: { sql },
  caller,
  now,
  room: { booksZone },
}: Pick<RequestContext, 'caller' | 'now'> & {
  readonly tx: Pick<RequestContext['tx'], 'sql'>;
  readonly room: Pick<RequestContext['room'], 'booksZone'>;
}): Promise<string | null> {
  const change = await restingFor(sql, caller.username, now);
  return change ? m.banksRest({ until: formatInstant(holdEnds(change.at).toISOString(), booksZone) }) : null;
}
