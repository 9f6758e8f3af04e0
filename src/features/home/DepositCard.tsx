import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { Account } from '@contract/accounts/schema';
import { formatMoney } from '@contract/format/money';
import { AsyncBoundary } from '@/components/AsyncBoundary/AsyncBoundary';
import { useAccounts } from '@/data/accounts';
import { type AsyncResult, asyncResult } from '@/data/asyncResult';

/** The deposit plan of a customer who has the flag; asks for it by itself, so that the rest need not wait. */
export function DepositCard() {
  return <DepositCardFigures deposits={asyncResult(useAccounts('my-deposit-plan'))} />;
}

interface DepositCardViewProps {
  readonly deposits: AsyncResult<{ readonly accounts: readonly Account[] }>;
}

/** Balance and interest; positive is the customer's own money. */
export function DepositCardFigures({ deposits: { state, data, problem, retry } }: DepositCardViewProps) {
  const plans = (data?.accounts ?? []).map(({ depositPlan }) => depositPlan).filter((plan) => plan !== null);
  const sum = (key: 'ledgerBalanceCents' | 'availableCents' | 'interestYtdCents') =>
    plans.reduce((total, plan) => total + plan[key], 0);
  return (
    <Card sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography component="h2" variant="h3" sx={{ mb: 1 }}>
        Deposit plan
      </Typography>
      <AsyncBoundary
        state={data && plans.length === 0 ? 'empty' : state}
        skeleton={<Skeleton variant="rounded" sx={{ height: 108 }} />}
        empty={
          <Typography sx={{ color: 'text.secondary' }}>
            No deposit account is linked to your sign-in yet. Contact us to link it.
          </Typography>
        }
        error={problem && { title: 'Couldn’t load your deposit plan', ...problem }}
        onRetry={retry}
      >
        <Typography variant="figure">{formatMoney(sum('ledgerBalanceCents'))}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {formatMoney(sum('availableCents'))} available · {formatMoney(sum('interestYtdCents'))} interest
          this year
        </Typography>
        <Button variant="outlined" href="/my-deposit-plan" sx={{ mt: 1.5 }}>
          View deposit plan
        </Button>
      </AsyncBoundary>
    </Card>
  );
}

/** The way to the deposit plan for those who have none. */
export const SavingsCard = () => (
  <Card sx={{ p: { xs: 2, sm: 3 } }}>
    <Typography component="h2" variant="h3" sx={{ mb: 1 }}>
      Deposit plan
    </Typography>
    <Typography sx={{ color: 'text.secondary' }}>
      Money that you leave with us earns interest. See how it works and what it pays now.
    </Typography>
    <Button variant="outlined" href="/my-savings" sx={{ mt: 1.5 }}>
      About the deposit plan
    </Button>
  </Card>
);
