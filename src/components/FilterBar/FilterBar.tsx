import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { ActiveFilters, type ActiveFiltersProps } from '../ActiveFilters/ActiveFilters';
import { FilterChips, type FilterChipsProps } from '../FilterChips/FilterChips';
import { ListToolbar, type ListToolbarProps } from '../ListToolbar/ListToolbar';
import { PeriodSelect, type PeriodSelectProps } from '../PeriodSelect/PeriodSelect';

export interface FilterBarProps {
  readonly chips?: FilterChipsProps;
  readonly period?: PeriodSelectProps;
  /** Search and filter button; a grid has these in its own frame instead. */
  readonly toolbar?: ListToolbarProps;
  readonly active?: ActiveFiltersProps;
}

/**
 * Everything that narrows a list, above it. It remembers nothing: values come in and changes go out, so that
 * the address can be what remembers.
 */
export function FilterBar({ chips, period, toolbar, active }: FilterBarProps) {
  return (
    <Stack sx={{ gap: 2 }}>
      {(chips ?? period) && (
        <Stack data-screen-only direction={{ xs: 'column', md: 'row' }} sx={choices}>
          {/* May be narrower than its chips. */}
          <Box sx={{ minWidth: 0 }}>{chips && <FilterChips {...chips} />}</Box>
          {period && <PeriodSelect {...period} />}
        </Stack>
      )}
      {toolbar && <ListToolbar {...toolbar} />}
      {active && <ActiveFilters {...active} />}
    </Stack>
  );
}

const choices = { gap: 2, justifyContent: 'space-between', alignItems: { md: 'flex-end' } } as const;
