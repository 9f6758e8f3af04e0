import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useField } from 'formik';

export type FormTextFieldProps = Omit<TextFieldProps, 'name' | 'value' | 'error' | 'onChange' | 'onBlur'> & {
  readonly name: string;
};

/** The id that an error summary links to. */
export const fieldId = (name: string) => `field-${name}`;

/** A text field that belongs to the Formik form around it. */
export function FormTextField({ name, helperText, ...rest }: FormTextFieldProps) {
  const [field, { touched, error }] = useField<string>(name);
  const wrong = touched && error !== undefined;
  return (
    <TextField
      id={fieldId(name)}
      {...rest}
      {...field}
      error={wrong}
      helperText={wrong ? error : helperText}
    />
  );
}
