import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { FormRow } from './FormRow';
import type { FieldProps, useRow } from './useRow';

type Handed =
  | 'autoComplete'
  | 'autoFocus'
  | 'endAdornment'
  | 'inputMode'
  | 'multiline'
  | 'onKeyUp'
  | 'placeholder'
  | 'readOnly'
  | 'rows'
  | 'slotProps'
  | 'startAdornment'
  | 'sx'
  | 'type';

/** What a field of one line or several may be told besides. */
export interface TextProps extends FieldProps, Pick<OutlinedInputProps, Handed> {}

export interface TextRowProps extends TextProps, Pick<ReturnType<typeof useRow>, 'control' | 'error'> {
  readonly input: Pick<OutlinedInputProps, 'value' | 'onChange' | 'onBlur'>;
}

/**
 * A field for text, whatever its value is in the form. Put together from its parts, because MUI's TextField
 * brings select, menu and dialog code that a sign-in page would have to download.
 */
export function TextRow(props: TextRowProps) {
  const { name, label, hint, note, optional, disabled, error, control, input, inputMode, sx, ...rest } =
    props;
  const { 'aria-required': required, ...ties } = control;
  return (
    <FormRow {...{ name, label, hint, note, optional, disabled, error }}>
      <OutlinedInput
        {...ties}
        {...rest}
        {...input}
        name={name}
        sx={[{ '&.Mui-readOnly': kept }, ...(Array.isArray(sx) ? sx : [sx])]}
        // MUI would put these on the frame around the field, where no phone and no reader looks for them.
        slotProps={{
          ...rest.slotProps,
          input: { ...rest.slotProps?.input, inputMode, 'aria-required': required },
        }}
      />
    </FormRow>
  );
}

/** What can be read and copied, but is not to be filled in. */
const kept = { bgcolor: 'surface.subtle', '& fieldset': { borderColor: 'divider' } } as const;
