import Button from '@mui/material/Button';
import Grid from '@mui/material/Grid';
import type { ReactNode } from 'react';
import type { Account, AsOf, Overview } from '../../../contract/accounts';
import { totalsOf } from '../../../contract/rules/accountTotals';
import { AsOfStamp } from '../../components/AsOfStamp/AsOfStamp';
import { AsyncBoundary } from '../../components/AsyncBoundary/AsyncBoundary';
import { EmptyState } from '../../components/EmptyState/EmptyState';
import { PageHeader } from '../../components/PageHeader/PageHeader';
import type { Loaded } from '../../data/loaded';
import { ActivityCard } from './ActivityCard';
import { AttentionCard } from './AttentionCard';
import { BalancesCard } from './BalancesCard';
import { BranchCard } from './BranchCard';
import { greetingOf } from './greeting';
import { HomeSkeleton } from './HomeSkeleton';
import { Welcome } from './Welcome';

export interface HomePageProps {
  readonly accounts: Loaded<{ readonly asOf: AsOf | null; readonly accounts: readonly Account[] }>;
  /** Of all accounts together. */
  readonly overview: Loaded<Overview>;
  readonly name: string;
  /** The deposit plan's card, for customers who have one. */
  readonly depositCard?: ReactNode;
  readonly now: Date;
}

/** What to attend to, where one stands, and whom to call. */
export function HomePage({ accounts, overview, name, depositCard, now }: HomePageProps) {
  const { data, state, problem, retry } = accounts;
  const asOf = data?.asOf;
  return (
    <>
      <PageHeader
        title={greetingOf(now, name)}
        subtitle={
          asOf && <AsOfStamp date={asOf.date} loadedAt={asOf.loadedAt} zone={asOf.booksZone} now={now} />
        }
      />
      <AsyncBoundary
        state={data?.accounts.length === 0 ? 'empty' : state}
        skeleton={<HomeSkeleton />}
        error={problem && { title: 'Your accounts didn’t load', ...problem }}
        onRetry={retry}
        empty={<NoAccounts />}
      >
        {data && (
          <Cards accounts={data.accounts} day={asOf?.date} overview={overview} depositCard={depositCard} />
        )}
      </AsyncBoundary>
    </>
  );
}

interface CardsProps extends Pick<HomePageProps, 'overview' | 'depositCard'> {
  readonly accounts: readonly Account[];
  /** The as-of day, 'YYYY-MM-DD'; undefined before anything was ever loaded. */
  readonly day: string | undefined;
}

function Cards({ accounts, day, overview, depositCard }: CardsProps) {
  const totals = totalsOf(accounts);
  const counts = overview.data?.counts;
  const isNew = counts && counts.invoices + counts.payments === 0 && totals.regularBalanceCents === 0;
  return (
    <Grid container spacing={2}>
      <Grid size={12}>
        {isNew ? (
          <Welcome branch={accounts[0]?.branch} />
        ) : (
          <AttentionCard accounts={accounts} totals={totals} overview={overview} day={day} />
        )}
      </Grid>
      <Grid size={{ xs: 12, md: 5 }}>
        <BalancesCard accounts={accounts} totals={totals} />
      </Grid>
      <Grid size={{ xs: 12, md: 7 }}>
        <ActivityCard overview={overview} />
      </Grid>
      {depositCard && <Grid size={{ xs: 12, md: 5 }}>{depositCard}</Grid>}
      <Grid size={{ xs: 12, md: depositCard ? 7 : 12 }}>
        <BranchCard accounts={accounts} />
      </Grid>
    </Grid>
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
