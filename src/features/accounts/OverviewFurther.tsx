import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import * as m from '@locales/accounts';
import * as common from '@locales/common';
import { count as counted } from '@locales/language';
import type { Account, Overview } from '@contract/accounts/schema';
import type { AccountTotals } from '@contract/rules/accountTotals';
import { type ActivityItem, ActivityList, activityRowHeight } from '@/domain/ActivityList/ActivityList';
import type { AgingBucket } from '@/components/AgingBar/AgingBar';
import { AsyncBoundary } from '@/components/AsyncBoundary/AsyncBoundary';
import type { AsyncResult } from '@/data/asyncResult';
import { AccountsTable } from './AccountsTable';
import { BreakdownCard, OverviewCharts } from './OverviewCharts';
import { prepayContractHref, purchasesHref, quickLinks } from './links';
import { twelfths } from './overviewGrid';
import { ProfileCard } from './ProfileCard';

interface OverviewFurtherProps {
  readonly accounts: readonly Account[];
  readonly totals: AccountTotals;
  readonly overview: AsyncResult<Overview>;
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
        <ActivityCard accounts={accounts} overview={overview} selected={selected} today={day} />
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

interface QuickLinksProps {
  readonly selected: string | null;
  readonly counts: Overview['counts'] | undefined;
}

/** The screens of this account, with how much each one holds. */
function QuickLinks({ selected, counts }: QuickLinksProps) {
  return (
    <Card component="nav" aria-labelledby="quick-links-title" sx={{ p: { xs: 2, '@sm': 3 } }}>
      <Typography component="h2" variant="h3" id="quick-links-title" sx={{ mb: 1 }}>
        {m.quickLinks()}
      </Typography>
      <Box component="ul" sx={list}>
        {quickLinks(selected, counts).map(({ label, href, count }) => (
          <Box component="li" key={label} sx={row}>
            <Link href={href} underline="hover" sx={wholeRow}>
              {label}
            </Link>
            {count !== undefined && (
              <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
                {counted(count)}
              </Typography>
            )}
          </Box>
        ))}
      </Box>
    </Card>
  );
}

const list = { listStyle: 'none', m: 0, p: 0 } as const;

const row = {
  position: 'relative',
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  minHeight: 44,
  '& + &': { borderTop: '1px solid', borderColor: 'divider' },
} as const;

/** Stretches the link over its row, so that a thumb need not hit the words. */
const wholeRow = { '&::after': { content: '""', position: 'absolute', inset: 0 } } as const;

const MOST_ROWS = 8;

interface ActivityCardProps {
  readonly accounts: readonly Account[];
  readonly overview: AsyncResult<Overview>;
  readonly selected: string | null;
  /** In the books zone. */
  readonly today: string;
}

/** The latest invoices, credits, payments, and what was taken from prepay. */
function ActivityCard({ accounts, overview, selected, today }: ActivityCardProps) {
  const { state, data, problem, retry } = overview;
  const nameOf = (accountNo: string) =>
    accounts.length > 1 ? accounts.find((account) => account.accountNo === accountNo)?.name : undefined;
  const items = (data?.activity ?? [])
    .slice(0, MOST_ROWS)
    .map((event) => toItem(event, selected, nameOf(event.accountNo)));
  return (
    <Card sx={{ p: { xs: 2, '@sm': 3 }, height: '100%' }}>
      <Stack direction="row" useFlexGap sx={head}>
        <Typography component="h2" variant="h3">
          {m.recentActivity()}
        </Typography>
        <Link href={purchasesHref(selected)} variant="body2" sx={further}>
          {common.allPurchases()}
        </Link>
      </Stack>
      <AsyncBoundary
        state={data && items.length === 0 ? 'empty' : state}
        skeleton={<Skeleton variant="rounded" sx={{ height: MOST_ROWS * activityRowHeight }} />}
        empty={<Typography sx={{ color: 'text.secondary' }}>{m.noActivity()}</Typography>}
        error={problem && { title: m.overviewFailed(), ...problem }}
        onRetry={retry}
      >
        <ActivityList items={items} today={today} />
      </AsyncBoundary>
    </Card>
  );
}

function toItem(
  event: Overview['activity'][number],
  selected: string | null,
  accountName: string | undefined,
): ActivityItem {
  const { invoiceNo, contractNo, ...rest } = event;
  const item = { ...rest, accountName };
  if (invoiceNo !== null) return { ...item, href: purchasesHref(selected, { invoice: invoiceNo }) };
  return contractNo === null ? item : { ...item, href: prepayContractHref(selected, contractNo) };
}

const head = {
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  columnGap: 2,
  mb: 1,
} as const;

/** As high as a thumb, without making the head of the card higher. */
const further = { display: 'inline-flex', alignItems: 'center', minHeight: 44, my: -1.5 } as const;
