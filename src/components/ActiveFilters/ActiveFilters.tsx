import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { useEffect, useRef, useState } from 'react';
import * as common from '@locales/common';
import * as m from '@locales/components';
import { Icon } from '../Icon/Icon';
import { reachedByThumb } from '../touch';
import { visuallyHidden } from '../visuallyHidden';

/** One thing that narrows a list. */
export interface ActiveFilter {
  readonly id: string;
  /** "Product group: Fertilizer, Seed". */
  readonly label: string;
}

export interface ActiveFiltersProps {
  /** What narrows the list at present, in the order of its fields. */
  readonly filters: readonly ActiveFilter[];
  /** Takes one away, by its id. */
  readonly onRemove: (id: string) => void;
  readonly onClear: () => void;
}

/** What narrows the list at present; each can be taken away. Wraps; in the line of a list's tools it scrolls with it. */
export function ActiveFilters({ filters, onRemove, onClear }: ActiveFiltersProps) {
  const region = useRef<HTMLDivElement>(null);
  const pressedAt = useRef<number>(undefined);
  const [emptied, setEmptied] = useState(false);
  const count = filters.length;
  /** Notes which button will be gone, so that the focus can go to the one that has come in its place. */
  const press = (at: number, act: () => void) => {
    pressedAt.current = at;
    setEmptied(true);
    act();
  };

  useEffect(
    function keepTheFocus() {
      const at = pressedAt.current;
      pressedAt.current = undefined;
      if (at === undefined || document.activeElement !== document.body) return;
      const buttons = count > 0 ? region.current?.querySelectorAll('button') : undefined;
      (buttons?.[Math.min(at, count)] ?? region.current)?.focus();
    },
    [count, pressedAt],
  );

  if (count === 0) {
    if (!emptied) return null;
    return (
      <Box ref={region} tabIndex={-1} onBlur={() => setEmptied(false)} sx={visuallyHidden}>
        {m.noFiltersInUse()}
      </Box>
    );
  }
  return (
    <Stack
      ref={region}
      data-screen-only
      direction="row"
      useFlexGap
      component="section"
      aria-label={m.filtersInUse()}
      sx={{ gap: 1, flexWrap: 'wrap' }}
    >
      {filters.map(({ id, label }, at) => (
        <Chip
          key={id}
          variant="outlined"
          component="button"
          type="button"
          // A title of the button itself would be read after its name.
          label={<span title={label}>{label}</span>}
          aria-label={m.removeFilter({ filter: label })}
          onClick={() => press(at, () => onRemove(id))}
          onDelete={() => press(at, () => onRemove(id))}
          deleteIcon={<Icon name="close" fontSize="small" />}
          sx={removable}
        />
      ))}
      <Button size="small" onClick={() => press(count, onClear)} sx={reachedByThumb}>
        {common.clearFilters()}
      </Button>
    </Stack>
  );
}

const removable = {
  ...reachedByThumb,
  bgcolor: 'background.paper',
  maxWidth: '100%',
  borderRadius: '999px',
  '& .MuiChip-deleteIcon, & .MuiChip-deleteIcon:hover': { color: 'text.secondary' },
} as const;
