import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { texts } from '@locales/language';
import * as m from '@locales/savings';
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
            label: plans.length > 1 ? m.totalOf({ n: plans.length }) : m.depositBalance(),
            value: formatMoney(sum(({ ledgerCents }) => ledgerCents)),
            note: day && m.onDate({ date: formatDate(day) }),
          },
          {
            label: m.available(),
            value: formatMoney(sum(({ availableCents }) => availableCents)),
            note: pending > 0 ? m.onItsWayOut({ amount: formatMoney(pending) }) : m.afterHolds(),
          },
        ],
        [
          {
            label: m.interestThisMonth(),
            value: formatMoney(sum(({ accruedCents }) => accruedCents)),
            note: m.notAddedYet(),
          },
          {
            label: m.interestIn({ year: String(year) }),
            value: formatMoney(sum(({ interestYtdCents }) => interestYtdCents)),
            note: m.addedSoFar(),
          },
          {
            label: m.interestIn({ year: String(year - 1) }),
            value: formatMoney(sum(({ interestPriorYearCents }) => interestPriorYearCents)),
            note: m.taxForm(),
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

const dayCounts: Readonly<Record<Plan['terms']['dayCount'], string>> = texts({
  ACT_365F: m.days365,
  ACT_360: m.days360,
  ACT_ACT: m.daysActual,
});

/** The rules of one deposit account, and what is on file about it. */
export function PlanRules({ plan, day }: PlanRulesProps) {
  return (
    <Card
      component="section"
      aria-label={m.rulesOf({ name: plan.title })}
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
      label: m.yearlyRate(),
      value: rate ? tierWords(rate.tiers) : m.noRateYet(),
      note: several
        ? { marginal: m.eachPartEarns, whole: m.wholeEarns }[terms.tiers]()
        : rate && m.sinceDate({ date: formatDate(rate.effectiveFrom) }),
    },
    { label: m.days(), value: dayCounts[terms.dayCount], note: m.endOfDay() },
    { label: m.interestIsAdded(), value: capitalized(plan.posting ?? m.asCompanyDecides()) },
    ...(terms.minToEarnCents > 0 ? [{ label: m.earnsFrom(), value: formatMoney(terms.minToEarnCents) }] : []),
    ...(plan.minCents > 0 ? [{ label: m.minimumBalance(), value: formatMoney(plan.minCents) }] : []),
    ...(plan.maxCents === null ? [] : [{ label: m.highestBalance(), value: formatMoney(plan.maxCents) }]),
    ...(plan.openedOn === null ? [] : [{ label: m.openedOn(), value: formatDate(plan.openedOn) }]),
    { label: m.nominee(), value: plan.nominee ?? m.noneOnFile() },
    {
      label: m.taxpayerNumber(),
      value: plan.tinCertified ? m.certified() : m.notCertified(),
      note: plan.tinCertified ? undefined : m.mayWithhold(),
    },
  ];
}

const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
