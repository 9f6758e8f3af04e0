import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';

type PlainFieldProps = OutlinedInputProps & {
  readonly id: string;
  readonly label: string;
};

/**
 * A labelled field of the sign-in page. MUI's TextField would bring selects and menus with it, half as much
 * again as the whole page.
 */
export function PlainField({ id, label, ...input }: PlainFieldProps) {
  return (
    <FormControl fullWidth>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput {...input} id={id} />
    </FormControl>
  );
}
