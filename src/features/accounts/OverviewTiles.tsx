import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import type { Account, Overview } from '@contract/accounts/schema';
import { formatDate } from '@contract/format/date';
import { formatMoney, formatMoneyInWords } from '@contract/format/money';
import type { AccountTotals } from '@contract/rules/accountTotals';
import { StatTile } from '@/components/StatTile/StatTile';
import type { Loaded } from '@/data/asyncResult';
import { prepayHref } from './links';
import { tile, tiles } from './places';
import { seasonNote } from './season';

interface OverviewTilesProps {
  readonly accounts: readonly Account[];
  readonly totals: AccountTotals;
  readonly overview: Loaded<Overview>;
  readonly selected: string | null;
  readonly depositTile?: ReactNode;
}

/** The figures beside the balance: prepay, credit or deposit plan, last payment, season. */
export function OverviewTiles({ accounts, totals, overview, selected, depositTile }: OverviewTilesProps) {
  return (
    <Box sx={{ ...tiles, height: '100%' }}>
      <Tile>
        <StatTile
          label="Prepay remaining"
          value={formatMoney(totals.prepayRemainingCents)}
          note="Paid ahead for product"
          href={prepayHref(selected)}
        />
      </Tile>
      {(totals.unappliedCreditCents > 0 || !depositTile) && (
        <Tile>
          <StatTile
            label="Unapplied credit"
            value={formatMoney(totals.unappliedCreditCents)}
            note="Not used by any invoice yet"
          />
        </Tile>
      )}
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
      label="Last payment"
      value={last ? formatMoney(last.cents) : 'None yet'}
      note={last && `Received ${formatDate(last.date)}`}
    />
  );
}

function Season({ overview: { state, data } }: { readonly overview: Loaded<Overview> }) {
  if (!data) {
    return (
      <StatTile
        label="Season to date"
        value={state === 'error' ? '–' : <Skeleton sx={{ width: '80%' }} />}
        note={state === 'error' ? 'Didn’t load' : <Skeleton />}
      />
    );
  }
  return (
    <StatTile
      label="Season to date"
      value={formatMoneyInWords(data.season.cents)}
      note={seasonNote(data.season)}
    />
  );
}
