import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { useField } from 'formik';
import type { ReactNode } from 'react';

type Handed =
  | 'autoComplete'
  | 'autoFocus'
  | 'disabled'
  | 'endAdornment'
  | 'inputMode'
  | 'minRows'
  | 'multiline'
  | 'onKeyUp'
  | 'placeholder'
  | 'required'
  | 'slotProps'
  | 'startAdornment'
  | 'type';

export interface FormTextFieldProps extends Pick<OutlinedInputProps, Handed> {
  /** The field's path in the form's values. */
  readonly name: string;
  readonly label: string;
  /** A hint; what is wrong takes its place. */
  readonly helperText?: ReactNode;
}

/** The id that an error summary links to. */
export const fieldId = (name: string) => `field-${name}`;

/**
 * A text field that belongs to the Formik form around it. Put together from its parts, because MUI's TextField
 * brings select, menu and dialog code that a sign-in page would have to download.
 */
export function FormTextField({ name, label, helperText, required, disabled, ...rest }: FormTextFieldProps) {
  const [field, { touched, error }] = useField<string>(name);
  const wrong = touched && error !== undefined;
  const words = wrong ? error : helperText;
  const id = fieldId(name);
  const wordsId = `${id}-words`;
  return (
    <FormControl fullWidth error={wrong} required={required} disabled={disabled}>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput id={id} {...rest} {...field} aria-describedby={words ? wordsId : undefined} />
      {words && <FormHelperText id={wordsId}>{words}</FormHelperText>}
    </FormControl>
  );
}
