import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { lazy, type ReactNode, Suspense } from 'react';
import * as accountsApi from '@contract/accounts/endpoints';
import type { Account, AsOf, Overview } from '@contract/accounts/schema';
import { telHref } from '@contract/format/phone';
import { totalsOf } from '@contract/rules/accountTotals';
import { type Clock, systemClock } from '@/clock';
import { AsOfStamp } from '@/components/AsOfStamp/AsOfStamp';
import { AsyncBoundary } from '@/components/AsyncBoundary/AsyncBoundary';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { Icon } from '@/components/Icon/Icon';
import { PageHeader } from '@/components/PageHeader/PageHeader';
import { useAccounts } from '@/data/accounts';
import { type AsyncResult, asyncResult } from '@/data/asyncResult';
import { useRequestTotals } from '@/data/requestList';
import { useEndpoint } from '@/data/useEndpoint';
import { usePermissions } from '@/data/users';
import { personName } from '@/session/personName';
import { ActivityCard } from './ActivityCard';
import { AttentionCard } from './AttentionCard';
import { BalancesCard } from './BalancesCard';
import { BranchCard } from './BranchCard';
import { DepositCard, SavingsCard } from './DepositCard';
import { greetingOf } from './greeting';

export interface HomePageProps {
  readonly accounts: AsyncResult<{ readonly asOf: AsOf | null; readonly accounts: readonly Account[] }>;
  /** Of all accounts together. */
  readonly overview: AsyncResult<Overview>;
  readonly name: string;
  /** The deposit plan: its figures for customers who have one, the way to it for others. */
  readonly depositCard?: ReactNode;
  /** The last statements. */
  readonly statementCard?: ReactNode;
  /** What was asked for and is under way. */
  readonly requestCard?: ReactNode;
  /** What the payments among it come to. */
  readonly scheduled?: AsyncResult<{ readonly amountCents: number }>;
  /** Whether somebody is at a branch now, by its code. */
  readonly branchOpening?: (code: string) => ReactNode;
  readonly now: Date;
}

/** What to attend to, where one stands, and whom to call. */
export function HomePage(props: HomePageProps) {
  const { accounts, name, now } = props;
  const { data, state, problem, retry } = accounts;
  const asOf = data?.asOf;
  return (
    <>
      <PageHeader
        title={greetingOf(now, name)}
        subtitle={
          asOf && (
            <AsOfStamp
              date={asOf.date}
              loadedAt={asOf.loadedAt}
              zone={asOf.booksZone}
              now={now}
              held={data.accounts.flatMap(({ name, held }) => (held ? [{ name, asOf: held.asOf }] : []))}
            />
          )
        }
      />
      <AsyncBoundary
        state={data?.accounts.length === 0 ? 'empty' : state}
        skeleton={<HomeSkeleton />}
        error={problem && { title: 'Your accounts didn’t load', ...problem }}
        onRetry={retry}
        empty={<NoAccounts />}
      >
        {data && <Cards {...props} accounts={data.accounts} day={asOf?.date} />}
      </AsyncBoundary>
    </>
  );
}

interface CardsProps extends Omit<HomePageProps, 'accounts'> {
  readonly accounts: readonly Account[];
  /** The as-of day, 'YYYY-MM-DD'; undefined before anything was ever loaded. */
  readonly day: string | undefined;
}

function Cards(props: CardsProps) {
  const { accounts, day, overview, depositCard, statementCard, requestCard } = props;
  const totals = totalsOf(accounts);
  const counts = overview.data?.counts;
  const isNew = counts && counts.invoices + counts.payments === 0 && totals.regularBalanceCents === 0;
  // What happened lately says already that nothing of this came.
  const hasStatements = statementCard !== undefined && overview.state !== 'error';
  const others = [depositCard, hasStatements, requestCard];
  return (
    <Box sx={cardPlaces(2 + others.filter(Boolean).length)}>
      <Box sx={firstPlace}>
        {isNew ? (
          <Welcome branch={accounts[0]?.branch} />
        ) : (
          <AttentionCard accounts={accounts} totals={totals} overview={overview} day={day} />
        )}
      </Box>
      <BalancesCard accounts={accounts} totals={totals} scheduled={props.scheduled} />
      {depositCard}
      <Box sx={tallPlace}>
        <ActivityCard overview={overview} />
      </Box>
      {hasStatements && statementCard}
      {requestCard}
      <BranchCard accounts={accounts} openingOf={props.branchOpening} />
    </Box>
  );
}

