import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { type ReactNode, Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import * as m from '@locales/accounts';
import * as common from '@locales/common';
import * as accountsApi from '@contract/accounts/endpoints';
import type { Account, AsOf, Overview } from '@contract/accounts/schema';
import { totalsOf } from '@contract/rules/accountTotals';
import { owedOf } from '@contract/rules/owed';
import { type Clock, systemClock } from '@/clock';
import { AccountHeader } from '@/domain/AccountHeader/AccountHeader';
import type { AgingBucket } from '@/components/AgingBar/AgingBar';
import { AsyncBoundary } from '@/components/AsyncBoundary/AsyncBoundary';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { lazyPart } from '@/components/lazyPart';
import { OwedHero } from '@/domain/OwedHero/OwedHero';
import { useAccounts } from '@/data/accounts';
import { type AsyncResult, asyncResult } from '@/data/asyncResult';
import { useSelectedAccount } from '@/data/selectedAccount';
import { useEndpoint } from '@/data/useEndpoint';
import { usePermissions } from '@/data/users';
import { agingHref } from './links';
import { page, tile, tiles, twelfths } from './overviewGrid';
import { noticeOf } from './overviewText';
import { DepositTile, OverviewTiles } from './OverviewTiles';

// Fetched beside the data: the first figures do not wait for what stands below them.
const OverviewFurther = lazyPart(import('./OverviewFurther'), (come) => come.OverviewFurther);

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
  // What falls due decides how high the first block is.
  const coming = shown.length > 0 && props.overview.state === 'loading';
  return (
    <>
      <AccountHeader
        title={m.accountOverview()}
        breadcrumbs={[{ label: common.myAccount() }]}
        accounts={known}
        selected={selected}
        onSelect={onSelect}
        asOf={accounts.data?.asOf ?? null}
        loading={accounts.state === 'loading'}
        now={now}
      />
      <AsyncBoundary
        state={accounts.data && shown.length === 0 ? 'empty' : coming ? 'loading' : accounts.state}
        skeleton={<OverviewSkeleton />}
        error={accounts.problem && { title: m.accountsFailed(), ...accounts.problem }}
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
  const owed = owedOf(accounts);
  const only = accounts.length === 1 ? accounts[0] : undefined;
  const notice = only && noticeOf(only);
  return (
    <Box sx={page}>
      {notice && (
        <Box sx={twelfths(12)}>
          <Alert severity={notice.severity}>{notice.message}</Alert>
        </Box>
      )}
      <Box sx={twelfths(12)}>
        <OwedHero owed={owed} today={day} selected={selected} />
      </Box>
      <Box sx={twelfths(12)}>
        <OverviewTiles
          accounts={accounts}
          prepayCents={owed.prepayCents}
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
    title={m.noAccountYet()}
    action={
      <Button variant="contained" href="/contact-us">
        {common.contactUs()}
      </Button>
    }
  >
    {m.noAccountYetText()}
  </EmptyState>
);

const UnknownAccount = ({ onAll }: { readonly onAll: () => void }) => (
  <EmptyState
    title={m.notYourAccount()}
    action={
      <Button variant="contained" onClick={onAll}>
        {m.showAllAccounts()}
      </Button>
    }
  >
    {m.notYourAccountText()}
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
    <Box sx={twelfths(12)}>
      <OwedHero today="" selected={null} />
    </Box>
    <Box sx={{ ...twelfths(12), ...tiles }}>
      {[1, 2, 3, 4].map((each) => (
        <Skeleton key={each} variant="rounded" sx={{ ...tile, height: 108 }} />
      ))}
    </Box>
    <Skeleton variant="rounded" sx={{ ...twelfths(7), height: 520 }} />
    <Skeleton variant="rounded" sx={{ ...twelfths(5), height: 520 }} />
  </Box>
);
