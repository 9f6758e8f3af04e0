import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { count as number } from '@locales/language';
import { Icon } from '../Icon/Icon';
import { reachedByThumb } from '../touch';

interface FilterChip {
  readonly id: string;
  readonly label: string;
  /** Rows that this chip would show; unknown while it loads. In words where they were counted up to a limit: "10,000+". */
  readonly count?: number | string;
}

export interface FilterChipsProps {
  /** What is filtered: "Status". */
  readonly label: string;
  /** The choices, in their order. */
  readonly chips: readonly FilterChip[];
  /** The id of the one that is on. */
  readonly selected: string;
  /** Chooses another by its id. */
  readonly onSelect: (id: string) => void;
}

/** One choice among a few, each with how much it shows. Wraps; in the line of a list's tools it scrolls with it. */
export function FilterChips({ label, chips, selected, onSelect }: FilterChipsProps) {
  return (
    <Box component="fieldset" aria-label={label} sx={row}>
      {chips.map(({ id, label: words, count }) => {
        const on = id === selected;
        return (
          <Chip
            key={id}
            clickable
            component="button"
            type="button"
            variant="outlined"
            aria-pressed={on}
            // The tick tells the choice where colors are forced or cannot be told apart.
            icon={on ? <Icon name="done" fontSize="small" /> : undefined}
            label={
              count === undefined ? words : `${words} ${typeof count === 'string' ? count : number(count)}`
            }
            onClick={() => onSelect(id)}
            sx={on ? chosen : free}
          />
        );
      })}
    </Box>
  );
}

const row = {
  display: 'flex',
  border: 0,
  minInlineSize: 0,
  gap: 1,
  flexWrap: 'wrap',
  p: 0,
  m: 0,
} as const;

const free = { ...reachedByThumb, borderRadius: '999px', bgcolor: 'background.paper' } as const;

const chosen = {
  ...reachedByThumb,
  borderRadius: '999px',
  '&, &:hover, &.Mui-focusVisible': { bgcolor: 'primary.main' },
  color: 'primary.contrastText',
  borderColor: 'primary.main',
} as const;
