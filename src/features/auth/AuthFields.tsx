import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import InputAdornment from '@mui/material/InputAdornment';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, type Ref, useState } from 'react';
import * as m from '@locales/auth';
import * as common from '@locales/common';

type PlainFieldProps = OutlinedInputProps & {
  readonly id: string;
  readonly label: string;
  /** Words below the field, read aloud when they change; '' where there may be some later. */
  readonly hint?: string;
};

/**
 * A labelled field of the sign-in page. MUI's TextField would bring selects and menus with it, half as much
 * again as the whole page.
 */
export function PlainField({ id, label, hint, ...input }: PlainFieldProps) {
  const hintId = `${id}-hint`;
  const describedBy = [input['aria-describedby'], hint && hintId].filter(Boolean).join(' ');
  return (
    <FormControl fullWidth error={input.error}>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput {...input} id={id} aria-describedby={describedBy || undefined} />
      {hint !== undefined && (
        <Typography
          id={hintId}
          component="output"
          htmlFor={id}
          variant="caption"
          sx={{ display: 'block', mt: hint ? 0.75 : 0, color: 'text.secondary' }}
        >
          {hint}
        </Typography>
      )}
    </FormControl>
  );
}

interface PasswordFieldProps {
  readonly inputRef: Ref<HTMLInputElement>;
}

/** The password of a sign-in, outside Formik. The field itself keeps it, also what was typed before this code came. */
export function PasswordField({ inputRef }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const [caps, setCaps] = useState(false);
  const watchCaps = (event: KeyboardEvent) => setCaps(event.getModifierState('CapsLock'));
  return (
    <PlainField
      id="password"
      name="password"
      label={common.password()}
      type={shown ? 'text' : 'password'}
      autoComplete="current-password"
      inputRef={inputRef}
      onKeyDown={watchCaps}
      onKeyUp={watchCaps}
      onBlur={() => setCaps(false)}
      hint={caps ? m.capsLockOn() : ''}
      slotProps={{ input: { autoCapitalize: 'none', spellCheck: false } }}
      endAdornment={
        <InputAdornment position="end">
          <Button
            size="small"
            aria-label={m.showPassword()}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
            // Focus stays in the field, so a phone's keyboard does not fold away.
            onMouseDown={(event) => event.preventDefault()}
          >
            {shown ? m.hide() : m.show()}
          </Button>
        </InputAdornment>
      }
    />
  );
}

interface UsernameForManagersProps {
  readonly username: string;
}

/** Tells a password manager whose password is replaced. Nobody sees it, and it is not sent. */
export const UsernameForManagers = ({ username }: UsernameForManagersProps) => (
  <input hidden readOnly type="text" autoComplete="username" value={username} />
);
