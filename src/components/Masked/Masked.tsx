import Box from '@mui/material/Box';
import { endingIn, masked } from '@contract/format/accountNumber';
import { visuallyHidden } from '../visuallyHidden';

export interface MaskedProps {
  /** What may be shown of the number, as `lastDigits` gives it. The page never knows more, so nothing reveals it. */
  readonly last: string;
}

/** A bank account by the end of its number. */
export function Masked({ last }: MaskedProps) {
  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
      <span aria-hidden>{masked(last)}</span>
      <Box component="span" sx={visuallyHidden}>
        {endingIn(last)}
      </Box>
    </Box>
  );
}
