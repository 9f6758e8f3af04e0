import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { formatDate } from '@contract/format/date';
import { formatMoney, formatMoneyInWords } from '@contract/format/money';
import type { LedgerTotals } from '@contract/ledger/schema';
import { Money } from '@/components/Money/Money';

type AccountBalance = LedgerTotals['accounts'][number];

interface AccountBalancesProps {
  readonly accounts: readonly AccountBalance[];
  /** The last day of the range, 'YYYY-MM-DD'. */
  readonly day: string;
}

/** Where each account stands after the range of days, and how it came there. They are not added up. */
export function AccountBalances({ accounts, day }: AccountBalancesProps) {
  const titleId = useId();
  return (
    <Card component="section" aria-labelledby={titleId} sx={{ px: 2 }}>
      <Typography id={titleId} variant="body2" sx={{ color: 'text.secondary', pt: 1.25 }}>
        Closing balances{day && ` on ${formatDate(day)}`}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {accounts.map((account) => (
          <Box component="li" key={account.accountNo} sx={row}>
            <Typography variant="subtitle2" component="p" sx={{ overflowWrap: 'anywhere' }}>
              {account.name}, {account.accountNo}
              <Typography
                component="span"
                variant="caption"
                sx={{ display: 'block', color: 'text.secondary' }}
              >
                {wayOf(account)}
              </Typography>
            </Typography>
            <Typography variant="subtitle2" component="p">
              <Money cents={account.closingCents} words />
            </Typography>
          </Box>
        ))}
      </Box>
    </Card>
  );
}

const wayOf = ({ openingCents, debitCents, creditCents }: AccountBalance): string =>
  [
    `Opening ${formatMoneyInWords(openingCents)}`,
    `debits ${formatMoney(debitCents)}`,
    `credits ${formatMoney(creditCents)}`,
  ].join(' · ');

const row = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: 2,
  py: 1.25,
  '& + &': { borderTop: '1px solid', borderColor: 'divider' },
} as const;
