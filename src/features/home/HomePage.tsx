import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Suspense, useDeferredValue } from 'react';
import * as common from '@locales/common';
import * as m from '@locales/home';
import * as accountsApi from '@contract/accounts/endpoints';
import type { Account, AsOf } from '@contract/accounts/schema';
import { formatDay } from '@contract/format/date';
import { owedOf } from '@contract/rules/owed';
import * as statementsApi from '@contract/statements/endpoints';
import { type Clock, systemClock } from '@/clock';
import { AsOfStamp, freshnessOf } from '@/components/AsOfStamp/AsOfStamp';
import { AsyncBoundary } from '@/components/AsyncBoundary/AsyncBoundary';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { lazyPart } from '@/components/lazyPart';
import { OwedHero } from '@/domain/OwedHero/OwedHero';
import { pageTitleId } from '@/components/PageHeader/PageHeader';
import { visuallyHidden } from '@/components/visuallyHidden';
import { useAccounts } from '@/data/accounts';
import { type AsyncResult, asyncResult } from '@/data/asyncResult';
import { useBranches } from '@/data/contact';
import { useRequests } from '@/data/requestList';
import { useDocument } from '@/data/useDownload';
import { useEndpoint } from '@/data/useEndpoint';
import { usePermissions } from '@/data/users';
import { personName } from '@/session/personName';
import { aboveTheBar, BranchBar, BranchCard } from './BranchCard';
import type { HomeFurtherProps } from './HomeFurther';
import { FurtherToCome, HomeToCome, places, TileToCome } from './HomeToCome';
import { greetingOf } from './greeting';

// Fetched beside the data, like what stands below the first figures of the overview.
const further = import('./HomeFurther');
const HomeFurther = lazyPart(further, (come) => come.HomeFurther);
const DepositCard = lazyPart(further, (come) => come.DepositCard);

export interface HomePageProps extends Omit<HomeFurtherProps, 'accounts' | 'asOf'> {
  readonly accounts: AsyncResult<{ readonly asOf: AsOf | null; readonly accounts: readonly Account[] }>;
  readonly name: string;
  readonly now: Date;
}

/** What is owed, what to do next, what happened lately, and whom to call. */
export function HomePage({ accounts, name, now, ...cards }: HomePageProps) {
  const { data, state, problem, retry } = accounts;
  return (
    <Box sx={[frame, aboveTheBar]}>
      <HomeHead name={name} asOf={data?.asOf} accounts={data?.accounts} now={now} />
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

interface HomeHeadProps {
  readonly name: string;
  /** Null before anything was ever loaded; undefined while it loads. */
  readonly asOf: AsOf | null | undefined;
  readonly accounts: readonly Account[] | undefined;
  readonly now: Date;
}

/** A greeting, whose figures these are, and of which night. On a phone one line, so that what is owed stands first. */
function HomeHead({ name, asOf, accounts, now }: HomeHeadProps) {
  const held = (accounts ?? []).flatMap((account) =>
    account.held ? [{ name: account.name, asOf: account.held.asOf }] : [],
  );
  const isUsual = asOf && held.length === 0 && freshnessOf(asOf.loadedAt, now) === 'fresh';
  const whose = whoseFigures(accounts ?? []);
  return (
    <Box sx={{ mb: { xs: 1.25, '@sm': 2 }, mt: { xs: -1, '@sm': 0 } }}>
      <Typography variant="h1" id={pageTitleId} tabIndex={-1} sx={title}>
        {greetingOf(now, name)}
      </Typography>
      <Box sx={line}>
        <Typography variant="body2">
          {whose}
          {asOf && (
            <Box component="span" sx={onPhone}>
              {` · ${formatDay(asOf.date, asOf.today)}`}
            </Box>
          )}
        </Typography>
        {asOf && (
          <Box sx={isUsual ? { display: { xs: 'none', '@sm': 'block' } } : undefined}>
            <AsOfStamp
              date={asOf.date}
              loadedAt={asOf.loadedAt}
              zone={asOf.booksZone}
              now={now}
              held={held}
            />
          </Box>
        )}
      </Box>
    </Box>
  );
}

function whoseFigures(accounts: readonly Account[]): string {
  const [first] = accounts;
  if (!first) return '';
  return accounts.length === 1
    ? common.nameAndNumber({ name: first.name, number: first.accountNo })
    : m.accountCount({ n: accounts.length });
}

/** What is owed first; what else there is comes together, since pieces would push each other away. */
function Content(props: HomeFurtherProps) {
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
            <OwedHero owed={owed} today={asOf?.today ?? ''} selected={null} />
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
      name={personName(localStorage)}
      depositCard={<DepositCard hasPlan={permissions?.deposit_plan} />}
      openingOf={(code) => branches?.find((branch) => branch.code === code)?.opening?.words}
      onDownload={start}
      downloading={fetching}
      now={clock.now()}
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

const title = {
  overflowWrap: 'anywhere',
  '@container (max-width: 599.95px)': visuallyHidden,
} as const;

/** Keeps its height while it is empty. */
const line = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  minHeight: 20,
  mt: { '@sm': 0.5 },
  color: 'text.secondary',
} as const;

const onPhone = { display: { '@sm': 'none' }, '@media print': { display: 'none' } } as const;
