import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { type ReactNode, useEffect, useRef } from 'react';
import * as m from '@locales/components';
import { ActiveFilters, type ActiveFiltersProps } from '../ActiveFilters/ActiveFilters';
import { FilterChips, type FilterChipsProps } from '../FilterChips/FilterChips';
import { Icon } from '../Icon/Icon';
import { rich } from '../rich';
import { SearchField, type SearchFieldProps } from '../SearchField/SearchField';
import { visuallyHidden } from '../visuallyHidden';

export interface ListToolbarProps {
  /** The field that searches the list. */
  readonly search?: SearchFieldProps;
  /** The button that opens every other way to narrow the list; `count` of them are in use. */
  readonly filter?: { readonly count: number; readonly onOpen: () => void };
  /** With cards: what is listed, one choice among a few, and what else narrows the list, in one line that scrolls sideways. */
  readonly views?: FilterChipsProps;
  /** With cards: the narrowing that is asked for most. */
  readonly chips?: FilterChipsProps;
  /** What narrows the list at present. */
  readonly active?: ActiveFiltersProps;
  /** What can be done with the whole list: download, print. */
  readonly children?: ReactNode;
}

/** The tools in the frame of a grid: search, filter, and what else there is to do with the list. */
export function ListToolbar({
  search,
  filter,
  children,
}: Omit<ListToolbarProps, 'views' | 'chips' | 'active'>) {
  return (
    <Stack data-screen-only direction="row" useFlexGap sx={row}>
      {search && (
        <Box sx={{ flex: '1 1 200px', maxWidth: 320 }}>
          <SearchField {...search} />
        </Box>
      )}
      <Stack direction="row" useFlexGap sx={buttons}>
        {filter && <FilterButton {...filter} />}
        {children}
      </Stack>
    </Stack>
  );
}

/** The tools above cards, in two lines: search and filter, then the chips. */
export function CardsToolbar({ search, filter, views, chips, active }: Omit<ListToolbarProps, 'children'>) {
  return (
    <Stack data-screen-only sx={{ gap: 1 }}>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
        {search && (
          <Box sx={filling}>
            <SearchField {...search} />
          </Box>
        )}
        {filter && <FilterButton {...filter} outlined />}
      </Stack>
      {(views ?? chips ?? (active && active.filters.length > 0)) && (
        <ChipsLine chosen={[views?.selected, chips?.selected].join()}>
          {views && <FilterChips {...views} />}
          {chips && <FilterChips {...chips} />}
          {active && <ActiveFilters {...active} />}
        </ChipsLine>
      )}
    </Stack>
  );
}

interface FilterButtonProps extends NonNullable<ListToolbarProps['filter']> {
  readonly outlined?: boolean;
}

/** "Filter · 2"; read aloud with what the number counts. */
function FilterButton({ count, onOpen, outlined = false }: FilterButtonProps) {
  return (
    <Button
      variant={outlined ? 'outlined' : 'text'}
      startIcon={outlined ? undefined : <Icon name="filter" />}
      aria-haspopup="dialog"
      onClick={onOpen}
      sx={{ px: 1.5, whiteSpace: 'nowrap', flexShrink: 0 }}
    >
      {count > 0 ? rich(m.filterInUse({ count }), { hidden: onlyHeard }) : m.filter()}
    </Button>
  );
}

const onlyHeard = (words: ReactNode) => (
  <Box component="span" sx={visuallyHidden}>
    {words}
  </Box>
);

interface ChipsLineProps {
  /** The chip that is on: it is brought into view. */
  readonly chosen: string;
  readonly children: ReactNode;
}

function ChipsLine({ chosen, children }: ChipsLineProps) {
  const line = useRef<HTMLDivElement>(null);
  useEffect(
    function showTheChosen() {
      // What is listed comes first, and is seen in any case.
      const chip = [...(line.current?.querySelectorAll('[aria-pressed=true]') ?? [])].at(-1);
      if (!line.current || !chip || !chosen) return;
      const { left, right } = line.current.getBoundingClientRect();
      const box = chip.getBoundingClientRect();
      // By hand: scrollIntoView would scroll the page too.
      if (box.left < left) line.current.scrollLeft -= left - box.left + MARGIN;
      if (box.right > right) line.current.scrollLeft += box.right - right + MARGIN;
    },
    [chosen],
  );
  return (
    <Box ref={line} sx={scrolling}>
      {children}
    </Box>
  );
}

/** Pixels around what has the focus, which the line would cut off. */
const MARGIN = 5;

/** So many pixels beyond its line a chip takes a thumb. */
const THUMB = 4;

/** Beside a button alone the field has all the room that there is. */
const filling = { flex: 1, minWidth: 0, '&& .MuiTextField-root': { maxWidth: 'none' } } as const;

const row = {
  gap: 1,
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
} as const;

const buttons = { flexWrap: 'wrap', columnGap: 0.5, '& .MuiButton-root': { px: 1.5 } } as const;

const scrolling = {
  display: 'flex',
  gap: 1,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  p: `${MARGIN}px`,
  m: `-${MARGIN}px`,
  // The line of sums follows at once, and would take what a thumb means for the chips' lower edge.
  mb: `${THUMB - MARGIN}px`,
  '&& > *': { flexShrink: 0, flexWrap: 'nowrap' },
  '&& .MuiChip-root': { flexShrink: 0, maxWidth: 'none' },
} as const;
