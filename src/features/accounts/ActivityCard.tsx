import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Overview } from '@contract/accounts/schema';
import { type ActivityItem, ActivityList } from '@/components/ActivityList/ActivityList';
import { AsyncBoundary } from '@/components/AsyncBoundary/AsyncBoundary';
import type { Loaded } from '@/data/asyncResult';
import { prepayContractHref, purchasesHref } from './links';

const MOST_ROWS = 8;

interface ActivityCardProps {
  readonly overview: Loaded<Overview>;
  readonly selected: string | null;
}

/** The latest invoices, credits, payments, and what was taken from prepay. */
export function ActivityCard({ overview: { state, data, problem, retry }, selected }: ActivityCardProps) {
  const items = (data?.activity ?? []).slice(0, MOST_ROWS).map((item) => toItem(item, selected));
  return (
    <Card sx={{ p: { xs: 2, sm: 3 }, height: '100%' }}>
      <Stack direction="row" useFlexGap sx={head}>
        <Typography component="h2" variant="h3">
          Recent activity
        </Typography>
        <Link href={purchasesHref(selected)} variant="body2" sx={further}>
          All purchases
        </Link>
      </Stack>
      <AsyncBoundary
        state={data && items.length === 0 ? 'empty' : state}
        skeleton={<Skeleton variant="rounded" sx={{ height: MOST_ROWS * 58 }} />}
        empty={
          <Typography sx={{ color: 'text.secondary' }}>
            Nothing yet. Invoices and payments show up here the morning after they are posted.
          </Typography>
        }
        error={problem && { title: 'Due dates, charts and activity didn’t load', ...problem }}
        onRetry={retry}
      >
        <ActivityList items={items} />
      </AsyncBoundary>
    </Card>
  );
}

function toItem(event: Overview['activity'][number], selected: string | null): ActivityItem {
  const { invoiceNo, contractNo, ...item } = event;
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
