import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Icon } from '../../components/Icon/Icon';
import { SearchField } from '../../components/SearchField/SearchField';
import { ExportMenu, type ExportMenuProps } from './ExportMenu';

interface PurchaseToolbarProps extends ExportMenuProps {
  readonly q: string;
  readonly onSearch: (q: string) => void;
  /** Filters of the panel that narrow the list. */
  readonly filterCount: number;
  readonly onFilter: () => void;
  readonly onPrint: () => void;
}

/** Search, filter, download and print. */
export function PurchaseToolbar({
  q,
  onSearch,
  filterCount,
  onFilter,
  onPrint,
  ...exports
}: PurchaseToolbarProps) {
  return (
    <Stack
      data-screen-only
      direction={{ xs: 'column', sm: 'row' }}
      useFlexGap
      sx={{ gap: 1, flexWrap: 'wrap', justifyContent: 'space-between' }}
    >
      <Box sx={{ flex: { sm: '1 1 200px' }, maxWidth: { sm: 320 } }}>
        <SearchField
          label="Search purchases"
          placeholder="Search invoice, item or field"
          value={q}
          onChange={onSearch}
        />
      </Box>
      <Stack direction="row" sx={{ gap: 0.5, ml: { xs: -1, sm: 0 } }}>
        <Button startIcon={<Icon name="filter" />} aria-haspopup="dialog" onClick={onFilter}>
          {filterCount > 0 ? `Filter (${filterCount})` : 'Filter'}
        </Button>
        <ExportMenu {...exports} />
        <Button startIcon={<Icon name="print" />} onClick={onPrint}>
          Print
        </Button>
      </Stack>
    </Stack>
  );
}
