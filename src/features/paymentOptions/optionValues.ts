import { boolean, mixed, object, type InferType } from 'yup';
import type { NewPaymentOption } from '@contract/paymentOptions/schema';
import {
  bankAccountNumber,
  bankRoutingNumber,
  isBankRoutingNumber,
  routingDoubt,
  sameAccountNumber,
} from '@contract/rules/bank';
import {
  bankAccountTypes,
  holderName,
  holderTypes,
  optionConsent,
  optionNickname,
} from '@contract/rules/paymentOption';
import { chosenOf } from './OptionAccounts';
import type { PayableAccount } from './optionFacts';

/** What holds for each field of the form; the server holds the same against it. */
export const optionRules = object({
  holderName: holderName(),
  holderType: mixed<(typeof holderTypes)[number] | ''>()
    .required('Say whose account it is')
    .oneOf([...holderTypes]),
  accountType: mixed<(typeof bankAccountTypes)[number] | ''>()
    .required('Say which kind of account it is')
    .oneOf([...bankAccountTypes]),
  routingNumber: bankRoutingNumber(),
  routingConfirmed: boolean().when('routingNumber', ([routing], confirmed) =>
    isBankRoutingNumber(routing) && routingDoubt(routing as string) !== undefined
      ? confirmed.oneOf([true], 'Check the routing number and confirm it')
      : confirmed,
  ),
  accountNumber: bankAccountNumber(),
  accountNumberAgain: sameAccountNumber('accountNumber'),
  nickname: optionNickname(),
  isDefault: boolean(),
  consent: boolean().oneOf([true], 'Agree to save the bank account'),
});

export type OptionValues = Required<InferType<typeof optionRules>> & {
  readonly accounts: readonly boolean[];
};

/** The form before anything was typed: every account is marked, and the first bank account is the default. */
export const emptyValues = (accounts: readonly PayableAccount[], isFirst: boolean): OptionValues => ({
  holderName: '',
  holderType: '',
  accountType: '',
  routingNumber: '',
  routingConfirmed: false,
  accountNumber: '',
  accountNumberAgain: '',
  nickname: '',
  accounts: accounts.map(() => true),
  isDefault: isFirst,
  consent: false,
});

/** The fields in their order on the page. */
export const optionFields = (accounts: readonly PayableAccount[]): string[] => [
  'holderName',
  'holderType',
  'accountType',
  'routingNumber',
  'routingConfirmed',
  'accountNumber',
  'accountNumberAgain',
  'nickname',
  ...accounts.map((_, at) => `accounts[${at}]`),
  'isDefault',
  'consent',
];

/** What is sent. The number again stays here. */
export const asAsked = (
  values: OptionValues,
  accounts: readonly PayableAccount[],
): Omit<NewPaymentOption, 'username'> => ({
  nickname: values.nickname,
  holderName: values.holderName,
  holderType: values.holderType as NewPaymentOption['holderType'],
  accountType: values.accountType as NewPaymentOption['accountType'],
  routingNumber: values.routingNumber,
  routingConfirmed: values.routingConfirmed,
  accountNumber: values.accountNumber,
  isDefault: values.isDefault,
  accountIds: chosenOf(accounts, values.accounts),
  consent: optionConsent.version,
});
