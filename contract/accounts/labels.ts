import { formatMoney } from '../format/money';

export const viewNames = ['my-account', 'my-deposit-plan'] as const;

export type ViewName = (typeof viewNames)[number];

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
