import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { Account } from '@contract/accounts/schema';
import { formatMoney } from '@contract/format/money';
import { owedOf } from '@contract/rules/owed';
import { Money } from '@/components/Money/Money';
import { requestUrl } from '@/data/requestUrl';
import { CardHead } from './CardHead';

interface AccountsCardProps {
  readonly accounts: readonly Account[];
}

const overviewHref = (account: string) => requestUrl('/my-account/overview', { query: { account } });

/** What of all that is owed is owed on which account. */
export const AccountsCard = ({ accounts }: AccountsCardProps) => (
  <Card sx={{ p: { xs: 2, '@sm': 3 } }}>
    <CardHead title="Your accounts" further={{ label: 'Overview', href: overviewHref('all') }} />
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {accounts.map((account) => (
        <AccountRow key={account.id} {...account} />
      ))}
    </Box>
  </Card>
);

function AccountRow(account: Account) {
  const { id, name, accountNo } = account;
  const { owedCents, creditCents } = owedOf([account]);
  return (
    <Box component="li" sx={row}>
      <Box sx={{ flex: '1 1 7rem', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography variant="subtitle2">
          <Link href={overviewHref(id)} color="inherit" underline="hover" sx={wholeRow}>
            {name}
          </Link>
        </Typography>
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {[accountNo, creditCents > 0 && `${formatMoney(creditCents)} credit`].filter(Boolean).join(' · ')}
        </Typography>
      </Box>
      <Box sx={{ textAlign: 'right', ml: 'auto' }}>
        <Typography component="p" variant="subtitle2">
          <Money cents={owedCents} />
        </Typography>
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          owed
        </Typography>
      </Box>
    </Box>
  );
}

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
const wholeRow = {
  fontWeight: 'inherit',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
} as const;
