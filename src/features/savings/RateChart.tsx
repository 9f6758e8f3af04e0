import { ChartFrame } from '@/components/ChartFrame/ChartFrame';
import { RateSteps } from '@/components/RateSteps/RateSteps';
import type { RateLine } from './savingsCharts';

/** How the rate went, with every change of it as a table. */
export const RateChart = ({ months, percents, table }: RateLine) => (
  <ChartFrame title="Rate history" table={table}>
    <RateSteps label="Rate a year" months={months} percents={percents} />
  </ChartFrame>
);
