import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { lazy, type ReactNode, Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import * as accountsApi from '@contract/accounts/endpoints';
import type { Account, AsOf, Overview } from '@contract/accounts/schema';
import { type AccountTotals, totalsOf } from '@contract/rules/accountTotals';
import { mayPay } from '@contract/rules/mayPay';
import { type Clock, systemClock } from '@/clock';
import { AccountHeader } from '@/components/AccountHeader/AccountHeader';
import type { AgingBucket } from '@/components/AgingBar/AgingBar';
import { AsyncBoundary } from '@/components/AsyncBoundary/AsyncBoundary';
import { BalanceHero } from '@/components/BalanceHero/BalanceHero';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { useAccounts } from '@/data/accounts';
import { type AsyncResult, asyncResult } from '@/data/asyncResult';
import { useSelectedAccount } from '@/data/selectedAccount';
import { useEndpoint } from '@/data/useEndpoint';
import { usePermissions } from '@/data/users';
import { agingHref, payHref, purchasesHref } from './links';
import { page, tile, tiles, twelfths } from './overviewGrid';
import { heroOf, noticeOf } from './overviewText';
import { DepositTile, OverviewTiles } from './OverviewTiles';

// Fetched beside the data: the first figures do not wait for what stands below them.
const further = import('./OverviewFurther').then((m) => ({ default: m.OverviewFurther }));
const OverviewFurther = lazy(() => further);

export interface OverviewPageProps {
  readonly accounts: AsyncResult<{ readonly asOf: AsOf | null; readonly accounts: readonly Account[] }>;
  readonly overview: AsyncResult<Overview>;
  /** The id of the account that is looked at, or null for all of them. */
  readonly selected: string | null;
  readonly onSelect: (id: string | null) => void;
  /** Opens the rows of the ledger behind an age of the balance. */
  readonly onAging: (bucket: AgingBucket) => void;
  /** The deposit plan's tile, for customers who have one. */
  readonly depositTile?: ReactNode;
  readonly now: Date;
}

/** What an account owes, has paid and buys; or all accounts side by side. */
export function OverviewPage(props: OverviewPageProps) {
  const { accounts, selected, onSelect, now } = props;
  const known = accounts.data?.accounts ?? [];
  const shown = selected === null ? known : known.filter(({ id }) => id === selected);
  return (
    <>
      <AccountHeader
        title="Account overview"
        breadcrumbs={[{ label: 'My Account' }]}
        accounts={known}
        selected={selected}
        onSelect={onSelect}
        asOf={accounts.data?.asOf ?? null}
        now={now}
      />
      <AsyncBoundary
        state={accounts.data && shown.length === 0 ? 'empty' : accounts.state}
        skeleton={<OverviewSkeleton />}
        error={accounts.problem && { title: 'Your accounts didn’t load', ...accounts.problem }}
        onRetry={accounts.retry}
        empty={known.length === 0 ? <NoAccounts /> : <UnknownAccount onAll={() => onSelect(null)} />}
      >
        <Figures {...props} accounts={shown} day={accounts.data?.asOf?.today ?? ''} />
      </AsyncBoundary>
    </>
  );
}

interface FiguresProps extends Omit<OverviewPageProps, 'accounts'> {
  readonly accounts: readonly Account[];
  /** Today in the books zone. */
  readonly day: string;
}

function Figures({ accounts, overview, selected, onSelect, onAging, depositTile, day }: FiguresProps) {
  const totals = totalsOf(accounts);
  const only = accounts.length === 1 ? accounts[0] : undefined;
  const notice = only && noticeOf(only);
  return (
    <Box sx={page}>
      {notice && (
        <Box sx={twelfths(12)}>
          <Alert severity={notice.severity}>{notice.message}</Alert>
        </Box>
      )}
      <Box sx={twelfths(7)}>
        <OverviewHero accounts={accounts} totals={totals} overview={overview} selected={selected} />
      </Box>
      <Box sx={twelfths(5)}>
        <OverviewTiles
          accounts={accounts}
          totals={totals}
          overview={overview}
          selected={selected}
          depositTile={depositTile}
        />
      </Box>
      <Suspense>
        <OverviewFurther
          accounts={accounts}
          totals={totals}
          overview={overview}
          selected={selected}
          onSelect={onSelect}
          onAging={onAging}
          day={day}
        />
      </Suspense>
    </Box>
  );
}

const NoAccounts = () => (
  <EmptyState
    title="No account yet"
    action={
      <Button variant="contained" href="/contact-us">
        Contact us
      </Button>
    }
  >
    Your sign-in is not linked to an account, so there is nothing to show. Our office can link it for you.
  </EmptyState>
);

const UnknownAccount = ({ onAll }: { readonly onAll: () => void }) => (
  <EmptyState
    title="This account isn’t one of yours"
    action={
      <Button variant="contained" onClick={onAll}>
        Show all accounts
      </Button>
    }
  >
    The address names an account that your sign-in is not linked to. It may have been closed or merged.
  </EmptyState>
);

interface OverviewScreenProps {
  readonly clock?: Clock;
}

export function OverviewScreen({ clock = systemClock }: OverviewScreenProps) {
  const { account, select } = useSelectedAccount('my-account');
  const permissions = usePermissions().data;
  const navigate = useNavigate();
  return (
    <OverviewPage
      accounts={asyncResult(useAccounts('my-account'))}
      overview={asyncResult(useEndpoint(accountsApi.overview, { query: { account } }))}
      selected={account}
      onSelect={select}
      onAging={(bucket) => void navigate(agingHref(account, bucket))}
      depositTile={permissions?.deposit_plan ? <DepositTile key="deposit" /> : undefined}
      now={clock.now()}
    />
  );
}

/** The overview's regions at the heights that they will have, so that nothing moves when they come. */
const OverviewSkeleton = () => (
  <Box sx={page}>
    <Skeleton variant="rounded" sx={{ ...twelfths(7), height: 232 }} />
    <Box sx={{ ...twelfths(5), ...tiles }}>
      {[1, 2, 3, 4].map((each) => (
        <Skeleton key={each} variant="rounded" sx={{ ...tile, height: 108 }} />
      ))}
    </Box>
    <Skeleton variant="rounded" sx={{ ...twelfths(7), height: 520 }} />
    <Skeleton variant="rounded" sx={{ ...twelfths(5), height: 520 }} />
  </Box>
);

interface OverviewHeroProps {
  readonly accounts: readonly Account[];
  readonly totals: AccountTotals;
  readonly overview: AsyncResult<Overview>;
  readonly selected: string | null;
}

/** The balance due with its due date, and the ways on from there. */
function OverviewHero({ accounts, totals, overview, selected }: OverviewHeroProps) {
  const hero = heroOf(totals, overview.data);
  // A credit pays nothing of what is late before the office applies it: there is something to pay beside it.
  const isLate = totals.pastDue.payNowCents > 0;
  const payable = (hero.cents > 0 || isLate) && accounts.some(mayPay);
  return (
    <BalanceHero
      {...hero}
      note={overview.state === 'loading' ? 'Looking up due dates…' : hero.note}
      actions={
        <>
          {payable && (
            <Button variant="contained" href={payHref(selected)}>
              {hero.cents > 0 ? 'Pay balance' : 'Pay what is past due'}
            </Button>
          )}
          <Button variant="outlined" href={purchasesHref(selected)}>
            View purchases
          </Button>
        </>
      }
    />
  );
}
