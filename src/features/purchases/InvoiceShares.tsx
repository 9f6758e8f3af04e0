import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { formatMoney } from '@contract/format/money';
import { formatPercent } from '@contract/format/quantity';
import type { Invoice } from '@contract/purchases/schema';
import { Money } from '@/components/Money/Money';
import { Section } from '@/components/Section/Section';
import { requestUrl } from '@/data/requestUrl';

interface InvoiceSharesProps {
  readonly shares: NonNullable<Invoice['shares']>;
  /** Which of the own shares is the one that is open. */
  readonly invoiceNo: string;
}

/** "Your share 60% of $9,022.13", and who bears the rest: own accounts by name, all others without. */
export function InvoiceShares({ shares: { wholeCents, own, others }, invoiceNo }: InvoiceSharesProps) {
  const mine = own.find((share) => share.invoiceNo === invoiceNo);
  return (
    <Section title="Shared delivery">
      <Typography variant="body2" sx={{ mb: 1 }}>
        Your share {mine?.percent ? `${formatPercent(mine.percent)} ` : ''}of {formatMoney(wholeCents)}
      </Typography>
      <Table size="small" aria-label="Shared delivery">
        <TableBody>
          {own.map((share) => (
            <Share key={share.invoiceNo} {...share}>
              {share.invoiceNo === invoiceNo ? (
                `${share.accountName}, ${share.accountNo} (this invoice)`
              ) : (
                <Link href={invoiceHref(share)}>
                  {share.accountName}, {share.accountNo}
                </Link>
              )}
            </Share>
          ))}
          {others && <Share {...others}>Others</Share>}
        </TableBody>
      </Table>
    </Section>
  );
}

const invoiceHref = ({ accountNo, invoiceNo }: { readonly accountNo: string; readonly invoiceNo: string }) =>
  requestUrl('/my-account/purchases/purchase-details', {
    query: { account: accountNo, invoice: invoiceNo },
  });

interface ShareProps {
  readonly percent: string | null;
  readonly cents: number;
  readonly children: ReactNode;
}

const Share = ({ percent, cents, children }: ShareProps) => (
  <TableRow>
    <TableCell component="th" scope="row" sx={{ pl: 0 }}>
      {children}
    </TableCell>
    <TableCell align="right">{percent === null ? '–' : formatPercent(percent)}</TableCell>
    <TableCell align="right" sx={{ pr: 0 }}>
      <Money cents={cents} />
    </TableCell>
  </TableRow>
);
