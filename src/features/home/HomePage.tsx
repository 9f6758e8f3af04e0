import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import * as accountsApi from '@contract/accounts/endpoints';
import type { Account, AsOf } from '@contract/accounts/schema';
import * as statementsApi from '@contract/statements/endpoints';
import { owedOf } from '@contract/rules/owed';
import { type Clock, systemClock } from '@/clock';
import { AsyncBoundary } from '@/components/AsyncBoundary/AsyncBoundary';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { useAccounts } from '@/data/accounts';
import { type AsyncResult, asyncResult } from '@/data/asyncResult';
import { useBranches } from '@/data/contact';
import { useRequests } from '@/data/requestList';
import { useDocument } from '@/data/useDownload';
import { useEndpoint } from '@/data/useEndpoint';
import { usePermissions } from '@/data/users';
import { personName } from '@/session/personName';
import { aboveTheBar, BranchBar, BranchCard } from './BranchCard';
import { DepositCard, SavingsCard } from './DepositCard';
import { HomeCards, type HomeCardsProps, HomeToCome } from './HomeCards';
import { HomeHead } from './HomeHead';
import { TileToCome } from './Tile';

export interface HomePageProps extends Omit<HomeCardsProps, 'accounts' | 'asOf'> {
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
          error={problem && { title: 'Your accounts didn’t load', ...problem }}
          onRetry={retry}
          empty={<NoAccounts />}
        >
          {data && <Content {...cards} {...data} />}
        </AsyncBoundary>
      )}
    </Box>
  );
}

function Content(props: HomeCardsProps) {
  const { accounts, overview, depositCard, openingOf } = props;
  const branch = { accounts, openingOf };
  const counts = overview.data?.counts;
  const isNew = counts && counts.invoices + counts.payments === 0 && owedOf(accounts).owedCents === 0;
  return (
    <>
      {isNew ? (
        <>
          <Welcome />
          <Box sx={pair}>
            {depositCard}
            <BranchCard {...branch} />
          </Box>
        </>
      ) : (
        <HomeCards {...props} />
      )}
      <BranchBar {...branch} />
    </>
  );
}

/** The first days of a customer who has bought nothing yet. */
const Welcome = () => (
  <EmptyState
    title="Welcome. Your account is ready."
    variant="sunrise"
    action={
      <Button variant="contained" href="/my-account/overview">
        See your account
      </Button>
    }
  >
    There is nothing on it yet. Invoices show up here the morning after your first delivery or pickup.
  </EmptyState>
);

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
      depositCard={
        permissions ? permissions.deposit_plan ? <DepositCard /> : <SavingsCard /> : <TileToCome />
      }
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
