import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import type { ReactNode } from 'react';
import * as m from '@locales/forms';
import { type FieldProps, fieldId, noteId, wordsId } from './useRow';

export interface FormRowProps extends FieldProps {
  readonly error: string | undefined;
  /** The control itself. */
  readonly children: ReactNode;
}

/** The anatomy of a field: its label above, the control, and below what helps or what is wrong. */
export function FormRow({ name, label, hint, note, optional, disabled, error, children }: FormRowProps) {
  const words = error ?? hint;
  return (
    <FormControl fullWidth error={error !== undefined} disabled={disabled}>
      <InputLabel htmlFor={fieldId(name)}>{optional ? m.optional({ label }) : label}</InputLabel>
      {children}
      {words && (
        <FormHelperText id={wordsId(name)} disabled={false}>
          {words}
        </FormHelperText>
      )}
      {note && (
        <FormHelperText id={noteId(name)} component="div" error={false} disabled={false} sx={unlessEmpty}>
          {note}
        </FormHelperText>
      )}
    </FormControl>
  );
}

/** A note that is to come is there already, so that it is read aloud when it comes. */
const unlessEmpty = { '&:has(> output:empty)': { m: 0 } } as const;
