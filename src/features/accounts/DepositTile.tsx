import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import type { Account } from '@contract/accounts/schema';
import { formatMoney } from '@contract/format/money';
import { StatTile } from '@/components/StatTile/StatTile';
import { useAccounts } from '@/data/accounts';
import { type Loaded, loaded } from '@/data/asyncResult';

/** The deposit plan of a customer who has the flag; asks for it by itself, so that the rest need not wait. */
export function DepositTile() {
  return <DepositTileView deposits={loaded(useAccounts('my-deposit-plan'))} />;
}

interface DepositTileViewProps {
  readonly deposits: Loaded<{ readonly accounts: readonly Account[] }>;
}

/** Positive is the customer's money: it is never mixed with what is owed. */
export function DepositTileView({ deposits: { state, data, retry } }: DepositTileViewProps) {
  if (!data) {
    const failed = state === 'error';
    return (
      <StatTile
        label="Deposit plan"
        value={failed ? '–' : <Skeleton sx={{ width: '80%' }} />}
        note={failed ? <Failed retry={retry} /> : <Skeleton />}
      />
    );
  }
  const plans = data.accounts.map(({ depositPlan }) => depositPlan).filter((plan) => plan !== null);
  const sum = (key: 'ledgerBalanceCents' | 'availableCents') =>
    plans.reduce((total, plan) => total + plan[key], 0);
  return (
    <StatTile
      label="Deposit plan"
      value={formatMoney(sum('ledgerBalanceCents'))}
      note={`${formatMoney(sum('availableCents'))} available`}
      href="/my-deposit-plan"
    />
  );
}

const Failed = ({ retry }: { readonly retry: () => void }) => (
  <>
    Couldn’t load.{' '}
    <Button size="small" onClick={retry} sx={{ minHeight: 24, p: 0 }}>
      Try again
    </Button>
  </>
);
