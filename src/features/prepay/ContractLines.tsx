import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatUnitPrice } from '@contract/format/quantity';
import type { PrepayLine } from '@contract/prepay/rows';
import { Money } from '@/components/Money/Money';
import { Section } from '@/components/Section/Section';
import { lineQuantities } from './prepayWords';

interface ContractLinesProps {
  readonly lines: readonly PrepayLine[];
}

/** What was booked, product by product, with the price that was agreed and the one that is posted today. */
export function ContractLines({ lines }: ContractLinesProps) {
  const booked = lines.filter(({ description }) => description !== null);
  if (booked.length === 0) return null;
  return (
    <Section title="Booked">
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {booked.map((line) => (
          <Box component="li" key={line.id} sx={row}>
            <Box sx={{ minWidth: 0 }}>
              <Typography variant="subtitle2" sx={{ overflowWrap: 'anywhere' }}>
                {line.description}
              </Typography>
              {notesOf(line).map((note) => (
                <Typography key={note} variant="body2" sx={{ color: 'text.secondary' }}>
                  {note}
                </Typography>
              ))}
            </Box>
            <Box sx={{ textAlign: 'right' }}>
              <Money cents={line.remainingCents} tone="strong" />
              <Typography variant="caption" sx={{ display: 'block', color: 'text.secondary' }}>
                of <Money cents={line.bookedCents} />
              </Typography>
            </Box>
          </Box>
        ))}
      </Box>
    </Section>
  );
}

function notesOf(line: PrepayLine): string[] {
  const { lockedPrice, postedPrice, unit, limitQty, fieldName } = line;
  const price = (amount: string | null, before: string) =>
    amount === null ? '' : `${before} ${formatUnitPrice(amount, unit)}`;
  return [
    lineQuantities(line),
    [price(lockedPrice, 'Locked at'), price(postedPrice, lockedPrice === null ? 'Posted at' : 'posted at')]
      .filter(Boolean)
      .join(', '),
    limitQty ? 'Stops at the booked quantity' : '',
    fieldName ?? '',
  ].filter(Boolean);
}

const row = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: 2,
  py: 1,
  '& + &': { borderTop: '1px solid', borderColor: 'divider' },
} as const;
