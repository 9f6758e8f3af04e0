import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import * as m from '@locales/purchases';
import { formatMoney } from '@contract/format/money';
import { formatQuantity, formatUnitPrice } from '@contract/format/quantity';
import type { Invoice, PurchaseLine } from '@contract/purchases/schema';
import { Money } from '@/components/Money/Money';
import { Section } from '@/components/Section/Section';
import { type LineGroup, lineGroups } from './blends';
import { lineFacts } from './purchaseColumns';

interface InvoiceLinesProps {
  readonly invoice: Invoice;
}

/** What was bought; a blend can be unfolded into what it was mixed from. */
export function InvoiceLines({ invoice: { lines, blendDetail } }: InvoiceLinesProps) {
  return (
    <Section title={m.lines()}>
      <Box component="ul" sx={list}>
        {lineGroups(lines, blendDetail).map((group) => (
          <Box component="li" key={group.line.id} sx={row}>
            <Line {...group} />
            {group.parts.length > 0 && <Blend parts={group.parts} />}
          </Box>
        ))}
      </Box>
    </Section>
  );
}

const list = { listStyle: 'none', m: 0, p: 0 } as const;
const row = { py: 1.25, borderTop: '1px solid', borderColor: 'divider' } as const;

function Line({ line, cents, showsPrice }: Omit<LineGroup, 'parts'>) {
  const facts = [showsPrice && measure(line), ...lineFacts(line)];
  return (
    <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 2 }}>
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="subtitle2" sx={{ overflowWrap: 'anywhere' }}>
          {line.description}
        </Typography>
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {facts.filter(Boolean).join(' · ')}
        </Typography>
      </Box>
      {line.lineType !== 'text' && (
        <Typography component="span" variant="subtitle2">
          <Money cents={cents} />
        </Typography>
      )}
    </Stack>
  );
}

function Blend({ parts }: Pick<LineGroup, 'parts'>) {
  return (
    <Box component="details" sx={{ mt: 0.5 }}>
      <Typography
        component="summary"
        variant="body2"
        sx={{ cursor: 'pointer', minHeight: 24, color: 'primary.main' }}
      >
        {m.mixedFrom({ n: parts.length })}
      </Typography>
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
        {parts.map(({ line, showsPrice }) => (
          <Typography key={line.id} component="li" variant="body2">
            {[
              line.description,
              showsPrice ? measure(line) : amountOf(line),
              showsPrice && line.netCents !== 0 && formatMoney(line.netCents),
            ]
              .filter(Boolean)
              .join(' · ')}
          </Typography>
        ))}
      </Box>
    </Box>
  );
}

const amountOf = ({ quantity, unit }: PurchaseLine) =>
  quantity === null ? '' : formatQuantity(quantity, unit);

/** "24.5 ton at $335.2857/ton". */
function measure(line: PurchaseLine): string {
  const quantity = amountOf(line);
  const price = line.unitPrice === null ? '' : formatUnitPrice(line.unitPrice, line.priceUnit);
  return quantity && price ? m.quantityAtPrice({ quantity, price }) : quantity || price;
}
