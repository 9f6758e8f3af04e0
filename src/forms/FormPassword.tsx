import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import { type KeyboardEvent, useState } from 'react';
import * as m from '@locales/forms';
import { FormTextField } from './FormTextField';
import type { TextProps } from './TextRow';

type FormPasswordProps = Omit<TextProps, 'type' | 'slotProps' | 'endAdornment' | 'multiline' | 'rows'> & {
  readonly autoComplete: 'current-password' | 'new-password';
};

/** A password that its owner may look at, with a word when caps lock is on. Pasting is welcome. */
export function FormPassword({ hint, ...rest }: FormPasswordProps) {
  const [shown, setShown] = useState(false);
  const [caps, setCaps] = useState(false);
  const watchCaps = (event: KeyboardEvent) => setCaps(event.getModifierState('CapsLock'));
  const field = rest.label.toLowerCase();
  const button = (
    <Button
      size="small"
      // A page may have two of them.
      aria-label={shown ? m.hideField({ field }) : m.showField({ field })}
      aria-pressed={shown}
      onClick={() => setShown(!shown)}
      // Focus stays in the field, so a phone's keyboard does not fold away.
      onMouseDown={(event) => event.preventDefault()}
    >
      {shown ? m.hide() : m.show()}
    </Button>
  );
  return (
    <FormTextField
      {...rest}
      type={shown ? 'text' : 'password'}
      hint={caps ? m.capsLock() : hint}
      onKeyUp={watchCaps}
      slotProps={{ input: { autoCapitalize: 'none', spellCheck: false } }}
      endAdornment={<InputAdornment position="end">{button}</InputAdornment>}
    />
  );
}
