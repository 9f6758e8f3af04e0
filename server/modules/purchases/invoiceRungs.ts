import type { Invoice } from '../../../contract/purchases';

type Rung = Omit<Invoice['discounts'][number], 'met' | 'holds'>;

interface Standing {
  readonly openCents: number;
  readonly status: Invoice['status'];
  readonly accountPastDue: boolean;
}

/**
 * Says of every rung whether its condition is met, and which one counts now: the next to end of those that are
 * met. A condition that fails lets the rung behind it count; one that the portal does not know never does. Of
 * what is no longer owed nothing can be earned.
 * @param rungs soonest first
 */
export function rungsOf(rungs: readonly Rung[], standing: Standing): Invoice['discounts'] {
  const met = (condition: string | null) => {
    if (condition === null || condition === '') return true;
    return condition === 'ACCOUNT_CURRENT' ? !standing.accountPastDue : null;
  };
  const isOwed = standing.openCents > 0 && standing.status !== 'void';
  const counts = rungs.findIndex(({ expired, condition }) => isOwed && !expired && met(condition) === true);
  return rungs.map((rung, at) => Object.assign({}, rung, { met: met(rung.condition), holds: at === counts }));
}
