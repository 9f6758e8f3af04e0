import Card from '@mui/material/Card';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { Overview } from '@contract/accounts/schema';
import type { AccountTotals } from '@contract/rules/accountTotals';
import { AgingBar, type AgingBucket } from '@/components/AgingBar/AgingBar';
import { Blank } from '@/components/Blank/Blank';
import { Money } from '@/components/Money/Money';
import { type BreakdownRow, breakdownOf } from './breakdown';

interface BreakdownCardProps {
  readonly totals: AccountTotals;
  readonly overview: Overview | undefined;
  readonly onAging: (bucket: AgingBucket) => void;
}

/** How the balance comes about, and how old it is. */
export function BreakdownCard({ totals, overview, onAging }: BreakdownCardProps) {
  return (
    <Card sx={{ p: { xs: 2, sm: 3 }, height: '100%' }}>
      <Typography component="h2" variant="h3" id="breakdown-title" sx={{ mb: 1 }}>
        Balance breakdown
      </Typography>
      <Table size="small" aria-labelledby="breakdown-title">
        <TableBody>
          {breakdownOf(totals, overview).map((row) => (
            <Line key={row.label} {...row} />
          ))}
        </TableBody>
      </Table>
      <Typography component="h3" variant="subtitle1" sx={{ mt: 3, mb: 1.5 }}>
        Regular balance by age
      </Typography>
      <AgingBar aging={totals.aging} onSelect={onAging} />
    </Card>
  );
}

const looks = {
  part: {},
  sum: { '& > *': { fontWeight: 700, borderTop: '2px solid', borderTopColor: 'text.primary' } },
  aside: { '& > *': { color: 'text.secondary' } },
} as const;

function Line({ label, cents, role, note }: BreakdownRow) {
  return (
    <TableRow sx={looks[role]}>
      <TableCell component="th" scope="row" sx={{ px: 0, overflowWrap: 'anywhere' }}>
        {label}
        {note && (
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
            {note}
          </Typography>
        )}
      </TableCell>
      <TableCell align="right" sx={{ pl: 1, pr: 0, verticalAlign: 'top' }}>
        {cents === null ? <Blank words="Not known" /> : <Money cents={cents} />}
      </TableCell>
    </TableRow>
  );
}
