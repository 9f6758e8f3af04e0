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
    { label: 'Coming due', cents: at('dueCents') },
    { label: 'Past due', cents: at('pastDueCents') },
    ...(held.some((cents) => cents > 0) ? [{ label: 'On its way or in dispute', cents: held }] : []),
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
      label: 'Regular balance',
      cents: totals.regularBalanceCents,
      role: 'part',
      ...(totals.openCreditCents > 0 && {
        note: `Credit memos of ${formatMoney(totals.openCreditCents)} are taken off`,
      }),
    },
    { label: 'Unapplied credit', cents: 0 - totals.unappliedCreditCents, role: 'part' },
    ...netDue(totals),
    {
      label: 'Deferred, not yet due',
      cents: totals.deferredCents,
      role: 'aside',
      note: 'Part of the regular balance',
    },
    {
      label: 'Prepay remaining',
      cents: totals.prepayRemainingCents,
      role: 'aside',
      note: 'Paid ahead, not taken off above',
    },
    { label: 'Finance charges this year', cents: totals.financeChargeYtdCents, role: 'aside' },
    ...(beside && beside.notInvoiced.tickets > 0 ? [delivered(beside.notInvoiced)] : []),
  ];
}

function delivered({ tickets, estimatedCents }: Overview['notInvoiced']): BreakdownRow {
  const count = tickets === 1 ? '1 ticket' : `${tickets} tickets`;
  return {
    label: 'Delivered, not invoiced yet',
    cents: estimatedCents,
    role: 'aside',
    note: estimatedCents === null ? count : `${count} at posted prices: an estimate, not part of the balance`,
  };
}

/** Where debts and credits of different accounts meet, each is named before they are netted. */
function netDue({ owing, owedCents, inCredit, inCreditCents, netDueCents }: AccountTotals): BreakdownRow[] {
  if (owing === 0 || inCredit === 0) return [{ label: 'Net due', cents: netDueCents, role: 'sum' }];
  return [
    { label: `Owed on ${accountCount(owing)}`, cents: owedCents, role: 'sum' },
    { label: `In credit on ${accountCount(inCredit)}`, cents: 0 - inCreditCents, role: 'part' },
    {
      label: 'Net of all accounts',
      cents: netDueCents,
      role: 'sum',
      note: 'For information: one account’s credit does not pay another’s balance',
    },
  ];
}

const accountCount = (count: number) => (count === 1 ? '1 account' : `${count} accounts`);
