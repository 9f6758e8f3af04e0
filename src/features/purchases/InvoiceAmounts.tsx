import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import type { Invoice } from '@contract/purchases/schema';
import { Money } from '@/components/Money/Money';
import { Section } from '@/components/Section/Section';
import { amountRows } from './invoiceSections';

interface InvoiceAmountsProps {
  readonly invoice: Invoice;
}

/** From the subtotal to what is still open. */
export function InvoiceAmounts({ invoice }: InvoiceAmountsProps) {
  return (
    <Section title="Amounts">
      <Table size="small" aria-label="Amounts">
        <TableBody>
          {amountRows(invoice).map(({ label, cents, sum }) => (
            <TableRow key={label} sx={sum && total}>
              <TableCell component="th" scope="row" sx={{ px: 0 }}>
                {label}
              </TableCell>
              <TableCell align="right" sx={{ px: 0 }}>
                <Money cents={cents} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Section>
  );
}

const total = {
  '& > *': { fontWeight: 700, borderTop: '2px solid', borderTopColor: 'text.primary' },
} as const;
