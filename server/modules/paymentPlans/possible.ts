import { dateInZone } from '@contract/format/date';
import type { PossiblePlan } from '@contract/paymentPlans/schema';
import { bankHours } from '@contract/rules/payDates';
import type { BankHours } from '@contract/rules/paySchedule';
import { pastDueOf } from '@contract/rules/due';
import { canPlan, planWindow } from '@contract/rules/paymentPlan';
import type { Db } from '@server/db/db';
import { creditOf } from '@server/domain/autopay/reckon';
import { payableOf } from '@server/domain/payable/payable';
import type { PlanDeps } from '@server/domain/paymentPlans/endPlan';

interface Possible extends PossiblePlan {
  readonly hours: BankHours;
}

/** What a plan can be on an account, whatever is past due there; undefined where no bank account can be debited for it. */
export async function limitsOf(
  db: Db['sql'],
  { clock, booksZone }: Pick<PlanDeps, 'clock' | 'booksZone'>,
  accountNo: string,
): Promise<Possible | undefined> {
  const now = clock.now();
  const account = await payableOf(db, accountNo, { now, booksZone });
  // Before there are figures nothing is past due.
  if (!account?.asOf || account.isClosed || account.noAch) return undefined;
  const { creditCents, memoCents } = await creditOf(db, accountNo, { now, booksZone });
  const hours = bankHours(account);
  return {
    accountNo,
    accountName: account.accountName,
    // What credits pay is not planned, nor what no invoice stands for: no debit names it.
    pastDueCents: Math.max(
      0,
      pastDueOf(account.documents, account.asOf.date).payNowCents - creditCents - memoCents,
    ),
    maxPaymentCents: account.settings.maxPaymentCents,
    window: planWindow(now, dateInZone(now, booksZone), hours),
    hours,
  };
}

/** The same where there is enough past due, as it is shown. */
export async function possibleOf(
  db: Db['sql'],
  deps: Pick<PlanDeps, 'clock' | 'booksZone'>,
  accountNo: string,
): Promise<PossiblePlan | undefined> {
  const limits = await limitsOf(db, deps, accountNo);
  if (!limits || !canPlan(limits.pastDueCents)) return undefined;
  const { hours: _, ...shown } = limits;
  return shown;
}
