import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import * as overviewTexts from '@locales/accounts';
import * as common from '@locales/common';
import * as m from '@locales/home';
import type { Account, Overview } from '@contract/accounts/schema';
import { formatDate } from '@contract/format/date';
import { formatMoney, formatMoneyInWords } from '@contract/format/money';
import { requestKindWord } from '@contract/requests/sentences';
import type { MoneyRequest } from '@contract/requests/schema';
import { owedOf } from '@contract/rules/owed';
import { type ActivityItem, ActivityList } from '@/domain/ActivityList/ActivityList';
import { AsyncBoundary } from '@/components/AsyncBoundary/AsyncBoundary';
import { Money } from '@/components/Money/Money';
import { RequestChip } from '@/domain/RequestChip/RequestChip';
import type { AsyncResult } from '@/data/asyncResult';
import { requestUrl } from '@/data/requestUrl';
import { activity, ActivityToCome } from './HomeToCome';

interface HomeCardProps {
  readonly title: string;
  /** Where the rest is. */
  readonly further: { readonly label: string; readonly href: string };
  readonly children: ReactNode;
}

/** What a card holds, and the way to all of it. */
const HomeCard = ({ title, further, children }: HomeCardProps) => (
  <Card sx={{ p: { xs: 2, '@sm': 3 } }}>
    <Box sx={head}>
      <Typography component="h2" variant="h3">
        {title}
      </Typography>
      <Link href={further.href} underline="hover" variant="body2" sx={tall}>
        {further.label}
      </Link>
    </Box>
    {children}
  </Card>
);

interface AccountsCardProps {
  readonly accounts: readonly Account[];
}

const overviewHref = (account: string) => requestUrl('/my-account/overview', { query: { account } });

/** What of all that is owed is owed on which account. */
export const AccountsCard = ({ accounts }: AccountsCardProps) => (
  <HomeCard title={overviewTexts.yourAccounts()} further={{ label: m.overview(), href: overviewHref('all') }}>
    <Box component="ul" sx={list}>
      {accounts.map((account) => (
        <AccountRow key={account.id} {...account} />
      ))}
    </Box>
  </HomeCard>
);

function AccountRow(account: Account) {
  const { id, name, accountNo } = account;
  const { owedCents, creditCents } = owedOf([account]);
  return (
    <Box component="li" sx={row}>
      <Box sx={{ flex: '1 1 7rem', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography variant="subtitle2">
          <Link
            href={overviewHref(id)}
            color="inherit"
            underline="hover"
            sx={{ ...wholeRow, fontWeight: 'inherit' }}
          >
            {name}
          </Link>
        </Typography>
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {[accountNo, creditCents > 0 && formatMoneyInWords(-creditCents)].filter(Boolean).join(' · ')}
        </Typography>
      </Box>
      <Box sx={{ textAlign: 'right', ml: 'auto' }}>
        <Typography component="p" variant="subtitle2">
          <Money cents={owedCents} />
        </Typography>
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {m.owed()}
        </Typography>
      </Box>
    </Box>
  );
}

const requestsScreen = '/my-account/payments/payment-requests';

interface RequestsCardProps {
  /** The newest of those under way. */
  readonly requests: AsyncResult<{ readonly rows: readonly MoneyRequest[] }>;
}

/** What was asked for and is not done yet. */
export const RequestsCard = ({ requests: { state, data, problem, retry } }: RequestsCardProps) => (
  <HomeCard title={m.requests()} further={{ label: m.allRequests(), href: `${requestsScreen}?account=all` }}>
    <AsyncBoundary
      state={data?.rows.length === 0 ? 'empty' : state}
      skeleton={<Skeleton variant="rounded" sx={{ height: 60 }} />}
      empty={<Typography sx={{ color: 'text.secondary' }}>{m.nothingOnItsWay()}</Typography>}
      error={problem && { title: m.requestsFailed(), ...problem }}
      onRetry={retry}
    >
      <Box component="ul" sx={list}>
        {data?.rows.map((request) => (
          <Request key={request.id} {...request} />
        ))}
      </Box>
    </AsyncBoundary>
  </HomeCard>
);

const Request = (request: MoneyRequest) => (
  <Box component="li" sx={{ ...row, rowGap: 1.5 }}>
    <Box sx={{ flex: '1 1 9rem', minWidth: 0 }}>
      <Typography variant="subtitle2">
        <Link
          href={requestUrl(requestsScreen, { query: { request: request.id } })}
          underline="hover"
          sx={wholeRow}
        >
          {m.requestOf({ kind: requestKindWord(request), amount: formatMoney(request.amountCents) })}
        </Link>
      </Typography>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
        {[request.target, request.day && formatDate(request.day)].filter(Boolean).join(' · ')}
      </Typography>
    </Box>
    <RequestChip request={request} />
  </Box>
);

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
    <HomeCard
      title={overviewTexts.recentActivity()}
      further={{ label: common.allPurchases(), href: '/my-account/purchases/purchase-details?account=all' }}
    >
      <AsyncBoundary
        state={data?.activity.length === 0 ? 'empty' : state}
        skeleton={<ActivityToCome />}
        empty={<Typography sx={{ color: 'text.secondary' }}>{overviewTexts.noActivity()}</Typography>}
        error={problem && { title: m.activityFailed(), ...problem }}
        onRetry={retry}
      >
        <ActivityList
          today={today}
          items={(data?.activity ?? [])
            .slice(0, activity.rows)
            .map((event) => toItem(event, nameOf(event.accountNo)))}
        />
      </AsyncBoundary>
    </HomeCard>
  );
}

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

const list = { listStyle: 'none', m: 0, p: 0 } as const;

const row = {
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1.5,
  minHeight: 58,
  py: 1,
  '& + &': { borderTop: '1px solid', borderColor: 'divider' },
} as const;

/** Stretches the link over its row, so that a thumb need not hit the words. */
const wholeRow = { '&::after': { content: '""', position: 'absolute', inset: 0 } } as const;

const head = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  columnGap: 2,
  mb: 1,
} as const;

/** As high as a thumb, without making the head of the card higher. */
const tall = { display: 'inline-flex', alignItems: 'center', minHeight: 44, my: -1.5 } as const;
