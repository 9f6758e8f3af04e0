import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import { useState } from 'react';
import { PlainField } from './PlainField';

interface PasswordFieldProps {
  readonly value: string;
  readonly onChange: (password: string) => void;
}

/** The password of a sign-in, outside Formik. */
export function PasswordField({ value, onChange }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <PlainField
      id="password"
      name="password"
      label="Password"
      type={shown ? 'text' : 'password'}
      autoComplete="current-password"
      value={value}
      onChange={(event) => onChange(event.target.value)}
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
