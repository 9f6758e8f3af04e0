import InputAdornment from '@mui/material/InputAdornment';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { toCents } from '@contract/format/money';
import * as m from '@locales/components';
import { tallFieldOnPhone } from '../touch';

interface AmountSpan {
  /** Decimal dollars; text that cannot be read stays as typed. Empty is open. */
  readonly least: string;
  /** The same, for the upper end. */
  readonly most: string;
}

export interface AmountRangeProps extends AmountSpan {
  /** Called with both ends whenever one of them changes. */
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

function Amount({ label, value, problem, onChange }: AmountProps) {
  const [draft, setDraft] = useState({ typed: value, value });
  const take = (text: string) => {
    // Thousands are often typed or pasted with commas.
    const typed = text.replace(/[,\s]/g, '');
    setDraft({ typed, value: asAmount(typed) });
    onChange(asAmount(typed));
  };
  return (
    <TextField
      size="small"
      label={label}
      // An amount that came from elsewhere, as when the fields are emptied, is shown at once.
      value={draft.value === value ? draft.typed : value}
      error={problem !== undefined}
      helperText={problem}
      onChange={(event) => take(event.target.value)}
      onBlur={() => setDraft({ typed: value, value })}
      slotProps={{
        htmlInput: { inputMode: 'decimal', maxLength: 16, autoComplete: 'off' },
        input: { startAdornment: <InputAdornment position="start">$</InputAdornment> },
      }}
      sx={tallFieldOnPhone}
    />
  );
}

/** What is on its way to an amount is one already: "1250." is 1250, ".5" is 0.5, and "." is none yet. */
const asAmount = (typed: string): string =>
  /^[0-9]*\.[0-9]*$/.test(typed) ? typed.replace(/\.$/, '').replace(/^\./, '0.') : typed;
