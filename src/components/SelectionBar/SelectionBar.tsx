import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useRef } from 'react';
import * as m from '@locales/components';
import { tallOnPhone } from '../touch';

export interface SelectionBarProps {
  /** How many rows are selected, on all pages together. */
  readonly selected: number;
  /** Selected rows that are on the page in view. */
  readonly here: number;
  /** Rows of the whole list; null while they are not counted. */
  readonly total: number | null;
  /** What all of them come to: "$1,250.00". */
  readonly sum?: string;
  readonly onClear: () => void;
  /** Buttons for what can be done with the selected rows. */
  readonly children: ReactNode;
}

/** How many rows are selected, where, and what can be done with them. Says nothing while there are none. */
export function SelectionBar({ selected, here, total, sum, onClear, children }: SelectionBarProps) {
  const place = useRef<HTMLElement>(null);
  const clear = () => {
    onClear();
    // The button goes with the selection: the keyboard goes on from here.
    place.current?.focus();
  };
  return (
    <Box
      component="section"
      ref={place}
      tabIndex={-1}
      aria-label={m.selectedRows()}
      data-screen-only
      data-joins-frame
      sx={[{ outline: 'none' }, selected > 0 && bar]}
    >
      <Typography component="output" variant="subtitle2" sx={{ display: 'block', flexGrow: 1 }}>
        {selectedWords({ selected, here, total })}
        {selected > 0 && sum !== undefined && (
          <Box component="span" sx={figure}>
            {sum}
          </Box>
        )}
      </Typography>
      {selected > 0 && (
        <Stack direction="row" useFlexGap sx={buttons}>
          {children}
          <Button size="small" onClick={clear}>
            {m.clearSelection()}
          </Button>
        </Stack>
      )}
    </Box>
  );
}

function selectedWords({
  selected,
  here,
  total,
}: Omit<SelectionBarProps, 'sum' | 'onClear' | 'children'>): string {
  if (selected === 0) return '';
  if (here < selected) return m.selectedSomeHere({ count: selected, here });
  if (total === null) return m.selectedHere({ count: selected });
  return m.selectedOfTotal({ count: selected, total });
}

const figure = { marginInlineStart: 2, fontVariantNumeric: 'tabular-nums' } as const;

const buttons = { gap: 1, flexWrap: 'wrap', '& .MuiButton-root': tallOnPhone } as const;

const bar = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 1,
  px: 2,
  py: 1,
  minHeight: 56,
  bgcolor: 'surface.tint',
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: 1.5,
  // The list above it can be longer than the window: it stays in view.
  position: 'sticky',
  bottom: 8,
  zIndex: 1,
} as const;
