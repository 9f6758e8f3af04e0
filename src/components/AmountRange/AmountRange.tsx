import InputAdornment from '@mui/material/InputAdornment';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { toCents } from '@contract/format/money';
import * as m from '@locales/components';
import { tallFieldOnPhone } from '../touch';

interface AmountSpan {
  /** Decimal dollars as typed; empty is open. */
  readonly least: string;
  readonly most: string;
}

interface AmountRangeProps extends AmountSpan {
  readonly onChange: (span: AmountSpan) => void;
}

const isAmount = (text: string): boolean => text === '' || (toCents(text) ?? -1) >= 0;

/** What keeps a span from being asked for; undefined where nothing does. */
export function amountsTrouble({ least, most }: AmountSpan): 'least' | 'most' | undefined {
  if (!isAmount(least)) return 'least';
  if (!isAmount(most)) return 'most';
  return least !== '' && most !== '' && toCents(least)! > toCents(most)! ? 'most' : undefined;
}

/** From one amount through another, both counted. Either end may stay open. */
export function AmountRange({ least, most, onChange }: AmountRangeProps) {
  const trouble = amountsTrouble({ least, most });
  const words = (text: string) => (isAmount(text) ? m.largerAmount() : m.plainAmount());
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2 }}>
      <Amount
        label={m.amountFrom()}
        value={least}
        problem={trouble === 'least' ? words(least) : undefined}
        onChange={(amount) => onChange({ least: amount, most })}
      />
      <Amount
        label={m.amountThrough()}
        value={most}
        problem={trouble === 'most' ? words(most) : undefined}
        onChange={(amount) => onChange({ least, most: amount })}
      />
    </Stack>
  );
}

interface AmountProps {
  readonly label: string;
  readonly value: string;
  readonly problem?: string;
  readonly onChange: (amount: string) => void;
}

const Amount = ({ label, value, problem, onChange }: AmountProps) => (
  <TextField
    size="small"
    label={label}
    value={value}
    error={problem !== undefined}
    helperText={problem}
    // Thousands are often typed or pasted with commas.
    onChange={(event) => onChange(event.target.value.replace(/[,\s]/g, ''))}
    slotProps={{
      htmlInput: { inputMode: 'decimal', maxLength: 16, autoComplete: 'off' },
      input: { startAdornment: <InputAdornment position="start">$</InputAdornment> },
    }}
    sx={tallFieldOnPhone}
  />
);
