import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import type { AsOf, Overview } from '@contract/accounts/schema';
import type { MoneyRequest } from '@contract/requests/schema';
import { mayPay } from '@contract/rules/mayPay';
import { nextActionOf } from '@contract/rules/nextAction';
import { owedOf } from '@contract/rules/owed';
import { OwedHero } from '@/components/OwedHero/OwedHero';
import type { AsyncResult } from '@/data/asyncResult';
import { AccountsCard } from './AccountsCard';
import { ActivityCard, ActivityToCome } from './ActivityCard';
import { BranchCard, type BranchProps } from './BranchCard';
import { RequestsCard } from './RequestsCard';
import { TileToCome } from './Tile';
import { ActionTile, isOwnTile, PrepayTile, StatementTile } from './tiles';

type Requests = AsyncResult<{ readonly rows: readonly MoneyRequest[] }>;

export interface HomeCardsProps extends BranchProps {
  /** Null before anything was ever loaded. */
  readonly asOf: AsOf | null;
  /** Of all accounts together. */
  readonly overview: AsyncResult<Overview>;
  /** The newest of those under way. */
  readonly requests: Requests;
  /** The newest of those that went wrong. */
  readonly problems: Requests;
  /** The deposit plan: its figures for customers who have one, the way to it for others. */
  readonly depositCard: ReactNode;
  /** Fetches the PDF of a statement, by its number. */
  readonly onDownload: (statementNo: string) => void;
  /** The statement that is being fetched. */
  readonly downloading?: string;
}

/** What is owed first; what else there is comes together, since pieces would push each other away. */
export function HomeCards(props: HomeCardsProps) {
  const { accounts, asOf, overview, requests, problems } = props;
  const waits = [overview, requests, problems].some(({ state }) => state === 'loading');
  return (
    <Box sx={places}>
      <Box sx={{ gridArea: 'owed' }}>
        <OwedHero owed={owedOf(accounts)} today={asOf?.today ?? ''} selected={null} />
      </Box>
      {waits ? <RestToCome /> : <Rest {...props} />}
    </Box>
  );
}

function Rest(props: HomeCardsProps) {
  const { accounts, asOf, overview, requests, depositCard, openingOf } = props;
  const today = asOf?.today ?? '';
  const tiles = tilesOf(props);
  const isFull = tiles.length === 3;
  return (
    <>
      <Box sx={row}>
        {tiles}
        {!isFull && <section>{depositCard}</section>}
      </Box>
      <Box sx={{ gridArea: 'activity', minWidth: 0 }}>
        <ActivityCard accounts={accounts} overview={overview} today={today} />
      </Box>
      <Box sx={side}>
        {accounts.length > 1 && <AccountsCard accounts={accounts} />}
        <RequestsCard requests={requests} />
        {isFull && depositCard}
        <BranchCard accounts={accounts} openingOf={openingOf} />
      </Box>
    </>
  );
}

/** What to do next, prepay, the last statement; what the page points to stands first. */
function tilesOf({
  accounts,
  asOf,
  overview: { data },
  requests,
  problems,
  ...download
}: HomeCardsProps): ReactNode[] {
  const today = asOf?.today ?? '';
  const action = nextActionOf({
    overview: data,
    requests: [...(requests.data?.rows ?? []), ...(problems.data?.rows ?? [])],
    today,
    booksZone: asOf?.booksZone ?? 'UTC',
  });
  const { prepayCents } = owedOf(accounts);
  const prepay = (prepayCents !== 0 || (data?.counts.prepayContracts ?? 0) > 0) && (
    <PrepayTile
      key="prepay"
      remainingCents={prepayCents}
      prepay={data?.prepay}
      action={action}
      today={today}
    />
  );
  const statement = data && (
    <StatementTile
      key="statement"
      statements={data.statements}
      accounts={accounts}
      action={action}
      today={today}
      {...download}
    />
  );
  return [
    isOwnTile(action) && (
      <ActionTile key="action" action={action} mayPay={accounts.some(mayPay)} today={today} />
    ),
    ...(action?.kind === 'statement' ? [statement, prepay] : [prepay, statement]),
  ].filter(Boolean);
}

/** Home at the heights that it will have. */
export const HomeToCome = () => (
  <Box sx={places}>
    <Box sx={{ gridArea: 'owed' }}>
      <OwedHero today="" selected={null} />
    </Box>
    <RestToCome />
  </Box>
);

const RestToCome = () => (
  <Box component="output" aria-busy aria-label="Loading" sx={{ display: 'contents' }}>
    <Box sx={row}>
      {[1, 2, 3].map((at) => (
        <TileToCome key={at} />
      ))}
    </Box>
    <Box sx={{ gridArea: 'activity' }}>
      <ActivityToCome />
    </Box>
    <Box sx={side}>
      <Skeleton variant="rounded" sx={{ height: 124 }} />
      <TileToCome />
    </Box>
  </Box>
);

/** One below the other on a phone, in the order in which they matter; a wide desk has a column for what is aside. */
const places = {
  display: 'grid',
  gap: { xs: 1.5, '@sm': 2 },
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateAreas: '"owed" "tiles" "activity" "side"',
  alignItems: 'start',
  '@container (min-width: 760px)': {
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
    gridTemplateAreas: '"owed owed" "tiles tiles" "activity side"',
  },
  '@container (min-width: 1300px)': {
    gridTemplateColumns: 'minmax(0, 1fr) 400px',
    gridTemplateAreas: '"owed side" "tiles side" "activity side"',
    gridTemplateRows: 'auto auto 1fr',
  },
} as const;

/** Two beside each other, the odd one first and over both; three in a row where there is room. Each is a section. */
const row = {
  gridArea: 'tiles',
  display: 'grid',
  gap: { xs: 1.5, '@sm': 2 },
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container (min-width: 19rem)': {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > :first-of-type:nth-last-of-type(odd)': { gridColumn: '1 / -1' },
  },
  '@container (min-width: 700px)': {
    gridAutoFlow: 'column',
    gridTemplateColumns: 'none',
    gridAutoColumns: 'minmax(0, 1fr)',
    '& > :first-of-type:nth-last-of-type(odd)': { gridColumn: 'auto' },
  },
} as const;

const side = {
  gridArea: 'side',
  display: 'grid',
  gap: { xs: 1.5, '@sm': 2 },
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 17rem), 1fr))',
  alignItems: 'start',
} as const;
