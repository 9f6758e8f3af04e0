import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { formatDate } from '@contract/format/date';
import { formatMoney } from '@contract/format/money';
import { requestKindWord } from '@contract/requests/sentences';
import type { MoneyRequest } from '@contract/requests/schema';
import { AsyncBoundary } from '@/components/AsyncBoundary/AsyncBoundary';
import { RequestChip } from '@/components/RequestChip/RequestChip';
import type { AsyncResult } from '@/data/asyncResult';
import { requestUrl } from '@/data/requestUrl';
import { CardHead } from './CardHead';

const screen = '/my-account/payments/payment-requests';

interface RequestsCardProps {
  /** The newest of those under way. */
  readonly requests: AsyncResult<{ readonly rows: readonly MoneyRequest[] }>;
}

/** What was asked for and is not done yet. */
export function RequestsCard({ requests: { state, data, problem, retry } }: RequestsCardProps) {
  return (
    <Card sx={{ p: { xs: 2, '@sm': 3 } }}>
      <CardHead title="Requests" further={{ label: 'All requests', href: `${screen}?account=all` }} />
      <AsyncBoundary
        state={data?.rows.length === 0 ? 'empty' : state}
        skeleton={<Skeleton variant="rounded" sx={{ height: 60 }} />}
        empty={<Typography sx={{ color: 'text.secondary' }}>Nothing on its way.</Typography>}
        error={problem && { title: 'Your requests didn’t load', ...problem }}
        onRetry={retry}
      >
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {data?.rows.map((request) => (
            <Request key={request.id} {...request} />
          ))}
        </Box>
      </AsyncBoundary>
    </Card>
  );
}

const Request = (request: MoneyRequest) => (
  <Box component="li" sx={row}>
    <Box sx={{ flex: '1 1 9rem', minWidth: 0 }}>
      <Typography variant="subtitle2">
        <Link href={requestUrl(screen, { query: { request: request.id } })} underline="hover" sx={wholeRow}>
          {requestKindWord(request)} {formatMoney(request.amountCents)}
        </Link>
      </Typography>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
        {[request.target, request.day && formatDate(request.day)].filter(Boolean).join(' · ')}
      </Typography>
    </Box>
    <RequestChip status={request.status} />
  </Box>
);

const row = {
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  minHeight: 58,
  py: 1,
  '& + &': { borderTop: '1px solid', borderColor: 'divider' },
} as const;

/** Stretches the link over its row, so that a thumb need not hit the words. */
const wholeRow = { '&::after': { content: '""', position: 'absolute', inset: 0 } } as const;
