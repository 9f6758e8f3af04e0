import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import * as m from '@locales/accounts';
import * as common from '@locales/common';
import type { Account } from '@contract/accounts/schema';
import { Money } from '@/components/Money/Money';
import { rich } from '@/components/rich';

interface AccountsTableProps {
  readonly accounts: readonly Account[];
  readonly onSelect: (id: string) => void;
}

/** Every account for itself, before anything is added up. */
export function AccountsTable({ accounts, onSelect }: AccountsTableProps) {
  return (
    <Card sx={{ py: { xs: 2, '@sm': 3 } }}>
      <Typography component="h2" variant="h3" id="accounts-title" sx={{ px: { xs: 2, '@sm': 3 }, mb: 1 }}>
        {m.yourAccounts()}
      </Typography>
      <Box
        component="section"
        aria-labelledby="accounts-title"
        tabIndex={0}
        sx={{ overflowX: 'auto', px: { xs: 0, '@sm': 1 } }}
      >
        <Table aria-labelledby="accounts-title" size="small">
          <TableHead>
            <TableRow>
              <TableCell>{common.account()}</TableCell>
              <TableCell align="right">{m.netDue()}</TableCell>
              <TableCell align="right" sx={wide}>
                {m.pastDueLine()}
              </TableCell>
              <TableCell align="right" sx={wide}>
                {m.prepayRemaining()}
              </TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {accounts.map(({ id, accountNo, name, netDueCents, pastDue, prepayRemainingCents }) => (
              <TableRow key={id}>
                <TableCell component="th" scope="row">
                  <Link
                    component="button"
                    type="button"
                    onClick={() => onSelect(id)}
                    sx={{ textAlign: 'left' }}
                  >
                    {name}
                  </Link>
                  <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
                    {m.accountNumberOf({ number: accountNo })}
                  </Typography>
                </TableCell>
                <TableCell align="right">
                  <Money cents={netDueCents} words tone="strong" />
                  {pastDue.payNowCents > 0 && (
                    <Typography variant="caption" component="p" sx={narrow}>
                      {rich(m.amountPastDue(), { amount: <Money cents={pastDue.payNowCents} /> })}
                    </Typography>
                  )}
                </TableCell>
                <TableCell align="right" sx={wide}>
                  <Money cents={pastDue.payNowCents} />
                </TableCell>
                <TableCell align="right" sx={wide}>
                  <Money cents={prepayRemainingCents} />
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
    </Card>
  );
}

/** A phone has room for what is due, with what is late below it; prepay stands in its tile above. */
const wide = { display: { xs: 'none', '@sm': 'table-cell' } } as const;
const narrow = { display: { '@sm': 'none' }, color: 'error.main' } as const;
