import Box from '@mui/material/Box';
import { formatQuantity } from '@contract/format/quantity';
import { Blank } from '../Blank/Blank';

export interface QuantityProps {
  /** A decimal string; null where there is nothing to count. */
  readonly value: string | null;
  readonly unit?: string | null;
}

/** How much of something: "12.345 ton". Nothing at all is a dash. */
export function Quantity({ value, unit }: QuantityProps) {
  if (value === null) return <Blank words="No quantity" />;
  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
      {formatQuantity(value, unit)}
    </Box>
  );
}
