import type { Account } from '@contract/accounts/schema';
import { formatMoney } from '@contract/format/money';
import { AsyncBoundary } from '@/components/AsyncBoundary/AsyncBoundary';
import { useAccounts } from '@/data/accounts';
import { type AsyncResult, asyncResult } from '@/data/asyncResult';
import { Tile, TileToCome, Way } from './Tile';

/** The deposit plan of a customer who has the flag; asks for it by itself, so that the rest need not wait. */
export function DepositCard() {
  return <DepositCardFigures deposits={asyncResult(useAccounts('my-deposit-plan'))} />;
}

interface DepositCardViewProps {
  readonly deposits: AsyncResult<{ readonly accounts: readonly Account[] }>;
}

/** Balance and interest; it is the customer's own money, and none of it is taken off what is owed. */
export function DepositCardFigures({ deposits: { state, data, problem, retry } }: DepositCardViewProps) {
  const plans = (data?.accounts ?? []).map(({ depositPlan }) => depositPlan).filter((plan) => plan !== null);
  const sum = (key: 'ledgerBalanceCents' | 'availableCents' | 'interestYtdCents') =>
    plans.reduce((total, plan) => total + plan[key], 0);
  return (
    <AsyncBoundary
      state={data && plans.length === 0 ? 'empty' : state}
      skeleton={<TileToCome />}
      empty={
        <Tile
          title="Deposit plan"
          note="No deposit account is linked to your sign-in yet. Contact us to link it."
        >
          <Way href="/contact-us?about=deposit">Contact us</Way>
          <Way href="/my-savings">My Savings</Way>
        </Tile>
      }
      error={problem && { title: 'Couldn’t load your deposit plan', ...problem }}
      onRetry={retry}
    >
      <Tile
        title="Deposit plan"
        value={formatMoney(sum('ledgerBalanceCents'))}
        note={`${formatMoney(sum('availableCents'))} available · ${formatMoney(sum('interestYtdCents'))} interest this year`}
      >
        <Way href="/my-deposit-plan">My Deposit Plan</Way>
        <Way href="/my-savings">My Savings</Way>
      </Tile>
    </AsyncBoundary>
  );
}

/** The way to the deposit plan for those who have none. */
export const SavingsCard = () => (
  <Tile
    title="Deposit plan"
    note="Money that you leave with us earns interest. See how it works and what it pays now."
  >
    <Way href="/my-savings" only>
      My Savings
    </Way>
  </Tile>
);
