import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon';
import { SearchField, type SearchFieldProps } from '../SearchField/SearchField';

export interface ListToolbarProps {
  readonly search?: SearchFieldProps;
  /** The button that opens every other way to narrow the list; `count` of them are in use. */
  readonly filter?: { readonly count: number; readonly onOpen: () => void };
  /** What can be done with the whole list: download, print. */
  readonly children?: ReactNode;
}

/** Search, filter, and what else there is to do with a list. */
export function ListToolbar({ search, filter, children }: ListToolbarProps) {
  return (
    <Stack data-screen-only direction={{ xs: 'column', sm: 'row' }} useFlexGap sx={row}>
      {search && (
        <Box sx={{ flex: { sm: '1 1 200px' }, maxWidth: { sm: 320 } }}>
          <SearchField {...search} />
        </Box>
      )}
      <Stack direction="row" useFlexGap sx={buttons}>
        {filter && (
          <Button startIcon={<Icon name="filter" />} aria-haspopup="dialog" onClick={filter.onOpen}>
            {filter.count > 0 ? `Filter (${filter.count})` : 'Filter'}
          </Button>
        )}
        {children}
      </Stack>
    </Stack>
  );
}

const row = {
  gap: 1,
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: { sm: 'center' },
} as const;

/** On a phone the buttons' own padding would set them in from the edge of the page, and would break their row. */
const buttons = {
  flexWrap: 'wrap',
  columnGap: 0.5,
  ml: { xs: -0.5, sm: 0 },
  '& .MuiButton-root': { px: { xs: 1, sm: 1.5 } },
} as const;
