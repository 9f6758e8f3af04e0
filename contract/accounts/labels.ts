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
  return cents < 0 === (kind === 'payment' || kind === 'credit' || kind === 'prepay') || cents === 0
    ? usual
    : reverse;
}

/** The usual direction, and the other one. */
const activityWords: Readonly<Record<(typeof activityKinds)[number], readonly [string, string]>> = {
  invoice: ['charged', 'credit'],
  financeCharge: ['charged', 'credit'],
  credit: ['credit', 'charged'],
  payment: ['paid', 'paid back'],
  prepay: ['from prepay', 'to prepay'],
  deposit: ['paid in', 'paid out'],
  interest: ['earned', 'taken back'],
};

/** What is past due and nobody is asked for, each in a sentence; nothing where there is none. */
export const besidePastDue = ({
  disputedCents,
  onItsWayCents,
}: {
  readonly disputedCents: number;
  readonly onItsWayCents: number;
}): string[] => [
  ...(disputedCents > 0 ? [`${formatMoney(disputedCents)} past due is in dispute.`] : []),
  ...(onItsWayCents > 0 ? [`${formatMoney(onItsWayCents)} past due is on its way.`] : []),
];
