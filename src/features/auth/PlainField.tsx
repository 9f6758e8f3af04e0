import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';

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
