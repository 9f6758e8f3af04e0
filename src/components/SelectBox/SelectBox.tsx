import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import { visuallyHidden } from '../visuallyHidden';

export interface SelectBoxProps {
  /** "Select invoice 104880". */
  readonly label: string;
  /** Shows the label beside the box instead of only reading it aloud. */
  readonly labelled?: boolean;
  /** 'some' when it stands for several rows, of which not all are selected. */
  readonly checked: boolean | 'some';
  /** Selects it, or takes it out of the selection. */
  readonly onCheck: (checked: boolean) => void;
}

/**
 * A checkbox that selects rows on a phone. It is the browser's own: every list that is shown on a phone brings
 * it along, and few use it.
 */
export function SelectBox({ label, labelled = false, checked, onCheck }: SelectBoxProps) {
  return (
    <Box component="label" sx={target}>
      <Box
        component="input"
        type="checkbox"
        checked={checked === true}
        ref={(input: HTMLInputElement | null) => {
          if (input) input.indeterminate = checked === 'some';
        }}
        onChange={({ target: { checked: on } }: { target: { checked: boolean } }) => onCheck(on)}
        sx={box}
      />
      <Box component="span" sx={labelled ? undefined : visuallyHidden}>
        {label}
      </Box>
    </Box>
  );
}

const target = {
  // Contains what is only read aloud, which would otherwise stand somewhere on the page.
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 1,
  px: 1.5,
  minWidth: 44,
  minHeight: 44,
  cursor: 'pointer',
} as const;

const box = {
  flexShrink: 0,
  width: 20,
  height: 20,
  m: 0,
  accentColor: (theme: Theme) => theme.vars.palette.primary.main,
  '&:focus-visible': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: '2px' },
} as const;
