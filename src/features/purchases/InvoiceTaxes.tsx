import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { formatPercent } from '@contract/format/quantity';
import type { Invoice } from '@contract/purchases/schema';
import { Money } from '@/components/Money/Money';
import { Section } from '@/components/Section/Section';

type InvoiceTaxesProps = Pick<Invoice, 'taxes'>;

/** Which tax on what amount. */
export function InvoiceTaxes({ taxes }: InvoiceTaxesProps) {
  if (taxes.length === 0) return null;
  return (
    <Section title="Taxes">
      <Table size="small" aria-label="Taxes">
        <TableHead>
          <TableRow>
            <TableCell sx={{ pl: 0 }}>Tax</TableCell>
            <TableCell align="right">On</TableCell>
            <TableCell align="right">Rate</TableCell>
            <TableCell align="right" sx={{ pr: 0 }}>
              Amount
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {taxes.map(({ code, lineNo, description, jurisdiction, baseCents, rate, cents }) => (
            <TableRow key={`${code}-${lineNo}`}>
              <TableCell component="th" scope="row" sx={{ pl: 0 }}>
                {[description ?? code, jurisdiction].filter(Boolean).join(', ')}
              </TableCell>
              <TableCell align="right">{baseCents === null ? '–' : <Money cents={baseCents} />}</TableCell>
              <TableCell align="right">{rate === null ? '–' : formatPercent(rate)}</TableCell>
              <TableCell align="right" sx={{ pr: 0 }}>
                <Money cents={cents} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Section>
  );
}
