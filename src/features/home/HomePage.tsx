import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, type ReactNode, Suspense, useDeferredValue } from 'react';
import * as common from '@locales/common';
import * as m from '@locales/home';
import * as accountsApi from '@contract/accounts/endpoints';
import type { Account, AsOf } from '@contract/accounts/schema';
import { owedOf } from '@contract/rules/owed';
import * as statementsApi from '@contract/statements/endpoints';
import { type Clock, systemClock } from '@/clock';
import { AsyncBoundary } from '@/components/AsyncBoundary/AsyncBoundary';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { lazyPart } from '@/components/lazyPart';
import type { AnnouncementStripProps } from '@/domain/announcementRow';
import { AnnouncementStrip } from '@/domain/AnnouncementStrip/AnnouncementStrip';
import { OwedHero } from '@/domain/OwedHero/OwedHero';
import { useAccounts } from '@/data/accounts';
import { useAnnouncements } from '@/data/announcements';
import { type AsyncResult, asyncResult } from '@/data/asyncResult';
import { useBranches } from '@/data/branches';
import { useRequests } from '@/data/requestList';
import { useSource } from '@/data/DataProvider';
import { useDocument } from '@/data/useDownload';
import { useEndpoint } from '@/data/useEndpoint';
import { usePermissions } from '@/data/users';
import { personName } from '@/session/personName';
import { aboveTheBar, BranchBar, BranchCard } from './BranchCard';
import type { HomeFurtherProps } from './HomeFurther';
import { HomeHead } from './HomeHead';
import { FurtherToCome, HomeToCome, places, TileToCome } from './HomeToCome';

// Fetched beside the data, like what stands below the first figures of the overview.
const further = import('./HomeFurther');
const HomeFurther = lazyPart(further, (come) => come.HomeFurther);
const DepositCard = lazyPart(further, (come) => come.DepositCard);
// Only where something is past due.
const HomePromises = lazy(async () => ({ default: (await import('./HomePromises')).HomePromises }));

export interface HomePageProps extends Omit<HomeFurtherProps, 'accounts' | 'asOf'> {
  readonly accounts: AsyncResult<{ readonly asOf: AsOf | null; readonly accounts: readonly Account[] }>;
  readonly name: string;
  readonly now: Date;
  readonly told?: AnnouncementStripProps;
  /** What is promised of what is past due, or the way to promise it. */
  readonly promise?: ReactNode;
}

/** What is owed, what to do next, what happened lately, and whom to call. */
export function HomePage({ accounts, name, now, told, ...cards }: HomePageProps) {
  const { data, state, problem, retry } = accounts;
  return (
    <Box sx={[frame, aboveTheBar]}>
      <HomeHead name={name} asOf={data?.asOf} accounts={data?.accounts} now={now} />
      {told && <AnnouncementStrip {...told} />}
      {state === 'loading' ? (
        <HomeToCome />
      ) : (
        <AsyncBoundary
          state={data?.accounts.length === 0 ? 'empty' : state}
          skeleton={null}
          error={problem && { title: m.accountsFailed(), ...problem }}
          onRetry={retry}
          empty={<NoAccounts />}
        >
          {data && <Content {...cards} {...data} />}
        </AsyncBoundary>
      )}
    </Box>
  );
}

/** What is owed first; what else there is comes together, since pieces would push each other away. */
function Content({ promise, ...props }: HomeFurtherProps & Pick<HomePageProps, 'promise'>) {
  const { accounts, asOf, overview, requests, problems, depositCard, openingOf } = props;
  const owed = owedOf(accounts);
  const counts = overview.data?.counts;
  const isNew = counts && counts.invoices + counts.payments === 0 && owed.owedCents === 0;
  // Whoever comes back knows all of it already, and sees what is owed a good moment before the rest is drawn.
  const owedStands = useDeferredValue(true, false);
  const waits = !owedStands || [overview, requests, problems].some(({ state }) => state === 'loading');
  const branch = { accounts, openingOf };
  return (
    <>
      {isNew ? (
        <>
          <Welcome />
          <Box sx={pair}>
            <Suspense fallback={<TileToCome />}>{depositCard}</Suspense>
            <BranchCard {...branch} />
          </Box>
        </>
      ) : (
        <Box sx={places}>
          <Box sx={{ gridArea: 'owed' }}>
            <OwedHero
              owed={owed}
              today={asOf?.today ?? ''}
              selected={null}
              promise={promise && <Suspense>{promise}</Suspense>}
            />
          </Box>
          <Suspense fallback={<FurtherToCome />}>
            {waits ? <FurtherToCome /> : <HomeFurther {...props} />}
          </Suspense>
        </Box>
      )}
      <BranchBar {...branch} />
    </>
  );
}

/** The first days of a customer who has bought nothing yet. */
const Welcome = () => (
  <EmptyState
    title={m.welcomeReady()}
    variant="sunrise"
    action={
      <Button variant="contained" href="/my-account/overview">
        {m.seeAccount()}
      </Button>
    }
  >
    {m.welcomeNothingYet()}
  </EmptyState>
);

const NoAccounts = () => (
  <EmptyState
    title={m.welcome()}
    variant="sunrise"
    action={
      <Button variant="contained" href="/contact-us">
        {common.contactUs()}
      </Button>
    }
  >
    {m.noAccount()}
  </EmptyState>
);

interface HomeScreenProps {
  readonly clock?: Clock;
}

export function HomeScreen({ clock = systemClock }: HomeScreenProps) {
  const { viewing } = useSource();
  const permissions = usePermissions().data;
  const accounts = asyncResult(useAccounts('my-account'));
  const branches = useBranches(clock).data?.branches;
  const { start, fetching } = useDocument(statementsApi.pdf, 'statementNo');
  // Whoever works for the office sees another page here, and is not told first that no account is linked.
  const unclear = !permissions && accounts.data?.accounts.length === 0;
  return (
    <HomePage
      accounts={unclear ? { ...accounts, state: 'loading', data: undefined } : accounts}
      overview={asyncResult(useEndpoint(accountsApi.overview, { query: { account: null } }))}
      requests={asyncResult(useRequests({ tab: 'open', sort: '-submitted', limit: 3 }))}
      problems={asyncResult(useRequests({ tab: 'problems', sort: '-submitted', limit: 1 }))}
      name={viewing ? viewing.name : personName(localStorage)}
      depositCard={<DepositCard hasPlan={permissions?.deposit_plan} />}
      openingOf={(code) => branches?.find((branch) => branch.code === code)?.opening?.words}
      onDownload={start}
      downloading={fetching}
      now={clock.now()}
      told={useAnnouncements()}
      promise={<HomePromises accounts={accounts.data?.accounts ?? []} />}
    />
  );
}

/** The page asks for its own width: beside the navigation a wide window has a narrow page. */
const frame = { containerType: 'inline-size' } as const;

/** What a new customer is shown below the welcome. */
const pair = {
  display: 'grid',
  gap: 2,
  mt: 2,
  mx: 'auto',
  maxWidth: 640,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 17rem), 1fr))',
} as const;
