import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { Account } from '@contract/accounts/schema';
import { besidePastDue } from '@contract/accounts/labels';
import { formatMoney, formatMoneyInWords } from '@contract/format/money';
import type { AccountTotals } from '@contract/rules/accountTotals';
import { type Fact, Facts } from '@/components/Facts/Facts';
import type { AsyncResult } from '@/data/asyncResult';
import { requestUrl } from '@/data/requestUrl';
import { CardHead } from './CardHead';

interface BalancesCardProps {
  readonly accounts: readonly Account[];
  readonly totals: AccountTotals;
  /** Payments that were asked for and are not posted yet. */
  readonly scheduled?: AsyncResult<{ readonly amountCents: number }>;
}

/** Where one stands; nothing here is taken off anything else. */
export function BalancesCard({ accounts, totals, scheduled }: BalancesCardProps) {
  return (
    <Card sx={{ p: { xs: 2, sm: 3 } }}>
      <CardHead title="Balances" further={{ label: 'Account overview', href: overviewHref('all') }} />
      <Facts
        facts={[
          {
            label: 'Past due',
            value: formatMoney(totals.pastDue.payNowCents),
            note: besidePastDue(totals.pastDue).join(' ') || undefined,
          },
          { label: 'Not yet due', value: formatMoney(totals.notDueCents) },
          ...(totals.deferredCents === 0
            ? []
            : [
                {
                  label: 'Deferred',
                  value: formatMoney(totals.deferredCents),
                  note: 'On special terms, not due yet',
                },
              ]),
          ...(totals.openCreditCents === 0
            ? []
            : [
                {
                  label: 'Credit memos',
                  value: formatMoney(totals.openCreditCents),
                  note: 'Not used by any invoice yet',
                },
              ]),
          { label: 'Unapplied credit', value: formatMoney(totals.unappliedCreditCents) },
          { label: 'Prepay remaining', value: formatMoney(totals.prepayRemainingCents) },
          ...scheduledFact(scheduled),
        ]}
      />
      {accounts.length > 1 && <ByAccount accounts={accounts} />}
    </Card>
  );
}

/** It keeps its place while it is asked for, and says nothing where nobody could say. */
function scheduledFact(scheduled: BalancesCardProps['scheduled']): Fact[] {
  if (!scheduled || (scheduled.state === 'error' && !scheduled.data)) return [];
  const { data } = scheduled;
  const value = data ? formatMoney(data.amountCents) : <Skeleton sx={{ width: 96 }} />;
  return [{ label: 'Scheduled payments', value, note: 'Asked for, not posted yet' }];
}

const ByAccount = ({ accounts }: Pick<BalancesCardProps, 'accounts'>) => (
  <>
    <Typography component="h3" variant="subtitle2" sx={{ mt: 2, mb: 0.5 }}>
      Net due by account
    </Typography>
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {accounts.map(({ id, name, accountNo, netDueCents }) => (
        <Box component="li" key={id} sx={row}>
          <Link href={overviewHref(id)} underline="hover" variant="body2" sx={wholeRow}>
            {name} · {accountNo}
          </Link>
          <Typography component="span" variant="body2" sx={{ whiteSpace: 'nowrap' }}>
            {formatMoneyInWords(netDueCents)}
          </Typography>
        </Box>
      ))}
    </Box>
  </>
);

const overviewHref = (account: string) => requestUrl('/my-account/overview', { query: { account } });

const row = {
  position: 'relative',
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 2,
  minHeight: 44,
  borderTop: '1px solid',
  borderColor: 'divider',
} as const;

/** Stretches the link over its row, so that a thumb need not hit the words. */
const wholeRow = { '&::after': { content: '""', position: 'absolute', inset: 0 } } as const;
