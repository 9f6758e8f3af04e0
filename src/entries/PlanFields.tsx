import * as m from '@locales/paymentPlans';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { formatDate } from '@contract/format/date';
import { formatMoney } from '@contract/format/money';
import { planEveryWords } from '@contract/paymentPlans/labels';
import type { PossiblePlan } from '@contract/paymentPlans/schema';
import {
  installmentCounts,
  installmentsOf,
  planEvery,
  planProblems,
  type PlanTerms,
} from '@contract/rules/paymentPlan';
import { FormDate } from '../forms/FormDate';
import { FormMoney } from '../forms/FormMoney';
import { FormSelect } from '../forms/FormSelect';

export interface PlanValues {
  /** Integer cents, or what is typed and no amount yet. */
  readonly totalCents: number | string;
  /** A whole number, in digits once it is chosen. */
  readonly count: number | string;
  readonly every: PlanTerms['every'];
  /** 'YYYY-MM-DD', '' until it is whole. */
  readonly firstDay: string;
}

export const planFieldNames = ['totalCents', 'count', 'every', 'firstDay'] as const;

/** All that is past due, in three months. */
export const planToBegin = ({ pastDueCents }: PossiblePlan): PlanValues => ({
  totalCents: pastDueCents,
  count: 3,
  every: 'month',
  firstDay: '',
});

/** What is no amount yet is as little as nothing. */
export const termsOf = ({ totalCents, count, every, firstDay }: PlanValues): PlanTerms => ({
  totalCents: typeof totalCents === 'number' ? totalCents : 0,
  count: Number(count),
  every,
  firstDay,
});

interface PlanFieldsProps {
  readonly possible: PossiblePlan;
}

const counts = Array.from({ length: installmentCounts.max - installmentCounts.min + 1 }, (_, at) => {
  const count = String(installmentCounts.min + at);
  return { value: count, label: count };
});

/** How much, in how many installments, when; and what that comes to. */
export function PlanFields({ possible }: PlanFieldsProps) {
  const { values } = useFormikContext<PlanValues>();
  const terms = termsOf(values);
  const isRight = Object.keys(planProblems(terms, possible)).length === 0;
  return (
    <>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {m.pastDueNow({ sum: formatMoney(possible.pastDueCents), account: possible.accountName })}
      </Typography>
      <FormMoney name="totalCents" label={m.total()} />
      <FormSelect name="count" label={m.count()} options={counts} />
      <FormSelect
        name="every"
        label={m.every()}
        options={planEvery.map((value) => ({ value, label: planEveryWords[value] }))}
      />
      <FormDate name="firstDay" label={m.firstDay()} rule={possible.window} />
      {isRight && <Typography component="output">{previewOf(terms)}</Typography>}
    </>
  );
}

function previewOf(terms: PlanTerms): string {
  const parts = installmentsOf(terms);
  return m.wouldBe({
    first: formatMoney(parts[0]!.amountCents),
    each: formatMoney(parts[1]!.amountCents),
    last: formatDate(parts.at(-1)!.day),
  });
}
