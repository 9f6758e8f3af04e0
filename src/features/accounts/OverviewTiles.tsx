import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import * as m from '@locales/accounts';
import * as common from '@locales/common';
import type { Account, Overview } from '@contract/accounts/schema';
import { formatDate } from '@contract/format/date';
import { formatMoney, formatMoneyInWords } from '@contract/format/money';
import { StatTile } from '@/components/StatTile/StatTile';
import { useAccounts } from '@/data/accounts';
import { type AsyncResult, asyncResult } from '@/data/asyncResult';
import { prepayHref } from './links';
import { tile, tiles } from './overviewGrid';
import { seasonNote } from './overviewText';

interface OverviewTilesProps {
  readonly accounts: readonly Account[];
  readonly prepayCents: number;
  readonly overview: AsyncResult<Overview>;
  readonly selected: string | null;
  readonly depositTile?: ReactNode;
}

/** The figures beside what is owed: prepay, deposit plan, last payment, season. */
export function OverviewTiles({
  accounts,
  prepayCents,
  overview,
  selected,
  depositTile,
}: OverviewTilesProps) {
  return (
    <Box sx={tiles}>
      <Tile>
        <StatTile
          label={m.prepayRemaining()}
          value={formatMoney(prepayCents)}
          note={m.paidAhead()}
          href={prepayHref(selected)}
        />
      </Tile>
      {depositTile && <Tile>{depositTile}</Tile>}
      <Tile>
        <LastPayment accounts={accounts} />
      </Tile>
      <Tile>
        <Season overview={overview} />
      </Tile>
    </Box>
  );
}

const Tile = ({ children }: { readonly children: ReactNode }) => <Box sx={tile}>{children}</Box>;

function LastPayment({ accounts }: { readonly accounts: readonly Account[] }) {
  const last = accounts
    .map(({ lastPayment }) => lastPayment)
    .filter((payment) => payment !== null)
    .toSorted((a, b) => b.date.localeCompare(a.date))[0];
  return (
    <StatTile
      label={m.lastPayment()}
      value={last ? formatMoney(last.cents) : m.noPaymentYet()}
      note={last && m.receivedOn({ date: formatDate(last.date) })}
    />
  );
}

function Season({ overview: { state, data } }: { readonly overview: AsyncResult<Overview> }) {
  if (!data) {
    return (
      <StatTile
        label={m.seasonToDate()}
        value={state === 'error' ? '–' : <Skeleton sx={{ width: '80%' }} />}
        note={state === 'error' ? m.didntLoad() : <Skeleton />}
      />
    );
  }
  return (
    <StatTile
      label={m.seasonToDate()}
      value={formatMoneyInWords(data.season.cents)}
      note={seasonNote(data.season)}
    />
  );
}

/** The deposit plan of a customer who has the flag; asks for it by itself, so that the rest need not wait. */
export function DepositTile() {
  return <DepositTileFigures deposits={asyncResult(useAccounts('my-deposit-plan'))} />;
}

interface DepositTileViewProps {
  readonly deposits: AsyncResult<{ readonly accounts: readonly Account[] }>;
}

/** Positive is the customer's money: it is never mixed with what is owed. */
export function DepositTileFigures({ deposits: { state, data, retry } }: DepositTileViewProps) {
  if (!data) {
    const failed = state === 'error';
    return (
      <StatTile
        label={common.depositPlan()}
        value={failed ? '–' : <Skeleton sx={{ width: '80%' }} />}
        note={failed ? <Failed retry={retry} /> : <Skeleton />}
      />
    );
  }
  const plans = data.accounts.map(({ depositPlan }) => depositPlan).filter((plan) => plan !== null);
  const sum = (key: 'ledgerBalanceCents' | 'availableCents') =>
    plans.reduce((total, plan) => total + plan[key], 0);
  return (
    <StatTile
      label={common.depositPlan()}
      value={formatMoney(sum('ledgerBalanceCents'))}
      note={m.availableAmount({ amount: formatMoney(sum('availableCents')) })}
      href="/my-deposit-plan"
    />
  );
}

const Failed = ({ retry }: { readonly retry: () => void }) => (
  <>
    {m.couldntLoad()}{' '}
    <Button size="small" onClick={retry} sx={{ minHeight: 24, p: 0 }}>
      {common.tryAgain()}
    </Button>
  </>
);
