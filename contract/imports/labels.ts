import * as common from '@locales/common';
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

/** What the columns of the feed's drops are called, on the screen and in its files. */
export const dropColumns = texts({
  name: m.drop,
  outcome: m.result,
  asOf: m.asOf,
  rows: m.rows,
  looked: m.lookedAt,
  by: m.decidedBy,
  held: m.heldBack,
  decided: m.decided,
});

/** 'fatal' refuses a drop, 'row' leaves a row out, 'warn' only tells; 'wait' leaves a row out with one that is wrong. */
export const severityWords = texts({
  fatal: m.refusesDrop,
  row: m.holdsRowBack,
  warn: m.worthKnowing,
  wait: m.waitsWithRow,
});

type IssueSeverity = keyof typeof severityWords;

export const issueSeverities = Object.keys(severityWords) as readonly IssueSeverity[];

/** What became of a drop; the one that customers see says so. */
export const dropWords = ({
  outcome,
  live,
}: {
  readonly outcome: DropOutcome;
  readonly live: boolean;
}): string => (live ? m.customersSeeIt() : dropOutcomeWords[outcome]);

/** What was found, and what helps where that is known. */
export const issueWords = ({
  message,
  hint,
}: {
  readonly message: string;
  readonly hint: string | null;
}): string => (hint === null ? message : `${message} ${hint}`);

/** What the columns of a drop's findings are called, on the screen and in its files. */
export const issueColumns = texts({
  severity: m.howSerious,
  where: m.where,
  message: m.what,
  key: m.key,
  value: m.value,
  rule: m.rule,
  column: m.column,
  file: common.file,
  line: m.line,
});
