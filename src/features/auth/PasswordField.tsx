import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import { type KeyboardEvent, useState } from 'react';
import { PlainField } from './PlainField';

interface PasswordFieldProps {
  readonly value: string;
  readonly onChange: (password: string) => void;
}

/** The password of a sign-in, outside Formik. */
export function PasswordField({ value, onChange }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const [caps, setCaps] = useState(false);
  const watchCaps = (event: KeyboardEvent) => setCaps(event.getModifierState('CapsLock'));
  return (
    <PlainField
      id="password"
      name="password"
      label="Password"
      type={shown ? 'text' : 'password'}
      autoComplete="current-password"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={watchCaps}
      onKeyUp={watchCaps}
      onBlur={() => setCaps(false)}
      hint={caps ? 'Caps lock is on.' : ''}
      slotProps={{ input: { autoCapitalize: 'none', spellCheck: false } }}
      endAdornment={
        <InputAdornment position="end">
          <Button
            size="small"
            aria-label="Show password"
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
            // Focus stays in the field, so a phone's keyboard does not fold away.
            onMouseDown={(event) => event.preventDefault()}
          >
            {shown ? 'Hide' : 'Show'}
          </Button>
        </InputAdornment>
      }
    />
  );
}
