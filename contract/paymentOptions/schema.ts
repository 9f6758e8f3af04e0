import { array, boolean, type InferType, number, object, string } from 'yup';
import { owner } from '../accounts/schema';
import { dateOrNull, oneOf, text, textOrNull } from '../fields';
import { validationKinds } from '../rules/accountValidation';
import { bankAccountNumber, bankRoutingNumber } from '../rules/bank';
import { bankAccountTypes, holderName, holderTypes, optionNickname } from '../rules/paymentOption';

/** Where a saved bank account stands. `pendingVerification` can be used: the office asks the bank first. */
const optionStatuses = ['pendingVerification', 'active', 'blocked', 'failed'] as const;

/** How far the check of a bank account has come: docs/rules.md#account-validation. */
const validationStates = ['preparing', 'onTheWay', 'arrived', 'lapsed'] as const;

/** Own trade accounts that the bank account pays for. */
const accountIds = () => array(string().required().max(20));

/** What a form asks for, and the server after it. The number is told once and never again by anybody. */
const newPaymentOption = object({
  ...owner,
  /** May be empty: the bank and the kind of account name it then. */
  nickname: optionNickname().defined(),
  holderName: holderName(),
  holderType: oneOf(holderTypes),
  accountType: oneOf(bankAccountTypes),
  routingNumber: bankRoutingNumber(),
  accountNumber: bankAccountNumber(),
  isDefault: boolean().required(),
  accountIds: accountIds().required(),
  /** Set by somebody who was told that the routing number looks wrong, and checked it. */
  routingConfirmed: boolean(),
  /** The version of `optionConsent` that was agreed to. */
  consent: string().required().max(40),
});

const deposit = () => number().integer().min(1).max(99).required();

/** The two small deposits in cents, as somebody read them off, in whichever order. */
const deposits = object({ first: deposit(), second: deposit() });

/** A check by the bank of an account that is not confirmed. */
const validation = object({
  kind: oneOf(validationKinds),
  state: oneOf(validationStates),
  /** When its entries are booked; null before they were sent. */
  arrivesOn: dateOrNull(),
  /** The last day on which amounts are taken; of a prenote the day from which the account is good. Null like it. */
  decidedOn: dateOrNull(),
  triesLeft: number().integer().required(),
  /** Whether its owner may ask for two deposits once more. */
  mayAskAgain: boolean().required(),
});

/** All that can be changed of a saved bank account: other numbers are another one. */
const paymentOptionChange = object({
  ...owner,
  id: string().required().max(64),
  nickname: optionNickname(),
  holderName: holderName().notRequired(),
  isDefault: boolean(),
  accountIds: accountIds(),
});

/** A saved bank account as its owner sees it. */
const paymentOption = object({
  id: string().required(),
  nickname: string().required(),
  /** Null where nobody could tell. */
  bankName: textOrNull(),
  routingNumber: string().required(),
  /** The last digits: four at most, and never more than half of the number. */
  accountLast: text(),
  holderName: string().required(),
  holderType: oneOf(holderTypes),
  accountType: oneOf(bankAccountTypes),
  secCode: oneOf(['WEB', 'CCD'] as const),
  status: oneOf(optionStatuses),
  statusReason: textOrNull(),
  /** Null where the bank was not asked, or it does not matter any more. */
  validation: validation.nullable().defined(),
  /** What a payment from it waits for, in words within a list with commas; null where it is confirmed. */
  waitsFor: textOrNull(),
  /** Why no payment can be taken from it, in plain words; null where one can. */
  notDebitable: textOrNull(),
  isDefault: boolean().required(),
  accountIds: array(string().required()).required(),
  createdAt: string().required(),
  createdBy: text(),
  verifiedAt: textOrNull(),
  lastUsedAt: textOrNull(),
  /** Open requests that use it. */
  scheduledCount: number().integer().required(),
  /** Until then a payment from it is limited to `limitCents`; both null afterwards. */
  limitedUntil: textOrNull(),
  limitCents: number().integer().nullable().defined(),
  consentVersion: text(),
});

const byId = object({ id: string().required().max(64) });

/** What goes in and out of the area's endpoints. */
export const schemas = {
  list: {
    summary: 'The bank accounts that the caller saved, the default first.',
    query: object(owner),
    response: array(paymentOption).required(),
  },

  add: {
    summary: 'Saves a bank account.',
    body: newPaymentOption,
    response: paymentOption,
  },

  change: {
    summary: 'Changes the names of a saved bank account, its trade accounts, or which one is the default.',
    body: paymentOptionChange,
    response: paymentOption,
  },

  confirmDeposits: {
    summary: 'Confirms a bank account by the amounts of the two deposits that were sent to it.',
    params: byId,
    body: deposits,
    response: paymentOption,
  },

  askAgain: {
    summary: 'Asks for two deposits once more, after the amounts of the first ones were not entered in time.',
    params: byId,
    response: paymentOption,
  },

  remove: {
    summary: 'Deletes a saved bank account that no open request uses.',
    params: byId,
    response: object({}),
  },
} as const;

export type NewPaymentOption = InferType<typeof newPaymentOption>;
export type PaymentOptionChange = InferType<typeof paymentOptionChange>;
export type DepositAmounts = InferType<typeof deposits>;
export type OptionValidation = NonNullable<InferType<typeof validation>>;
export type PaymentOption = InferType<typeof paymentOption>;
