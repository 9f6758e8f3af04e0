import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatMoney } from '@contract/format/money';
import type { Invoice } from '@contract/purchases/schema';
import { Section } from '@/components/Section/Section';
import { ladderRungs, type Rung } from './invoiceSections';

type InvoiceDiscountsProps = Pick<Invoice, 'discounts' | 'discountableCents' | 'openCents'>;

/** What paying early saves: until when, on which condition, and which of it counts today. */
export function InvoiceDiscounts({ discounts, discountableCents, openCents }: InvoiceDiscountsProps) {
  if (discounts.length === 0) return null;
  return (
    <Section title="Early-pay discounts">
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {ladderRungs(discounts).map((rung) => (
          <RungLine key={rung.text} {...rung} />
        ))}
      </Box>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mt: 1 }}>
        {openCents === 0 && 'Nothing is open any more, so none of it can still be earned. '}
        Reckoned on {formatMoney(discountableCents)} of goods. Taxes, services and freight earn no discount.
      </Typography>
    </Section>
  );
}

function RungLine({ text, condition, expired, offer }: Rung) {
  return (
    <Typography component="li" variant="body2" sx={expired ? { color: 'text.secondary' } : undefined}>
      {expired ? <s>{text}</s> : text}
      {expired && ' (expired)'}
      {offer && <strong> – {offer}</strong>}
      {condition && (
        <Typography component="span" variant="caption" sx={{ display: 'block', color: 'text.secondary' }}>
          {condition}
        </Typography>
      )}
    </Typography>
  );
}
