import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import { type KeyboardEvent, useState } from 'react';
import { FormTextField } from './FormTextField';
import type { TextProps } from './TextRow';

type FormPasswordProps = Omit<TextProps, 'type' | 'slotProps' | 'endAdornment' | 'multiline' | 'rows'> & {
  readonly autoComplete: 'current-password' | 'new-password';
};

const CAPS_HINT = 'Caps lock is on.';

/** A password that its owner may look at, with a word when caps lock is on. Pasting is welcome. */
export function FormPassword({ hint, ...rest }: FormPasswordProps) {
  const [shown, setShown] = useState(false);
  const [caps, setCaps] = useState(false);
  const watchCaps = (event: KeyboardEvent) => setCaps(event.getModifierState('CapsLock'));
  const button = (
    <Button
      size="small"
      // A page may have two of them.
      aria-label={`${shown ? 'Hide' : 'Show'} ${rest.label.toLowerCase()}`}
      aria-pressed={shown}
      onClick={() => setShown(!shown)}
      // Focus stays in the field, so a phone's keyboard does not fold away.
      onMouseDown={(event) => event.preventDefault()}
    >
      {shown ? 'Hide' : 'Show'}
    </Button>
  );
  return (
    <FormTextField
      {...rest}
      type={shown ? 'text' : 'password'}
      hint={caps ? CAPS_HINT : hint}
      onKeyUp={watchCaps}
      slotProps={{ input: { autoCapitalize: 'none', spellCheck: false } }}
      endAdornment={<InputAdornment position="end">{button}</InputAdornment>}
    />
  );
}
