import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import type { ReactNode } from 'react';
import { type FieldProps, useRow, wordsId } from './useRow';

export interface FormCheckboxProps extends Omit<FieldProps, 'label' | 'note' | 'optional'> {
  /** What is agreed to or switched on, as a sentence. */
  readonly label: ReactNode;
  /** Has to be checked before the form can be sent: a consent. */
  readonly required?: boolean;
}

/** A yes, or none. With a rule such as `boolean().oneOf([true], …)` and `required` it is a consent. */
export function FormCheckbox({ label, required = false, ...props }: FormCheckboxProps) {
  const { name, hint, disabled } = props;
  const { field, error, control } = useRow<boolean>({ ...props, label: '', optional: !required });
  const { value, ...rest } = field;
  const words = error ?? hint;
  return (
    <FormControl error={error !== undefined} disabled={disabled}>
      <FormControlLabel
        label={label}
        sx={{ alignItems: 'flex-start', '& .MuiFormControlLabel-label': { pt: 1.25, pb: 0.5 } }}
        control={
          <Checkbox
            {...rest}
            checked={value}
            slotProps={{ input: { ...control, 'aria-invalid': error !== undefined } }}
          />
        }
      />
      {words && (
        <FormHelperText id={wordsId(name)} disabled={false} sx={{ mt: 0, paddingInlineStart: 4.25 }}>
          {words}
        </FormHelperText>
      )}
    </FormControl>
  );
}
