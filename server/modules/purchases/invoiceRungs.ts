import type { Invoice } from '../../../contract/purchases';
import { conditionMet, rungOn } from '../../../contract/rules/earlyPay';

type Rung = Omit<Invoice['discounts'][number], 'met' | 'holds'>;

interface Standing {
  readonly openCents: number;
  readonly status: Invoice['status'];
  readonly accountPastDue: boolean;
  /** The day that the data speak of, 'YYYY-MM-DD'. */
  readonly asOf: string;
}

/**
 * Says of every rung whether its condition is met, and which one a payment on the as-of day would reach. Of what is
 * no longer owed nothing can be earned.
 * @param rungs soonest first
 */
export function rungsOf(rungs: readonly Rung[], standing: Standing): Invoice['discounts'] {
  const { asOf, accountPastDue, openCents, status } = standing;
  const isOwed = openCents > 0 && status !== 'void';
  const reached = isOwed ? rungOn(rungs, asOf, !accountPastDue) : undefined;
  return rungs.map((rung) =>
    Object.assign({}, rung, { met: conditionMet(rung.condition, !accountPastDue), holds: rung === reached }),
  );
}
