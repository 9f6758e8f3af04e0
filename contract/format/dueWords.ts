import type { PastDue } from '../accounts';
import { formatMoney } from './money';

/** What is past due and nobody is asked for, each in a sentence; nothing where there is none. */
export const besidePastDue = ({ disputedCents, onItsWayCents }: PastDue): string[] => [
  ...(disputedCents > 0 ? [`${formatMoney(disputedCents)} past due is in dispute.`] : []),
  ...(onItsWayCents > 0 ? [`${formatMoney(onItsWayCents)} past due is on its way.`] : []),
];
