import * as m from '@locales/accounts';
import type { Overview } from '@contract/accounts/schema';
import { formatMoney } from '@contract/format/money';
import type { AccountTotals } from '@contract/rules/accountTotals';
import { foldSeries } from '@/components/MonthlyBars/MonthlyBars';
import { everyMonth, type MonthlyChart, monthlyChart } from '@/components/monthlyChart';

/** Open amounts by the month in which they fall due. What nobody is asked for stands apart, where there is any. */
export function dueChart(dueByMonth: Overview['dueByMonth']): MonthlyChart {
  const months = everyMonth(dueByMonth.map(({ month }) => month));
  const at = (key: 'pastDueCents' | 'dueCents' | 'heldCents') =>
    months.map((month) => sum(dueByMonth.filter((row) => row.month === month).map((row) => row[key])));
  const held = at('heldCents');
  return monthlyChart(months, [
    { label: m.comingDue(), cents: at('dueCents') },
    { label: m.pastDueLine(), cents: at('pastDueCents') },
    ...(held.some((cents) => cents > 0) ? [{ label: m.heldSeries(), cents: held }] : []),
  ]);
}

/** Net purchases by month, the four largest groups apart and the others together. */
export function purchasesChart(purchases: Overview['purchasesByMonth']): MonthlyChart {
  const months = everyMonth(purchases.map(({ month }) => month));
  const groups = new Map(purchases.map(({ groupCode, groupName }) => [groupCode, groupName]));
  const series = [...groups].map(([code, label]) => ({
    label,
    cents: months.map((month) =>
      sum(purchases.filter((row) => row.groupCode === code && row.month === month).map(({ cents }) => cents)),
    ),
  }));
  return monthlyChart(months, foldSeries(series));
}

const sum = (cents: readonly number[]) => cents.reduce((total, one) => total + one, 0);

export interface BreakdownRow {
  readonly label: string;
  /** Integer cents; null where nobody knows them. */
  readonly cents: number | null;
  /** `sum` stands under a line; `aside` is no part of the sum above it. */
  readonly role: 'part' | 'sum' | 'aside';
  readonly note?: string;
}

type Beside = Pick<Overview, 'notInvoiced'>;

/** From what is owed to what is due, and what stands beside it. */
export function breakdownOf(totals: AccountTotals, beside: Beside | undefined): BreakdownRow[] {
  return [
    {
      label: m.regularBalance(),
      cents: totals.regularBalanceCents,
      role: 'part',
      ...(totals.openCreditCents > 0 && {
        note: m.afterCreditMemos({ amount: formatMoney(totals.openCreditCents) }),
      }),
    },
    { label: m.unappliedCredit(), cents: 0 - totals.unappliedCreditCents, role: 'part' },
    ...netDue(totals),
    {
      label: m.deferredNotDue(),
      cents: totals.deferredCents,
      role: 'aside',
      note: m.partOfRegular(),
    },
    {
      label: m.prepayRemaining(),
      cents: totals.prepayRemainingCents,
      role: 'aside',
      note: m.notTakenOff(),
    },
    { label: m.financeChargesYear(), cents: totals.financeChargeYtdCents, role: 'aside' },
    ...(beside && beside.notInvoiced.tickets > 0 ? [delivered(beside.notInvoiced)] : []),
  ];
}

function delivered({ tickets, estimatedCents }: Overview['notInvoiced']): BreakdownRow {
  return {
    label: m.deliveredNotInvoiced(),
    cents: estimatedCents,
    role: 'aside',
    note: estimatedCents === null ? m.tickets({ n: tickets }) : m.ticketsAtPosted({ n: tickets }),
  };
}

/** Where debts and credits of different accounts meet, each is named before they are netted. */
function netDue({ owing, owedCents, inCredit, inCreditCents, netDueCents }: AccountTotals): BreakdownRow[] {
  if (owing === 0 || inCredit === 0) return [{ label: m.netDue(), cents: netDueCents, role: 'sum' }];
  return [
    { label: m.owedOn({ n: owing }), cents: owedCents, role: 'sum' },
    { label: m.inCreditOn({ n: inCredit }), cents: 0 - inCreditCents, role: 'part' },
    {
      label: m.netOfAll(),
      cents: netDueCents,
      role: 'sum',
      note: m.netOfAllNote(),
    },
  ];
}
