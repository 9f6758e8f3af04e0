import Box from '@mui/material/Box';
import type { Account, Overview } from '@contract/accounts/schema';
import type { AccountTotals } from '@contract/rules/accountTotals';
import type { AgingBucket } from '@/components/AgingBar/AgingBar';
import type { Loaded } from '@/data/asyncResult';
import { AccountsTable } from './AccountsTable';
import { ActivityCard } from './ActivityCard';
import { BreakdownCard } from './BreakdownCard';
import { OverviewCharts } from './OverviewCharts';
import { twelfths } from './places';
import { ProfileCard } from './ProfileCard';
import { QuickLinks } from './QuickLinks';

interface OverviewFurtherProps {
  readonly accounts: readonly Account[];
  readonly totals: AccountTotals;
  readonly overview: Loaded<Overview>;
  readonly selected: string | null;
  readonly onSelect: (id: string | null) => void;
  readonly onAging: (bucket: AgingBucket) => void;
  /** Today in the books zone. */
  readonly day: string;
}

/** What stands below the first figures. Its code is fetched beside the data, so that the figures need not wait for it. */
export function OverviewFurther(props: OverviewFurtherProps) {
  const { accounts, totals, overview, selected, onSelect, onAging, day } = props;
  const only = accounts.length === 1 ? accounts[0] : undefined;
  return (
    <>
      {accounts.length > 1 && (
        <Box sx={twelfths(12)}>
          <AccountsTable accounts={accounts} onSelect={onSelect} />
        </Box>
      )}
      <Box sx={twelfths(7)}>
        <BreakdownCard totals={totals} overview={overview.data} onAging={onAging} />
      </Box>
      <Box sx={twelfths(5)}>
        <ActivityCard overview={overview} selected={selected} />
      </Box>
      <OverviewCharts overview={overview} />
      {only && (
        <Box sx={twelfths(7)}>
          <ProfileCard account={only} buyers={overview.data?.buyers ?? []} day={day} />
        </Box>
      )}
      <Box sx={twelfths(only ? 5 : 12)}>
        <QuickLinks selected={selected} counts={overview.data?.counts} />
      </Box>
    </>
  );
}
