import Button from '@mui/material/Button';
import type { Account, Overview } from '../../../contract/accounts';
import type { AccountTotals } from '../../../contract/rules/accountTotals';
import { mayPay } from '../../../contract/rules/mayPay';
import { BalanceHero } from '../../components/BalanceHero/BalanceHero';
import type { Loaded } from '../../data/loaded';
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
  const payable = hero.cents > 0 && accounts.some(mayPay);
  return (
    <BalanceHero
      {...hero}
      note={overview.state === 'loading' ? 'Looking up due dates…' : hero.note}
      actions={
        <>
          {payable && (
            <Button variant="contained" href={payHref(selected)}>
              Pay balance
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
