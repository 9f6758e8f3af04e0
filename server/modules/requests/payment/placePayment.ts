import type { PaymentBody, PaymentNotification } from '@contract/notifications/schema';
import { lockDeposit } from '@server/domain/requests/depositAvailable';
import { ownedBy } from '@server/http/caller';
import { expectAvailable } from '../depositSource';
import { expectPayer } from '../payer';
import { expectNoDuplicate } from '../place/duplicate';
import { type Draft, placeRequest } from '../place/placeRequest';
import type { RequestContext } from '../requestContext';
import { agreementOf, expectAgreed } from './agreement';
import { allocated } from './allocated';
import { lockPayment, plannedPayment } from './plannedPayment';

/** Asks for a payment; answers the id of the request. */
export async function placePayment(
  asking: RequestContext,
  sent: PaymentNotification,
  body: PaymentBody,
): Promise<string> {
  ownedBy(asking.caller, sent.username);
  await expectPayer(asking, sent.fromaccount);
  await lockPayment(asking, sent.fromaccount);
  const planned = await plannedPayment(asking, sent);
  const { account, accountNo, amountCents, schedule, source } = planned;
  const division = allocated(account, body, amountCents, sent.paydate);
  const agreement = agreementOf(asking, planned);
  expectAgreed(agreement, body);
  const draft: Draft = {
    kind: 'payment',
    flow: source.flow,
    account_no: accountNo,
    amount_cents: amountCents,
    source: source.words,
    target: division.target,
    option_id: source.flow === 'bank' ? source.optionId : null,
    sav_id: source.flow === 'internal' ? source.savId : null,
    cancel_until: schedule.cancelUntil,
    mode: body.mode,
    gross_cents: division.grossCents,
    discount_cents: division.discountCents,
    credit_cents: division.creditCents,
    requested_date: sent.paydate,
    effective_date: schedule.effectiveDate,
    prepay_contract_no: body.prepayContractNo ?? null,
  };
  if (!body.confirmed) await expectNoDuplicate(asking, draft);
  if (source.flow === 'internal') {
    await lockDeposit(asking.tx.sql, source.savId);
    await expectAvailable(asking, source.savId, amountCents);
  }
  return placeRequest(asking, {
    draft,
    agreement,
    secCode: source.flow === 'bank' ? source.secCode : null,
    allocations: division.lines.map((line) => ({
      invoice_no: line.invoiceNo,
      amount_cents: line.amountCents,
      discount_cents: line.discountCents,
      reason: line.reason ?? null,
      note: line.note ?? null,
    })),
    holds: source.flow === 'internal' ? source.savId : undefined,
  });
}
