import * as m from '@locales/imports';
import { texts } from '@locales/language';

/** What became of a drop, and what the office reads of it. */
export const dropOutcomeWords = texts({
  uploaded: m.outcomeUploaded,
  ready: m.outcomeReady,
  held: m.outcomeHeld,
  applied: m.outcomeApplied,
  refused: m.outcomeRefused,
  dismissed: m.outcomeDismissed,
  rolledBack: m.outcomeRolledBack,
});

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
export const dropColumns = texts({
  name: m.drop,
  outcome: m.result,
  asOf: m.asOf,
  rows: m.rows,
  looked: m.lookedAt,
  by: m.decidedBy,
});
