import Grid from '@mui/material/Grid';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import type { Account, Overview } from '../../../contract/accounts';
import { formatDate } from '../../../contract/format/date';
import { formatMoney, formatMoneyInWords } from '../../../contract/format/money';
import type { AccountTotals } from '../../../contract/rules/accountTotals';
import { StatTile } from '../../components/StatTile/StatTile';
import type { Loaded } from '../../data/loaded';
import { seasonNote } from './season';

interface OverviewTilesProps {
  readonly accounts: readonly Account[];
  readonly totals: AccountTotals;
  readonly overview: Loaded<Overview>;
  readonly depositTile?: ReactNode;
}

/** The figures beside the balance: prepay, credit or deposit plan, last payment, season. */
export function OverviewTiles({ accounts, totals, overview, depositTile }: OverviewTilesProps) {
  return (
    <Grid container spacing={2} sx={{ height: '100%' }}>
      <Tile>
        <StatTile
          label="Prepay remaining"
          value={formatMoney(totals.prepayRemainingCents)}
          note="Paid ahead for product"
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
    </Grid>
  );
}

/** Two in a row; where they are an odd number, the last takes a row of its own. */
const Tile = ({ children }: { readonly children: ReactNode }) => (
  <Grid size={6} sx={{ flexGrow: 1 }}>
    {children}
  </Grid>
);

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
