import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { Overview } from '@contract/accounts/schema';
import { type ActivityItem, ActivityList } from '@/components/ActivityList/ActivityList';
import { AsyncBoundary } from '@/components/AsyncBoundary/AsyncBoundary';
import type { AsyncResult } from '@/data/asyncResult';
import { requestUrl } from '@/data/requestUrl';

const MOST_ROWS = 8;

interface ActivityCardProps {
  readonly overview: AsyncResult<Overview>;
}

/** What happened lately on any of the accounts. */
export function ActivityCard({ overview: { state, data, problem, retry } }: ActivityCardProps) {
  return (
    <Card sx={{ p: { xs: 2, sm: 3 }, height: '100%' }}>
      <Typography component="h2" variant="h3" sx={{ mb: 1 }}>
        Recent activity
      </Typography>
      <AsyncBoundary
        state={data?.activity.length === 0 ? 'empty' : state}
        skeleton={<Skeleton variant="rounded" sx={{ height: MOST_ROWS * 58 }} />}
        empty={
          <Typography sx={{ color: 'text.secondary' }}>
            Nothing yet. Invoices and payments show up here the morning after they are posted.
          </Typography>
        }
        error={problem && { title: 'Recent activity didn’t load', ...problem }}
        onRetry={retry}
      >
        <ActivityList items={(data?.activity ?? []).slice(0, MOST_ROWS).map(toItem)} />
      </AsyncBoundary>
    </Card>
  );
}

function toItem({ invoiceNo, contractNo, ...item }: Overview['activity'][number]): ActivityItem {
  const at = (screen: string, query: object): ActivityItem => ({
    ...item,
    href: requestUrl(`/my-account/purchases/${screen}`, { query: { account: item.accountNo, ...query } }),
  });
  if (invoiceNo !== null) return at('purchase-details', { invoice: invoiceNo });
  return contractNo === null ? item : at('prepay-open-details', { contract: contractNo });
}
