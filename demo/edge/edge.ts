import type { CalendarDateText } from '@contract/format/date';
import type { AccountPlan } from '../account';
import type { Draft } from '../draft';
import type { Invoice } from '../invoice';
import type { Party } from '../pricing';
import type { Random } from '../random';
import type { Occasion } from '../story';

/** Where a rare case is staged. Tickets outside the span of the drop are not written. */
export interface Stage {
  /** What is rare happens some days before it. */
  readonly storyEnd: CalendarDateText;
  readonly random: Random;
  readonly account: (accountNo: string) => AccountPlan;
  readonly ticket: (accountNo: string, draft: Draft) => Invoice;
  readonly split: (draft: Draft, parties: readonly Party[]) => readonly Invoice[];
  readonly when: (accountNo: string, occasion: Occasion) => void;
}

/** Stages one rare case that a portal has to survive. */
export type Edge = (stage: Stage) => void;
