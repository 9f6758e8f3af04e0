import type { Plan } from '@contract/depositPlan/schema';
import { ChartFrame } from '@/components/ChartFrame/ChartFrame';
import { MonthlyBars } from '@/components/MonthlyBars/MonthlyBars';
import { balanceChart } from './savingsCharts';

/** The last twelve ends of months; nothing for those who may see papers only. */
export function SavingsBars({ plans }: { readonly plans: readonly Plan[] }) {
  const { months, series, table } = balanceChart(plans);
  if (months.length === 0) return null;
  return (
    <ChartFrame title="Balance by month" table={table}>
      <MonthlyBars months={months} series={series} height={204} />
    </ChartFrame>
  );
}
