import Box from '@mui/material/Box';
import { visuallyHidden } from '../components/visuallyHidden';
import { TextRow, type TextProps } from './TextRow';
import { leftAloud, leftWords } from './textLength';
import { useRow } from './useRow';

export interface FormTextAreaProps extends Omit<TextProps, 'multiline' | 'note' | 'type'> {
  /** The most characters that the form's rule takes. More can be typed, so that nobody's words are cut off. */
  readonly max?: number;
}

/** A text of several lines that says how much more it may hold, aloud once little is left. */
export function FormTextArea({ max = 500, rows = 5, ...props }: FormTextAreaProps) {
  const { field, control, error } = useRow<string>(props);
  const left = max - field.value.length;
  const countId = `${control.id}-count`;
  // The note holds what is said aloud as well, which would be a second count in the description.
  const describedBy = [control['aria-describedby'], countId].filter(Boolean).join(' ');
  return (
    <TextRow
      {...props}
      multiline
      // The theme gives the text its room already.
      sx={{ p: 0 }}
      rows={rows}
      control={{ ...control, 'aria-describedby': describedBy }}
      error={error}
      input={field}
      note={
        <>
          <Box component="span" id={countId} sx={left < 0 ? over : undefined}>
            {leftWords(left)}
          </Box>
          <Box component="output" htmlFor={control.id} sx={visuallyHidden}>
            {leftAloud(left)}
          </Box>
        </>
      }
    />
  );
}

const over = { color: 'error.main', fontWeight: 600 } as const;
