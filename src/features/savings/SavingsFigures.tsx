import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { Plan } from '@contract/depositPlan/schema';
import { formatDate } from '@contract/format/date';
import { tierWords } from '@contract/depositPlan/labels';
import { formatMoney } from '@contract/format/money';
import { rateOn } from '@contract/rules/depositInterest';
import { type Fact, Facts } from '@/components/Facts/Facts';
import { StatTiles } from '@/components/StatTile/StatTile';

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
    <StatTiles
      parts={[
        [
          {
            label: plans.length > 1 ? `Total of ${plans.length} deposit accounts` : 'Deposit balance',
            value: formatMoney(sum(({ ledgerCents }) => ledgerCents)),
            note: day && `On ${formatDate(day)}`,
          },
          {
            label: 'Available',
            value: formatMoney(sum(({ availableCents }) => availableCents)),
            note:
              pending > 0 ? `${formatMoney(pending)} is on its way out` : 'After holds and minimum balances',
          },
        ],
        [
          {
            label: 'Interest this month',
            value: formatMoney(sum(({ accruedCents }) => accruedCents)),
            note: 'Earned, and not credited yet',
          },
          {
            label: `Interest in ${year}`,
            value: formatMoney(sum(({ interestYtdCents }) => interestYtdCents)),
            note: 'Credited so far',
          },
          {
            label: `Interest in ${year - 1}`,
            value: formatMoney(sum(({ interestPriorYearCents }) => interestPriorYearCents)),
            note: 'Form 1099-INT, box 1',
          },
        ],
      ]}
    />
  );
}

interface PlanRulesProps {
  readonly plan: Plan;
  /** 'YYYY-MM-DD'. */
  readonly day: string;
}

const dayCounts: Readonly<Record<Plan['terms']['dayCount'], string>> = {
  ACT_365F: 'Each day earns a 365th of the year’s rate',
  ACT_360: 'Each day earns a 360th of the year’s rate',
  ACT_ACT: 'Each day earns its part of the year’s rate, in leap years a 366th',
};

/** The rules of one deposit account, and what is on file about it. */
export function PlanRules({ plan, day }: PlanRulesProps) {
  return (
    <Card
      component="section"
      aria-label={`Rules of ${plan.title}`}
      sx={{ p: { xs: 2, '@sm': 3 }, height: '100%' }}
    >
      <Typography component="h2" variant="h3" sx={{ mb: 1 }}>
        {plan.title}, {plan.savId}
      </Typography>
      <Facts facts={factsOf(plan, day)} />
    </Card>
  );
}

function factsOf({ terms, ...plan }: Plan, day: string): Fact[] {
  const rate = rateOn(terms.rates, day);
  const several = (rate?.tiers.length ?? 0) > 1;
  return [
    {
      label: 'Rate a year',
      value: rate ? tierWords(rate.tiers) : 'None now',
      note: several
        ? {
            marginal: 'Each part of the balance earns its own rate',
            whole: 'The whole balance earns the highest rate that it reaches',
          }[terms.tiers]
        : rate && `Since ${formatDate(rate.effectiveFrom)}`,
    },
    { label: 'Days', value: dayCounts[terms.dayCount], note: 'On the balance at the end of the day' },
    { label: 'Interest is credited', value: capitalized(plan.posting ?? 'As the company decides') },
    ...(terms.minToEarnCents > 0 ? [{ label: 'Earns from', value: formatMoney(terms.minToEarnCents) }] : []),
    ...(plan.minCents > 0 ? [{ label: 'Minimum balance', value: formatMoney(plan.minCents) }] : []),
    ...(plan.maxCents === null ? [] : [{ label: 'Most it may hold', value: formatMoney(plan.maxCents) }]),
    ...(plan.openedOn === null ? [] : [{ label: 'Opened', value: formatDate(plan.openedOn) }]),
    { label: 'Nominee', value: plan.nominee ?? 'None on file' },
    {
      label: 'Taxpayer number',
      value: plan.tinCertified ? 'Certified' : 'Not certified',
      note: plan.tinCertified ? undefined : 'A part of the interest may have to be withheld',
    },
  ];
}

const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
