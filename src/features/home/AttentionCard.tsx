import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Account, Overview } from '@contract/accounts/schema';
import type { AccountTotals } from '@contract/rules/accountTotals';
import { mayPay } from '@contract/rules/mayPay';
import { Icon } from '@/components/Icon/Icon';
import type { IconName } from '@/components/icons';
import type { AsyncResult } from '@/data/asyncResult';
import { type Attention, attentionOf } from './attention';

interface AttentionCardProps {
  readonly accounts: readonly Account[];
  readonly totals: AccountTotals;
  readonly overview: AsyncResult<Overview>;
  /** The as-of day, 'YYYY-MM-DD'. */
  readonly day: string | undefined;
}

const looks: Record<
  Attention['kind'],
  { readonly icon: IconName; readonly color: string; readonly ground: string }
> = {
  pastDue: { icon: 'warning', color: 'error.main', ground: 'surface.error' },
  discount: { icon: 'cash', color: 'success.main', ground: 'surface.success' },
  nextDue: { icon: 'calendar', color: 'info.main', ground: 'surface.info' },
  clear: { icon: 'done', color: 'success.main', ground: 'surface.success' },
};

/** The one thing to attend to, and the way to do it. */
export function AttentionCard({ accounts, totals, overview, day }: AttentionCardProps) {
  const known = overview.data !== undefined || totals.pastDue.payNowCents > 0;
  if (day === undefined || (!known && overview.state === 'loading')) {
    return <Skeleton variant="rounded" sx={{ height: 112 }} />;
  }
  const attention = known ? attentionOf(totals, overview.data, day) : unknown;
  const { icon, color, ground } = looks[attention.kind];
  const payable = attention.kind !== 'clear' && accounts.some(mayPay);
  return (
    <Card sx={{ p: { xs: 2, sm: 3 }, bgcolor: ground, borderColor: color }}>
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2, alignItems: { sm: 'center' } }}>
        <Icon name={icon} fontSize="large" sx={{ color }} />
        <Stack sx={{ flex: 1 }}>
          <Typography component="h2" variant="h3">
            {attention.title}
          </Typography>
          <Typography>{attention.text}</Typography>
        </Stack>
        <Stack direction="row" useFlexGap sx={{ gap: 1.5, flexWrap: 'wrap' }}>
          {payable && (
            <Button variant="contained" href="/my-account/payments/make-a-payment">
              Pay now
            </Button>
          )}
          <Button variant="outlined" href={purchasesOf(attention.kind)}>
            See invoices
          </Button>
        </Stack>
      </Stack>
    </Card>
  );
}

const unknown: Attention = {
  kind: 'nextDue',
  title: 'Nothing is past due',
  text: 'Coming due dates didn’t load. The overview has the rest.',
};

const purchasesOf = (kind: Attention['kind']) => {
  const status = { pastDue: '?status=pastDue', discount: '?status=open', nextDue: '?status=open', clear: '' }[
    kind
  ];
  return `/my-account/purchases/purchase-details${status}`;
};
