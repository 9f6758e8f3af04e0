import Box from '@mui/material/Box';
import type { Plan } from '@contract/depositPlan/schema';
import { formatDate } from '@contract/format/date';
import { formatMoney } from '@contract/format/money';
import { StatTile } from '@/components/StatTile/StatTile';

interface SavingsFiguresProps {
  readonly plans: readonly Plan[];
  /** 'YYYY-MM-DD'. */
  readonly day: string;
}

/** What all deposit accounts hold together, and what they earned. */
export function SavingsFigures({ plans, day }: SavingsFiguresProps) {
  const sum = (figure: (plan: Plan) => number) => plans.reduce((total, plan) => total + figure(plan), 0);
  const pending = sum(({ requests }) => requests.reduce((total, { amountCents }) => total + amountCents, 0));
  const year = Number(day.slice(0, 4));
  return (
    <Box sx={row}>
      <StatTile
        label={plans.length > 1 ? `Total of ${plans.length} deposit accounts` : 'Deposit balance'}
        value={formatMoney(sum(({ ledgerCents }) => ledgerCents))}
        note={day && `On ${formatDate(day)}`}
      />
      <StatTile
        label="Available"
        value={formatMoney(sum(({ availableCents }) => availableCents))}
        note={pending > 0 ? `${formatMoney(pending)} is on its way out` : 'After holds and minimum balances'}
      />
      <StatTile
        label="Interest this month"
        value={formatMoney(sum(({ accruedCents }) => accruedCents))}
        note="Earned, and not credited yet"
      />
      <StatTile
        label={`Interest in ${year}`}
        value={formatMoney(sum(({ interestYtdCents }) => interestYtdCents))}
        note="Credited so far"
      />
      <StatTile
        label={`Interest in ${year - 1}`}
        value={formatMoney(sum(({ interestPriorYearCents }) => interestPriorYearCents))}
        note="Form 1099-INT, box 1"
      />
    </Box>
  );
}

const row = {
  display: 'grid',
  gap: 2,
  // Six digits of dollars fit on one line.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11.5rem), 1fr))',
} as const;
