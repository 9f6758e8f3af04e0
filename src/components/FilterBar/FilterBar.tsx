import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { lazy, Suspense } from 'react';
import * as m from '@locales/components';
import { ActiveFilters, type ActiveFiltersProps } from '../ActiveFilters/ActiveFilters';
import { useIsOffice } from '../density';
import { FilterChips, type FilterChipsProps } from '../FilterChips/FilterChips';
import type { PeriodSelectProps } from '../PeriodSelect/PeriodSelect';
import { visuallyHidden } from '../visuallyHidden';

// A select brings menus, layers and every kind of field, which cards never need and nobody before the first click.
const PeriodSelect = lazy(async () => ({
  default: (await import('../PeriodSelect/PeriodSelect')).PeriodSelect,
}));

export interface FilterBarProps {
  /** What is listed, where there are several views: the first choice in the row of chips. */
  readonly views?: FilterChipsProps;
  /** The narrowing that is asked for most, as chips. */
  readonly chips?: FilterChipsProps;
  /** How the rows are looked at, where there are several ways: it narrows nothing. */
  readonly view?: FilterChipsProps;
  /** The stretch of time that is listed. */
  readonly period?: PeriodSelectProps;
  /** What else narrows the list, each with a way to take it away. */
  readonly active?: ActiveFiltersProps;
}

/**
 * What narrows a list, above the frame of its grid. It remembers nothing: values come in and changes go out, so that
 * the address can be what remembers.
 */
export function FilterBar({ views, chips, view, period, active }: FilterBarProps) {
  const isOffice = useIsOffice();
  return (
    <Stack sx={isOffice ? [lines, close] : lines}>
      {view && (
        <Stack data-screen-only direction="row" sx={{ alignItems: 'center', gap: 1.5 }}>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {m.show()}
          </Typography>
          <FilterChips {...view} />
        </Stack>
      )}
      {(views ?? chips ?? period) && (
        <Stack data-screen-only sx={choices}>
          <Stack direction="row" useFlexGap sx={{ gap: 2, minWidth: 0, flexWrap: 'wrap' }}>
            {views && <FilterChips {...views} />}
            {/* May be narrower than its chips. */}
            <Box sx={{ minWidth: 0 }}>{chips && <FilterChips {...chips} />}</Box>
          </Stack>
          {period && (
            <Suspense fallback={<Box data-period sx={periodToCome} />}>
              <PeriodSelect {...period} />
            </Suspense>
          )}
        </Stack>
      )}
      {active && <ActiveFilters {...active} />}
    </Stack>
  );
}

/** The name of the period is heard, and its field no higher than the chips beside it. */
const close = (theme: Theme) => ({
  [theme.containerQueries.up('md')]: {
    gap: 0.75,
    '& .MuiInputLabel-root': visuallyHidden,
    '&& .MuiInputBase-root': { mt: 0, minHeight: 36 },
    '&& .MuiInputBase-root .MuiSelect-select': { py: '6px' },
    '& .MuiChip-root': { minHeight: 32, height: 32 },
    '& [data-period]': { height: 36 },
  },
});

const lines = { gap: 2 } as const;

/** As high as the select with its name above it. */
const periodToCome = { height: 65, width: { '@md': '12.5rem' }, flexShrink: 0 } as const;

const choices = {
  flexDirection: { xs: 'column', '@md': 'row' },
  gap: 2,
  justifyContent: 'space-between',
  alignItems: { '@md': 'flex-end' },
} as const;
