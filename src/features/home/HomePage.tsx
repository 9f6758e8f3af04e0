import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { Account, AsOf, Overview } from '@contract/accounts/schema';
import { totalsOf } from '@contract/rules/accountTotals';
import { AsOfStamp } from '@/components/AsOfStamp/AsOfStamp';
import { AsyncBoundary } from '@/components/AsyncBoundary/AsyncBoundary';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { PageHeader } from '@/components/PageHeader/PageHeader';
import type { Loaded } from '@/data/asyncResult';
import { ActivityCard } from './ActivityCard';
import { AttentionCard } from './AttentionCard';
import { BalancesCard } from './BalancesCard';
import { BranchCard } from './BranchCard';
import { greetingOf } from './greeting';
import { HomeSkeleton } from './HomeSkeleton';
import { cardPlaces, firstPlace, tallPlace } from './places';
import { Welcome } from './Welcome';

export interface HomePageProps {
  readonly accounts: Loaded<{ readonly asOf: AsOf | null; readonly accounts: readonly Account[] }>;
  /** Of all accounts together. */
  readonly overview: Loaded<Overview>;
  readonly name: string;
  /** The deposit plan: its figures for customers who have one, the way to it for others. */
  readonly depositCard?: ReactNode;
  /** The last statements. */
  readonly statementCard?: ReactNode;
  /** What was asked for and is under way. */
  readonly requestCard?: ReactNode;
  /** What the payments among it come to. */
  readonly scheduled?: Loaded<{ readonly amountCents: number }>;
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
