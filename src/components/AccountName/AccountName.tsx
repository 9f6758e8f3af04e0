import Box from '@mui/material/Box';
import * as m from '@locales/components';
import { visuallyHidden } from '../visuallyHidden';

export interface AccountNameProps {
  readonly name: string;
  /** The number of the account, as the company writes it. */
  readonly accountNo: string;
  /** How many other accounts belong to the same row. */
  readonly others?: number;
}

/** A customer's account in one line: where there is little room the name gives way, never the number. */
export const AccountName = ({ name, accountNo, others = 0 }: AccountNameProps) => (
  <Box component="span" sx={line}>
    <Box component="span" sx={shrinking}>
      {name}
    </Box>
    <Box component="span" sx={whole}>
      {`, ${accountNo}`}
      {others > 0 && (
        <>
          <span aria-hidden>{` +${others}`}</span>
          <Box component="span" sx={visuallyHidden}>{` ${m.andMoreAccounts({ count: others })}`}</Box>
        </>
      )}
    </Box>
  </Box>
);

// Paper has as many lines as it takes.
const line = { display: 'flex', minWidth: 0, '@media print': { display: 'inline' } } as const;
const shrinking = {
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media print': { whiteSpace: 'normal' },
} as const;
const whole = { flex: 'none', whiteSpace: 'pre', '@media print': { whiteSpace: 'normal' } } as const;
