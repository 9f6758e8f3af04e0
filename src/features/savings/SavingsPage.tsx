import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import * as common from '@locales/common';
import * as m from '@locales/savings';
import type { AsOf } from '@contract/accounts/schema';
import * as depositPlans from '@contract/depositPlan/endpoints';
import type { Plan } from '@contract/depositPlan/schema';
import { type Clock, systemClock } from '@/clock';
import { AsOfStamp } from '@/components/AsOfStamp/AsOfStamp';
import { AsyncBoundary } from '@/components/AsyncBoundary/AsyncBoundary';
import { ChartFrame } from '@/components/ChartFrame/ChartFrame';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { Icon } from '@/components/Icon/Icon';
import { MonthlyBars } from '@/components/MonthlyBars/MonthlyBars';
import { PageHeader } from '@/components/PageHeader/PageHeader';
import { RateSteps } from '@/components/RateSteps/RateSteps';
import { type AsyncResult, asyncResult } from '@/data/asyncResult';
import { useEndpoint } from '@/data/useEndpoint';
import { usePermissions } from '@/data/users';
import { AboutSavingsPage } from './AboutSavingsPage';
import { Projection } from './Projection';
import { balanceChart, rateLine, type RateLine } from './savingsCharts';
import { PlanRules, SavingsFigures } from './SavingsFigures';

export interface SavingsPageProps {
  readonly plans: AsyncResult<{
    readonly asOf: AsOf | null;
    readonly plans: readonly Plan[];
    readonly disclaimer: string;
  }>;
  readonly now: Date;
}

/** What the deposit plan holds and earns, by which rules. What is owed is another matter and not in it. */
export function SavingsPage({ plans: { data, state, problem, retry }, now }: SavingsPageProps) {
  const asOf = data?.asOf;
  return (
    <>
      <PageHeader
        title={m.mySavings()}
        subtitle={
          asOf && (
            <AsOfStamp
              date={asOf.date}
              loadedAt={asOf.loadedAt}
              zone={asOf.booksZone}
              now={now}
              held={data.plans.flatMap(({ title, held }) => (held ? [{ name: title, asOf: held.asOf }] : []))}
            />
          )
        }
        actions={
          <Button variant="outlined" href="/my-deposit-plan">
            {m.transactionsAndRequests()}
          </Button>
        }
      />
      <AsyncBoundary
        state={data?.plans.length === 0 ? 'empty' : state}
        skeleton={<Skeleton variant="rounded" sx={{ height: 480 }} />}
        error={problem && { title: m.savingsFailed(), ...problem }}
        onRetry={retry}
        empty={<NoSavings />}
      >
        {data && <Savings plans={data.plans} day={asOf?.date ?? ''} disclaimer={data.disclaimer} />}
      </AsyncBoundary>
    </>
  );
}

interface SavingsProps {
  readonly plans: readonly Plan[];
  readonly day: string;
  readonly disclaimer: string;
}

function Savings({ plans, day, disclaimer }: SavingsProps) {
  const [first] = plans;
  if (!first) return null;
  // Whoever may see papers only has no months.
  const bars = balanceChart(plans);
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', '@md': 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      <Box sx={across}>
        <SavingsFigures plans={plans} day={day} />
      </Box>
      {plans.some(({ tinCertified }) => !tinCertified) && (
        <Alert severity="warning" icon={<Icon name="warning" />} sx={across}>
          {m.noTaxpayerNumber()}
        </Alert>
      )}
      {bars.months.length > 0 && (
        <ChartFrame title={m.balanceByMonth()} table={bars.table}>
          <MonthlyBars months={bars.months} series={bars.series} height={204} />
        </ChartFrame>
      )}
      <Box sx={bars.months.length > 0 ? null : across}>
        <RateChart {...rateLine(first.terms, day)} />
      </Box>
      <Box sx={plans.length % 2 === 1 ? null : across}>
        <Projection terms={first.terms} day={day} cents={Math.max(0, first.ledgerCents)} />
      </Box>
      {plans.map((plan) => (
        <PlanRules key={plan.savId} plan={plan} day={day} />
      ))}
      <Typography
        variant="caption"
        component="p"
        sx={{ ...across, color: 'text.secondary', maxWidth: '72ch' }}
      >
        {disclaimer}
      </Typography>
    </Box>
  );
}

/** Also what would leave half of its row empty. */
const across = { gridColumn: '1 / -1' } as const;

const NoSavings = () => (
  <EmptyState
    title={m.noDepositAccount()}
    action={
      <Button variant="contained" href="/contact-us?about=savings">
        {common.contactUs()}
      </Button>
    }
  >
    {m.noDepositAccountText()}
  </EmptyState>
);

interface SavingsScreenProps {
  readonly clock?: Clock;
}

/** Open to everybody; balances are for those with the deposit plan's flag, which the server asks for again. */
export function SavingsScreen({ clock = systemClock }: SavingsScreenProps) {
  const permissions = usePermissions();
  if (permissions.data?.deposit_plan) return <Own clock={clock} />;
  return permissions.state === 'loading' ? null : <About />;
}

const Own = ({ clock }: { readonly clock: Clock }) => (
  <SavingsPage plans={asyncResult(useEndpoint(depositPlans.list, {}))} now={clock.now()} />
);

const About = () => <AboutSavingsPage about={asyncResult(useEndpoint(depositPlans.about, {}))} />;

/** How the rate went, with every change of it as a table. */
const RateChart = ({ months, percents, table }: RateLine) => (
  <ChartFrame title={m.rateHistory()} table={table}>
    <RateSteps label={m.yearlyRate()} months={months} percents={percents} />
  </ChartFrame>
);
