import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useField } from 'formik';
import { useState } from 'react';
import { unmetPasswordRequirements } from '@contract/rules/password';
import * as m from '@locales/forms';
import { PasswordChecklist } from '../components/PasswordChecklist/PasswordChecklist';
import { visuallyHidden } from '../components/visuallyHidden';
import { FormPassword } from './FormPassword';
import { fieldId } from './useRow';

interface FormNewPasswordProps {
  readonly name: string;
  readonly label?: string;
}

/** A password that is being chosen, with the list of what it needs; its rule is `newPassword`. */
export function FormNewPassword({ name, label = m.newPassword() }: FormNewPasswordProps) {
  const [{ value }] = useField<string>(name);
  const [said, setSaid] = useState('');
  return (
    // Said when the field is left: a word for each key would drown the keys.
    <Stack spacing={1} onBlur={() => setSaid(value && standing(value))}>
      <FormPassword name={name} label={label} autoComplete="new-password" note={m.otherSymbols()} />
      <PasswordChecklist password={value} />
      <Box component="output" htmlFor={fieldId(name)} sx={visuallyHidden}>
        {said}
      </Box>
    </Stack>
  );
}

function standing(password: string): string {
  const unmet = unmetPasswordRequirements(password).map(({ label }) => label);
  return unmet.length === 0 ? m.passwordMet() : m.passwordUnmet({ requirements: unmet.join('. ') });
}
