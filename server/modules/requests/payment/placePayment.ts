import type { PaymentBody, PaymentNotification } from '@contract/notifications/schema';
import type { Tx } from '@server/db/db';
import { lockDeposit } from '@server/domain/requests/depositAvailable';
import { lockPayment } from '@server/domain/requests/lockPayment';
import { ownedBy } from '@server/http/caller';
import { expectAvailable } from '../depositSource';
import { expectPayer } from '../payer';
import { expectNoDuplicate } from '../place/duplicate';
import { type Draft, type Placing, placeRequest } from '../place/placeRequest';
import { expectCreditFree } from '../refund/placeRefund';
import { type RequestContext, requestContext, type RequestDeps } from '../requestContext';
import { agreementOf, expectAgreed } from './agreement';
import { allocated } from './allocated';
import { plannedPayment } from './plannedPayment';

/** Asks for a payment; answers the id of the request. */
export async function placePayment(
  asking: RequestContext,
  sent: PaymentNotification,
  body: PaymentBody,
): Promise<string> {
  ownedBy(asking.caller, sent.username);
  const { planned, draft, ...parts } = await drafted(asking, sent, body);
  const agreement = agreementOf(asking, planned);
  expectAgreed(agreement, body);
  if (!body.confirmed) await expectNoDuplicate(asking, draft);
  const { source, amountCents } = planned;
  if (source.flow === 'internal') {
    await lockDeposit(asking.tx.sql, source.savId);
    await expectAvailable(asking, source.savId, amountCents);
  }
  return placeRequest(asking, {
    draft,
    agreement,
    ...parts,
    holds: source.flow === 'internal' ? source.savId : undefined,
  });
}

/** A payment by what somebody agreed to before, once for many: docs/rules.md#autopay. */
export interface RecurringPayment {
  /** Who agreed to it, as the portal knows them now. */
  readonly caller: RequestContext['caller'];
  readonly accountNo: string;
  readonly optionId: string;
  readonly amountCents: number;
  /** 'YYYY-MM-DD', a banking day that the bank's file still reaches. */
  readonly payDay: string;
  /** Negative on a credit memo that is used with it. */
  readonly lines: PaymentBody['invoices'];
  readonly agreement: NonNullable<Placing['agreement']>;
  /** An ISO instant, and where the call came from. */
  readonly agreedAt: string;
  readonly origin: RequestContext['origin'];
}

/**
 * Asks for a payment as its owner would, by the same rules, in a transaction of the caller's; answers the id of the
 * request.
 */
export async function placeRecurring(tx: Tx, room: RequestDeps, payment: RecurringPayment): Promise<string> {
  const { caller, origin, agreement, agreedAt, lines } = payment;
  const asking = await requestContext(tx, room, { caller, origin });
  const sent = {
    fromaccount: payment.accountNo,
    amount: (payment.amountCents / 100).toFixed(2),
    paydate: payment.payDay,
    paymentoption: payment.optionId,
    internal: false,
  };
  const body = { mode: 'dueBy', invoices: lines, authorization: agreement.version } as const;
  const { planned: _, ...parts } = await drafted(asking, sent, body);
  return placeRequest(asking, { ...parts, agreement, agreedAt });
}

/** What is written of a payment, once it was found to be right; its account stays locked. */
async function drafted(
  asking: RequestContext,
  sent: Pick<PaymentNotification, 'fromaccount' | 'amount' | 'paydate' | 'paymentoption' | 'internal'>,
  body: PaymentBody,
) {
  await expectPayer(asking, sent.fromaccount);
  await lockPayment(asking.tx.sql, sent.fromaccount);
  const planned = await plannedPayment(asking, sent);
  const { account, accountNo, amountCents, schedule, source } = planned;
  const division = allocated(account, body, amountCents, sent.paydate);
  await expectCreditFree(asking, accountNo, division.creditCents);
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
  return {
    planned,
    draft,
    secCode: source.flow === 'bank' ? source.secCode : null,
    allocations: division.lines.map((line) => ({
      invoice_no: line.invoiceNo,
      amount_cents: line.amountCents,
      discount_cents: line.discountCents,
      reason: line.reason ?? null,
      note: line.note ?? null,
    })),
  };
}
