import { object, string } from 'yup';
import * as m from '@locales/refunds';
import { toDecimal } from '@contract/format/money';
import type { PaymentOption } from '@contract/paymentOptions/schema';
import type { AskedRefund, RefundOffer } from '@contract/refunds/schema';
import type { RefundMethod } from '@contract/requests/labels';
import { money } from '@contract/rules/money';
import { MIN_REFUND_CENTS } from '@contract/rules/refund';
import { requestUrl } from '@/data/requestUrl';

/** What somebody fills in. The members are named as the server names them, so that what it says stands under its field. */
export interface RefundAsked {
  /** Cents; text while it cannot be read. */
  readonly amount: number | string;
  readonly deliverymethod: RefundMethod | '';
  readonly paymentoption: string;
  readonly comments: string;
}

const MOST_COMMENT = 500;

/** All of it by default; the way is chosen by whoever asks. */
export const nothingAsked = ({ mostCents }: Pick<RefundOffer, 'mostCents'>): RefundAsked => ({
  amount: mostCents,
  deliverymethod: '',
  paymentoption: '',
  comments: '',
});

/** In their order on the page. */
export const refundFields: readonly string[] = ['amount', 'deliverymethod', 'paymentoption', 'comments'];

/** What is wrong with what was filled in, held against what the server offers. */
export const refundRules = (
  { mostCents }: Pick<RefundOffer, 'mostCents'>,
  banks: readonly Pick<PaymentOption, 'id'>[],
) =>
  object({
    amount: money({ min: MIN_REFUND_CENTS, max: mostCents }).required(m.enterAmount),
    deliverymethod: string().required(m.chooseWay),
    paymentoption: string().when('deliverymethod', ([chosen], rule) =>
      chosen === 'ach'
        ? rule.required(m.chooseBank).oneOf(
            banks.map(({ id }) => id),
            m.chooseBank,
          )
        : rule,
    ),
    comments: string().max(MOST_COMMENT, () => m.shortenComments({ n: MOST_COMMENT })),
  });

/** As it is sent: a bank account only with the way that needs one. */
export function toSend(account: string, asked: RefundAsked, confirmed: boolean): AskedRefund {
  const { deliverymethod, amount, paymentoption, comments } = asked;
  return {
    account,
    amount: toDecimal(amount as number),
    deliverymethod: deliverymethod as RefundMethod,
    ...(deliverymethod === 'ach' && { paymentoption }),
    ...(comments.trim() && { comments: comments.trim() }),
    ...(confirmed && { confirmed }),
  };
}

/** The steps, each with an address of its own. */
export type RefundStep = 'form' | 'check' | 'sent';

/** Leads to another step. */
export type GoToRefundStep = (
  step: RefundStep,
  how?: { readonly replace?: boolean; readonly request?: string },
) => void;

/** Where somebody stands. */
interface RefundPlace {
  readonly step: RefundStep;
  /** The request that came of it. */
  readonly request: string | null;
  /** The bank account that was added on the way, by its id. */
  readonly addedBank: string | null;
}

export function readRefundPlace(address: URLSearchParams): RefundPlace {
  const step = address.get('step');
  return {
    step: step === 'check' || step === 'sent' ? step : 'form',
    request: address.get('request'),
    addedBank: address.get('bank'),
  };
}

/** The address of another step of the same form. */
export function atRefundStep(address: URLSearchParams, step: RefundStep, request?: string): URLSearchParams {
  const next = new URLSearchParams(address);
  for (const name of ['step', 'request', 'bank']) next.delete(name);
  if (step !== 'form') next.set('step', step);
  if (request !== undefined) next.set('request', request);
  return next;
}

/** Where a bank account is added, and the way back to the form, which is kept meanwhile. */
export const addBankHref = (account: string): string =>
  requestUrl('/my-account/payments/payment-options', {
    query: { add: '1', back: requestUrl('/my-account/payments/refund', { query: { account } }) },
  });

export const requestHref = (id: string): string =>
  requestUrl('/my-account/payments/payment-requests', { query: { request: id } });

export const overviewHref = (account: string): string =>
  requestUrl('/my-account/overview', { query: { account } });
