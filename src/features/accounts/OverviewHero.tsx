import Button from '@mui/material/Button';
import type { Account, Overview } from '@contract/accounts/schema';
import type { AccountTotals } from '@contract/rules/accountTotals';
import { mayPay } from '@contract/rules/mayPay';
import { BalanceHero } from '@/components/BalanceHero/BalanceHero';
import type { Loaded } from '@/data/asyncResult';
import { heroOf } from './heroWords';
import { payHref, purchasesHref } from './links';

interface OverviewHeroProps {
  readonly accounts: readonly Account[];
  readonly totals: AccountTotals;
  readonly overview: Loaded<Overview>;
  readonly selected: string | null;
}

/** The balance due with its due date, and the ways on from there. */
export function OverviewHero({ accounts, totals, overview, selected }: OverviewHeroProps) {
  const hero = heroOf(totals, overview.data);
  // A credit pays nothing of what is late before the office applies it: there is something to pay beside it.
  const isLate = totals.pastDue.payNowCents > 0;
  const payable = (hero.cents > 0 || isLate) && accounts.some(mayPay);
  return (
    <BalanceHero
      {...hero}
      note={overview.state === 'loading' ? 'Looking up due dates…' : hero.note}
      actions={
        <>
          {payable && (
            <Button variant="contained" href={payHref(selected)}>
              {hero.cents > 0 ? 'Pay balance' : 'Pay what is past due'}
            </Button>
          )}
          <Button variant="outlined" href={purchasesHref(selected)}>
            View purchases
          </Button>
        </>
      }
    />
  );
}