const NoAccounts = () => (
  <EmptyState
    title="Welcome"
    variant="sunrise"
    action={
      <Button variant="contained" href="/contact-us">
        Contact us
      </Button>
    }
  >
    Your sign-in is not linked to an account yet. Our office can link it for you: tell us your account number.
  </EmptyState>
);

// Fetched beside the data: what stands at the top does not wait for it.
const latest = import('./StatementCard').then((m) => ({ default: m.LatestStatement }));
const LatestStatement = lazy(() => latest);
const open = import('./RequestsCard').then((m) => ({ default: m.OpenRequests }));
const OpenRequests = lazy(() => open);
const BranchOpening = lazy(() => import('./BranchOpening').then((m) => ({ default: m.BranchOpening })));

const branchOpening = (code: string) => (
  <Suspense fallback={<Skeleton variant="text" sx={{ width: 160 }} />}>
    <BranchOpening code={code} />
  </Suspense>
);

interface HomeScreenProps {
  readonly clock?: Clock;
}

export function HomeScreen({ clock = systemClock }: HomeScreenProps) {
  const permissions = usePermissions().data;
  const accounts = asyncResult(useAccounts('my-account'));
  // Whoever works for the office sees another page here, and is not told first that no account is linked.
  const unclear = !permissions && accounts.data?.accounts.length === 0;
  return (
    <HomePage
      accounts={unclear ? { ...accounts, state: 'loading', data: undefined } : accounts}
      overview={asyncResult(useEndpoint(accountsApi.overview, { query: { account: null } }))}
      name={personName(localStorage)}
      depositCard={permissions && (permissions.deposit_plan ? <DepositCard /> : <SavingsCard />)}
      statementCard={
        <Suspense fallback={<Skeleton variant="rounded" sx={{ height: 144 }} />}>
          <LatestStatement />
        </Suspense>
      }
      branchOpening={branchOpening}
      requestCard={
        <Suspense fallback={<Skeleton variant="rounded" sx={{ height: 144 }} />}>
          <OpenRequests />
        </Suspense>
      }
      scheduled={asyncResult(useRequestTotals({ tab: 'open', kind: 'payment' }))}
      now={clock.now()}
    />
  );
}

/** The home page's cards at the heights that they will have. */
function HomeSkeleton() {
  return (
    <Box sx={cardPlaces(1)}>
      <Skeleton variant="rounded" sx={{ ...firstPlace, height: 112 }} />
      <Skeleton variant="rounded" sx={{ height: 320 }} />
      <Skeleton variant="rounded" sx={{ ...tallPlace, height: 320 }} />
    </Box>
  );
}

interface WelcomeProps {
  readonly branch: Account['branch'] | undefined;
}

/** The first days of a customer who has bought nothing yet. */
function Welcome({ branch }: WelcomeProps) {
  return (
    <EmptyState
      title="Welcome. Your account is ready."
      variant="sunrise"
      action={
        <>
          <Button variant="contained" href="/my-account/overview">
            See your account
          </Button>
          {branch?.phone && (
            <Button variant="outlined" href={telHref(branch.phone)} startIcon={<Icon name="phone" />}>
              Call {branch.name}
            </Button>
          )}
        </>
      }
    >
      There is nothing on it yet. Invoices show up here the morning after your first delivery or pickup.
    </EmptyState>
  );
}

/**
 * One card below the other on a telephone, in the order in which they matter; on a desk what happened lately stands
 * beside the others.
 * @param beside how many others
 */
const cardPlaces = (beside: number) => ({
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 7fr)' },
  // The last row takes what the tall card is higher than the others, so that these keep together.
  gridTemplateRows: { md: `repeat(${beside}, auto) 1fr` },
});

/** Above the others, over the whole width. */
const firstPlace = { gridColumn: '1 / -1' } as const;

const tallPlace = {
  gridColumn: { md: '2' },
  gridRow: { md: '2 / -1' },
  height: '100%',
} as const;
