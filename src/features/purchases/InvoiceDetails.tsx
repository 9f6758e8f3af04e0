import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import * as common from '@locales/common';
import * as m from '@locales/purchases';
import { formatMoney } from '@contract/format/money';
import { formatPercent, formatQuantity } from '@contract/format/quantity';
import type { Invoice } from '@contract/purchases/schema';
import { type Applied, AppliedTable } from '@/components/AppliedTable/AppliedTable';
import { Money } from '@/components/Money/Money';
import { rich } from '@/components/rich';
import { Section } from '@/components/Section/Section';
import { requestUrl } from '@/data/requestUrl';
import { sumRow } from '@/components/sumRow';
import { amountRows, ladderRungs, type Rung } from './invoiceSections';

interface InvoiceAmountsProps {
  readonly invoice: Invoice;
}

/** From the subtotal to what is still open. */
export function InvoiceAmounts({ invoice }: InvoiceAmountsProps) {
  return (
    <Section title={m.amounts()}>
      {/* Where borders of one and of two pixels fall together, rows stand on half a pixel, painted now up, now down. */}
      <Table size="small" aria-label={m.amounts()} sx={{ borderCollapse: 'separate' }}>
        <TableBody>
          {amountRows(invoice).map(({ label, cents, sum }) => (
            <TableRow key={label} sx={sum && sumRow}>
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

type InvoiceDiscountsProps = Pick<Invoice, 'discounts' | 'discountableCents' | 'openCents'>;

/** What paying early saves: until when, on which condition, and which of it counts today. */
export function InvoiceDiscounts({ discounts, discountableCents, openCents }: InvoiceDiscountsProps) {
  if (discounts.length === 0) return null;
  return (
    <Section title={m.earlyPayDiscounts()}>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {ladderRungs(discounts).map((rung) => (
          <RungLine key={rung.text} {...rung} />
        ))}
      </Box>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mt: 1 }}>
        {openCents === 0
          ? m.discountBasisPaid({ amount: formatMoney(discountableCents) })
          : m.discountBasis({ amount: formatMoney(discountableCents) })}
      </Typography>
    </Section>
  );
}

function RungLine({ text, condition, expired, offer }: Rung) {
  return (
    <Typography component="li" variant="body2" sx={expired ? { color: 'text.secondary' } : undefined}>
      {expired ? rich(m.discountExpired(), { discount: <s>{text}</s> }) : text}
      {offer && <strong> – {offer}</strong>}
      {condition && (
        <Typography component="span" variant="caption" sx={{ display: 'block', color: 'text.secondary' }}>
          {condition}
        </Typography>
      )}
    </Typography>
  );
}

interface InvoiceSharesProps {
  readonly shares: NonNullable<Invoice['shares']>;
  /** Which of the own shares is the one that is open. */
  readonly invoiceNo: string;
}

/** "Your share 60% of $9,022.13", and who bears the rest: own accounts by name, all others without. */
export function InvoiceShares({ shares: { wholeCents, own, others }, invoiceNo }: InvoiceSharesProps) {
  const mine = own.find((share) => share.invoiceNo === invoiceNo);
  return (
    <Section title={m.sharedDelivery()}>
      <Typography variant="body2" sx={{ mb: 1 }}>
        {mine?.percent
          ? m.yourShare({ percent: formatPercent(mine.percent), amount: formatMoney(wholeCents) })
          : m.yourShareOf({ amount: formatMoney(wholeCents) })}
      </Typography>
      <Table size="small" aria-label={m.sharedDelivery()}>
        <TableBody>
          {own.map((share) => (
            <Share key={share.invoiceNo} {...share}>
              {share.invoiceNo === invoiceNo ? (
                m.thisInvoice({ name: share.accountName, number: share.accountNo })
              ) : (
                <Link href={invoiceHref(share)}>
                  {common.nameAndNumber({ name: share.accountName, number: share.accountNo })}
                </Link>
              )}
            </Share>
          ))}
          {others && <Share {...others}>{m.others()}</Share>}
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

type InvoiceTaxesProps = Pick<Invoice, 'taxes'>;

/** Which tax on what amount. */
export function InvoiceTaxes({ taxes }: InvoiceTaxesProps) {
  if (taxes.length === 0) return null;
  return (
    <Section title={m.taxes()}>
      <Table size="small" aria-label={m.taxes()}>
        <TableHead>
          <TableRow>
            <TableCell sx={{ pl: 0 }}>{common.tax()}</TableCell>
            <TableCell align="right">{m.taxedAmount()}</TableCell>
            <TableCell align="right">{m.rate()}</TableCell>
            <TableCell align="right" sx={{ pr: 0 }}>
              {common.amount()}
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

type PaymentsProps = Pick<Invoice, 'applications' | 'prepayUses' | 'accountNo'>;

/** What has been paid on the invoice, by money or by prepay. */
export function Payments({ applications, prepayUses, accountNo }: PaymentsProps) {
  return (
    <Section title={m.paymentsAndPrepay()}>
      {applications.length + prepayUses.length === 0 ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {m.nothingApplied()}
        </Typography>
      ) : (
        <AppliedTable
          label={m.paymentsAndPrepay()}
          of={common.payment()}
          rows={[...applications.map(paid), ...prepayUses.map(prepaid(accountNo))]}
        />
      )}
    </Section>
  );
}

const paid = (application: Invoice['applications'][number]): Applied => {
  const { paymentNo, appliedOn, method, reference, appliedCents, discountCents } = application;
  const what = [capitalised(method), reference].filter(Boolean).join(' ');
  return { id: paymentNo, what, note: paymentNo, on: appliedOn, cents: appliedCents, discountCents };
};

const prepaid =
  (account: string) =>
  ({ usageId, contractNo, usedOn, quantity, unit, cents }: Invoice['prepayUses'][number]): Applied => {
    const query = { account, contract: contractNo };
    return {
      id: usageId,
      what: (
        <Link href={requestUrl('/my-account/purchases/prepay-open-details', { query })}>
          {m.prepayContract({ contract: contractNo })}
        </Link>
      ),
      note: quantity && formatQuantity(quantity, unit),
      on: usedOn,
      cents,
    };
  };

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
