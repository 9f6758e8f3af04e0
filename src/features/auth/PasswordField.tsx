import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useState } from 'react';

interface PasswordFieldProps {
  readonly value: string;
  readonly onChange: (password: string) => void;
}

/** The password of a sign-in, outside Formik. */
export function PasswordField({ value, onChange }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      id="password"
      name="password"
      label="Password"
      type={shown ? 'text' : 'password'}
      autoComplete="current-password"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{
        htmlInput: { autoCapitalize: 'none', spellCheck: false },
        input: {
          endAdornment: (
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
          ),
        },
      }}
    />
  );
}
