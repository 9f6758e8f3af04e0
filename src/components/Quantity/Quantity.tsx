import Box from '@mui/material/Box';
import { formatQuantity } from '../../../contract/format/quantity';

export interface QuantityProps {
  /** A decimal string; null where there is nothing to count. */
  readonly value: string | null;
  readonly unit?: string | null;
}

/** How much of something: "12.345 ton". Nothing at all is a dash with words for screen readers. */
export function Quantity({ value, unit }: QuantityProps) {
  if (value === null)
    return (
      <span aria-label="No quantity" role="img">
        –
      </span>
    );
  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
      {formatQuantity(value, unit)}
    </Box>
  );
}
