/** What became of a drop, and what the office reads of it. */
export const dropOutcomeWords = {
  uploaded: 'Being checked',
  ready: 'Ready to apply',
  held: 'Held',
  applied: 'Applied',
  refused: 'Refused',
  dismissed: 'Dismissed',
  rolledBack: 'Rolled back',
} as const;

export type DropOutcome = keyof typeof dropOutcomeWords;

export const dropOutcomes = Object.keys(dropOutcomeWords) as readonly DropOutcome[];

/**
 * Which drops somebody still has to decide on: one that was uploaded and against which nothing speaks, and one in which
 * so much is new, gone or quarantined that it is held.
 */
export const mayBeApplied = (outcome: DropOutcome): boolean => outcome === 'ready' || outcome === 'held';

/** Also one that is still looked at, or was when the portal stopped. */
export const mayBeDismissed = (outcome: DropOutcome): boolean =>
  outcome === 'uploaded' || mayBeApplied(outcome);

/** What the columns of the feed's drops are called. */
export const dropColumns = {
  name: 'Drop',
  outcome: 'What became of it',
  asOf: 'As of',
  rows: 'Rows',
  looked: 'Looked at',
  by: 'Decided by',
} as const;
