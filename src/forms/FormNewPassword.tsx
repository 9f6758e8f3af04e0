import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useField } from 'formik';
import { useState } from 'react';
import * as m from '@locales/forms';
import {
  PasswordChecklist,
  type PasswordRequirement,
} from '../components/PasswordChecklist/PasswordChecklist';
import { visuallyHidden } from '../components/visuallyHidden';
import { FormPassword } from './FormPassword';
import { fieldId } from './useRow';

export interface FormNewPasswordProps {
  readonly name: string;
  /** The whole policy: what the form's rule for the field goes by. */
  readonly requirements: readonly PasswordRequirement[];
  readonly label?: string;
}

/** A password that is being chosen, with the list of what it needs. */
export function FormNewPassword({ name, requirements, label = m.newPassword() }: FormNewPasswordProps) {
  const [{ value }] = useField<string>(name);
  const [said, setSaid] = useState('');
  return (
    // Said when the field is left: a word for each key would drown the keys.
    <Stack spacing={1} onBlur={() => setSaid(value && standing(value, requirements))}>
      <FormPassword name={name} label={label} autoComplete="new-password" note={m.otherSymbols()} />
      <PasswordChecklist requirements={requirements} password={value} />
      <Box component="output" htmlFor={fieldId(name)} sx={visuallyHidden}>
        {said}
      </Box>
    </Stack>
  );
}

function standing(password: string, requirements: readonly PasswordRequirement[]): string {
  const unmet = requirements.filter(({ isMet }) => !isMet(password)).map(({ label }) => label());
  return unmet.length === 0 ? m.passwordMet() : m.passwordUnmet({ requirements: unmet.join('. ') });
}
