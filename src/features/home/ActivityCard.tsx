import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { Account, Overview } from '@contract/accounts/schema';
import { type ActivityItem, ActivityList, activityRowHeight } from '@/components/ActivityList/ActivityList';
import { AsyncBoundary } from '@/components/AsyncBoundary/AsyncBoundary';
import type { AsyncResult } from '@/data/asyncResult';
import { requestUrl } from '@/data/requestUrl';
import { CardHead } from './CardHead';

const MOST_ROWS = 8;

interface ActivityCardProps {
  readonly accounts: readonly Account[];
  readonly overview: AsyncResult<Overview>;
  /** Today in the books zone. */
  readonly today: string;
}

/** What happened lately on any of the accounts. */
export function ActivityCard({ accounts, overview, today }: ActivityCardProps) {
  const { state, data, problem, retry } = overview;
  const nameOf = (accountNo: string) =>
    accounts.length > 1 ? accounts.find((account) => account.accountNo === accountNo)?.name : undefined;
  return (
    <Card sx={{ p: { xs: 2, '@sm': 3 } }}>
      <CardHead
        title="Recent activity"
        further={{ label: 'All purchases', href: '/my-account/purchases/purchase-details?account=all' }}
      />
      <AsyncBoundary
        state={data?.activity.length === 0 ? 'empty' : state}
        skeleton={<ActivityToCome />}
        empty={
          <Typography sx={{ color: 'text.secondary' }}>
            Nothing yet. Invoices and payments show up here the morning after they are posted.
          </Typography>
        }
        error={problem && { title: 'Statements and recent activity didn’t load', ...problem }}
        onRetry={retry}
      >
        <ActivityList
          today={today}
          items={(data?.activity ?? [])
            .slice(0, MOST_ROWS)
            .map((event) => toItem(event, nameOf(event.accountNo)))}
        />
      </AsyncBoundary>
    </Card>
  );
}

export const ActivityToCome = () => (
  <Skeleton variant="rounded" sx={{ height: MOST_ROWS * activityRowHeight }} />
);

function toItem(event: Overview['activity'][number], accountName: string | undefined): ActivityItem {
  const { invoiceNo, contractNo, ...item } = event;
  const at = (screen: string, query: object): ActivityItem => ({
    ...item,
    accountName,
    href: requestUrl(`/my-account/purchases/${screen}`, { query: { account: item.accountNo, ...query } }),
  });
  if (invoiceNo !== null) return at('purchase-details', { invoice: invoiceNo });
  return contractNo === null ? { ...item, accountName } : at('prepay-open-details', { contract: contractNo });
}
