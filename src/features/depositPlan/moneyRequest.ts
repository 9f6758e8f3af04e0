import { object, string, type StringSchema } from 'yup';
import * as m from '@locales/depositPlan';
import type { MoneyOffer, PickupBranchOffer } from '@contract/depositPlan/schema';
import { formatMoney, toDecimal } from '@contract/format/money';
import type { Notification } from '@contract/notifications/schema';
import type { PaymentOption } from '@contract/paymentOptions/schema';
import type { DeliveryMethod } from '@contract/requests/labels';
import { money } from '@contract/rules/money';

/**
 * What somebody fills in to ask for money. The members are named as the server names them, so that what it says of
 * one stands under its field.
 */
export interface MoneyAsked {
  readonly deliverymethod: DeliveryMethod | '';
  /** Cents; text while it cannot be read. */
  readonly amount: number | string;
  /** A trade account, or a saved bank account's id. */
  readonly toaccount: string;
  readonly branch: string;
  readonly pickupdate: string;
  readonly pickuptime: string;
  readonly pickupperson: string;
  readonly comments: string;
}

export const nothingAsked: MoneyAsked = {
  deliverymethod: '',
  amount: '',
  toaccount: '',
  branch: '',
  pickupdate: '',
  pickuptime: '',
  pickupperson: '',
  comments: '',
};

/** In their order on the page. */
export const moneyFields = Object.keys(nothingAsked);

const MOST_NAME = 80;
const MOST_COMMENT = 500;

/** The branch that was chosen for a pickup; undefined where none is, and for every other way. */
export const branchOf = (offer: MoneyOffer, asked: MoneyAsked): PickupBranchOffer | undefined =>
  asked.deliverymethod === 'checkPickup'
    ? offer.branches.find(({ code }) => code === asked.branch)
    : undefined;

/** The most that can be asked for in the way that was chosen. */
export const maxOf = (offer: MoneyOffer, asked: MoneyAsked): number =>
  Math.min(offer.mostCents, branchOf(offer, asked)?.maxCents ?? offer.mostCents);

/** What is wrong with what was filled in, held against what the server offers. */
export const moneyRules = (offer: MoneyOffer, banks: readonly Pick<PaymentOption, 'id'>[]) => {
  const bankIds = banks.map(({ id }) => id);
  const tradeAccounts = offer.tradeAccounts.map(({ accountNo }) => accountNo);
  return object({
    deliverymethod: string().required(m.chooseHow),
    amount: money({ max: offer.mostCents })
      .required(m.enterAmount)
      .test('branch', function withinTheBranch(cents) {
        const branch = branchOf(offer, this.parent as MoneyAsked);
        const limit = branch?.maxCents ?? null;
        if (!branch || limit === null || typeof cents !== 'number' || cents <= limit) return true;
        const message = m.branchSignsUpTo({ branch: branch.name, amount: formatMoney(limit) });
        return this.createError({ message });
      }),
    toaccount: string().when('deliverymethod', ([chosen], rule) => {
      if (chosen === 'ach') return among(rule, bankIds, m.chooseBank);
      return chosen === 'transfer' ? among(rule, tradeAccounts, m.chooseTradeAccount) : rule;
    }),
    branch: string().when('deliverymethod', ([chosen], rule) =>
      chosen === 'checkPickup'
        ? among(
            rule,
            offer.branches.map(({ code }) => code),
            m.chooseBranch,
          )
        : rule,
    ),
    // A day or a time that was chosen before, and is not offered any more, is as if it were not chosen.
    pickupdate: string().test('offered', m.chooseDay, function isOffered(day) {
      const branch = branchOf(offer, this.parent as MoneyAsked);
      return !branch || branch.days.some((one) => one.day === day);
    }),
    pickuptime: string().test('offered', m.chooseTime, function isOffered(time) {
      const asked = this.parent as MoneyAsked;
      const day = branchOf(offer, asked)?.days.find((one) => one.day === asked.pickupdate);
      return !day || day.times.some((one) => one === time);
    }),
    pickupperson: string()
      .trim()
      .max(MOST_NAME, () => m.shortenName({ n: MOST_NAME }))
      .when('deliverymethod', ([chosen], rule) =>
        chosen === 'checkPickup' ? rule.required(m.enterWho) : rule,
      ),
    comments: string().max(MOST_COMMENT, () => m.shortenComments({ n: MOST_COMMENT })),
  });
};

const among = (rule: StringSchema, values: readonly string[], message: () => string) =>
  rule.required(message).oneOf([...values], message);

/** The request as it is sent: members of ways that were not chosen stay away. */
export function toNotification(savId: string, asked: MoneyAsked): Omit<Notification, 'username'> {
  const { deliverymethod, amount, comments } = asked;
  const isPickup = deliverymethod === 'checkPickup';
  const hasTarget = deliverymethod === 'ach' || deliverymethod === 'transfer';
  return {
    type: 'pickup',
    fromaccount: savId,
    toaccount: hasTarget ? asked.toaccount : '',
    deliverymethod,
    amount: toDecimal(amount as number),
    pickupdate: isPickup ? asked.pickupdate : '',
    pickuptime: isPickup ? asked.pickuptime : '',
    comments: comments.trim(),
    ...(isPickup && { branch: asked.branch, pickupperson: asked.pickupperson.trim() }),
  };
}

/** The steps of asking for money, each with an address of its own. */
export type MoneyStep = 'form' | 'check' | 'sent';

/** Where somebody stands. */
interface MoneyPlace {
  readonly step: MoneyStep;
  /** The request that came of it. */
  readonly request: string | null;
  /** The bank account that was added on the way, by its id. */
  readonly addedBank: string | null;
}

export function readMoneyPlace(address: URLSearchParams): MoneyPlace {
  const step = address.get('step');
  return {
    step: step === 'check' || step === 'sent' ? step : 'form',
    request: address.get('request'),
    addedBank: address.get('bank'),
  };
}

/** The address of another step of the same form. */
export function atMoneyStep(address: URLSearchParams, step: MoneyStep, request?: string): URLSearchParams {
  const next = new URLSearchParams(address);
  for (const name of ['step', 'request', 'bank']) next.delete(name);
  if (step !== 'form') next.set('step', step);
  if (request !== undefined) next.set('request', request);
  return next;
}

/** Leads to another step. */
export type GoToMoneyStep = (
  step: MoneyStep,
  how?: { readonly replace?: boolean; readonly request?: string },
) => void;
