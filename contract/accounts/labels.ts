import * as m from '@locales/accounts';
import { formatMoney } from '../format/money';

export const viewNames = ['my-account', 'my-deposit-plan'] as const;

export type ViewName = (typeof viewNames)[number];

export const activityKinds = [
  'invoice',
  'credit',
  'financeCharge',
  'payment',
  'prepay',
  'deposit',
  'interest',
] as const;

/**
 * What happened with the amount of an activity, in the customer's eyes. It stands beside the amount, which bears no sign,
 * since what a sign says of an invoice is the opposite of what it says of a deposit.
 */
export function activityWord(kind: (typeof activityKinds)[number], cents: number): string {
  const [usual, reverse] = activityWords[kind];
  const isUsual = cents < 0 === (kind === 'payment' || kind === 'credit' || kind === 'prepay') || cents === 0;
  return isUsual ? usual() : reverse();
}

type Word = () => string;

/** The usual direction, and the other one. */
const activityWords: Readonly<Record<(typeof activityKinds)[number], readonly [Word, Word]>> = {
  invoice: [m.charged, m.creditWord],
  financeCharge: [m.charged, m.creditWord],
  credit: [m.creditWord, m.charged],
  payment: [m.paid, m.paidBack],
  prepay: [m.fromPrepay, m.toPrepay],
  deposit: [m.paidIn, m.paidOut],
  interest: [m.earned, m.interestReversed],
};

/** What is past due and nobody is asked for, each in a sentence; nothing where there is none. */
export const besidePastDue = ({
  disputedCents,
  onItsWayCents,
}: {
  readonly disputedCents: number;
  readonly onItsWayCents: number;
}): string[] => [
  ...(disputedCents > 0 ? [m.pastDueDisputed({ amount: formatMoney(disputedCents) })] : []),
  ...(onItsWayCents > 0 ? [m.pastDueOnItsWay({ amount: formatMoney(onItsWayCents) })] : []),
];
