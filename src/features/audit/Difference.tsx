import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { AuditDetail } from '@contract/audit/schema';
import { differenceOf } from './difference';

interface DifferenceProps {
  readonly event: Pick<AuditDetail, 'before' | 'after'>;
}

/** What an event changed, member by member; of what was only made or removed, one side. */
export function Difference({ event: { before, after } }: DifferenceProps) {
  const both = before !== null && after !== null;
  return (
    <Table size="small" aria-label="Before and after">
      <TableHead>
        <TableRow>
          <TableCell sx={{ pl: 0 }}>What</TableCell>
          {before !== null && <TableCell>Before</TableCell>}
          {after !== null && <TableCell>{both ? 'After' : 'Value'}</TableCell>}
        </TableRow>
      </TableHead>
      <TableBody>
        {differenceOf(before, after).map(({ name, before: was, after: is, changed }) => (
          <TableRow key={name} sx={{ '& td, & th': { overflowWrap: 'anywhere', verticalAlign: 'top' } }}>
            <TableCell component="th" scope="row" sx={{ pl: 0, color: 'text.secondary' }}>
              {name}
            </TableCell>
            {before !== null && <TableCell>{was}</TableCell>}
            {after !== null && (
              <TableCell sx={both && changed ? { fontWeight: 650 } : undefined}>{is}</TableCell>
            )}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
