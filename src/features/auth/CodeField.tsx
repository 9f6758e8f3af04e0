import type { RefObject } from 'react';
import { cameAtOnce, codeIn } from './code';
import { PlainField } from './PlainField';

interface CodeFieldProps {
  readonly value: string;
  readonly wrong: boolean;
  readonly busy: boolean;
  /** The id of words that say what code is meant. */
  readonly describedBy?: string;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly onChange: (code: string) => void;
  /** All digits came together, so there is nothing left to type. */
  readonly onFilledIn: (code: string) => void;
}

/** One field for six digits. Blanks that are pasted along are no mistake; a phone may fill it in. */
export function CodeField({ value, wrong, busy, describedBy, field, onChange, onFilledIn }: CodeFieldProps) {
  const take = (typed: string) => {
    const code = codeIn(typed);
    onChange(code);
    if (cameAtOnce(value, code)) onFilledIn(code);
  };
  return (
    <PlainField
      id="code"
      name="code"
      label="6-digit code"
      autoComplete="one-time-code"
      aria-describedby={describedBy}
      inputRef={field}
      value={value}
      error={wrong}
      hint={busy ? 'Checking the code…' : 'A code that you paste is checked at once.'}
      onChange={(event) => take(event.target.value)}
      slotProps={{ input: { inputMode: 'numeric', spellCheck: false } }}
      sx={digits}
    />
  );
}

const digits = {
  fontSize: '1.25rem',
  letterSpacing: '0.2em',
  fontVariantNumeric: 'tabular-nums lining-nums',
} as const;
