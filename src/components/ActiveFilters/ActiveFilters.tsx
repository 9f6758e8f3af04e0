import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import * as common from '@locales/common';
import * as m from '@locales/components';
import { Icon } from '../Icon/Icon';
import { reachedByThumb } from '../touch';

/** One thing that narrows a list. */
export interface ActiveFilter {
  readonly id: string;
  /** "Product group: Fertilizer, Seed". */
  readonly label: string;
}

export interface ActiveFiltersProps {
  readonly filters: readonly ActiveFilter[];
  readonly onRemove: (id: string) => void;
  readonly onClear: () => void;
}

/** What narrows the list at present; each can be taken away. Wraps; in the line of a list's tools it scrolls with it. */
export function ActiveFilters({ filters, onRemove, onClear }: ActiveFiltersProps) {
  if (filters.length === 0) return null;
  return (
    <Stack
      data-screen-only
      direction="row"
      useFlexGap
      component="section"
      aria-label={m.filtersInUse()}
      sx={{ gap: 1, flexWrap: 'wrap' }}
    >
      {filters.map(({ id, label }) => (
        <Chip
          key={id}
          variant="outlined"
          component="button"
          type="button"
          label={label}
          title={label}
          aria-label={m.removeFilter({ filter: label })}
          onClick={() => onRemove(id)}
          onDelete={() => onRemove(id)}
          deleteIcon={<Icon name="close" fontSize="small" />}
          sx={removable}
        />
      ))}
      <Button size="small" onClick={onClear} sx={reachedByThumb}>
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
