import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { shortWords } from '@contract/requests/labels';
import type { RequestDetail } from '@contract/requests/schema';
import { Money } from '@/components/Money/Money';
import { invoiceHref } from './requestView';

interface RequestInvoicesProps {
  readonly request: Pick<RequestDetail, 'accountNo' | 'allocations'>;
}

/** What of a payment goes to which invoice, and why where it is not all of it. */
export const RequestInvoices = ({ request: { accountNo, allocations } }: RequestInvoicesProps) => (
  <Table size="small" aria-label="Invoices">
    <TableHead>
      <TableRow>
        <TableCell sx={{ pl: 0 }}>Invoice</TableCell>
        <TableCell align="right">Discount</TableCell>
        <TableCell align="right" sx={{ pr: 0 }}>
          Amount
        </TableCell>
      </TableRow>
    </TableHead>
    <TableBody>
      {allocations.map(({ invoiceNo, amountCents, discountCents, reason, note }) => (
        <TableRow key={invoiceNo}>
          <TableCell component="th" scope="row" sx={{ pl: 0, overflowWrap: 'anywhere' }}>
            <Link href={invoiceHref(accountNo, invoiceNo)}>{invoiceNo}</Link>
            {(reason ?? note) && (
              <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
                {shortWords({ reason, note })}
              </Typography>
            )}
          </TableCell>
          <TableCell align="right">{discountCents !== 0 && <Money cents={discountCents} />}</TableCell>
          <TableCell align="right" sx={{ pr: 0 }}>
            <Money cents={amountCents} words />
          </TableCell>
        </TableRow>
      ))}
    </TableBody>
  </Table>
);
