import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { Icon } from '../../components/Icon/Icon';
import type { ActiveFilter } from './filterWords';
import type { PurchaseFilters } from './purchaseView';

interface ActiveFiltersProps {
  readonly filters: readonly ActiveFilter[];
  readonly onRemove: (without: Partial<PurchaseFilters>) => void;
  readonly onClear: () => void;
}

/** What narrows the list at present; each can be taken away. */
export function ActiveFilters({ filters, onRemove, onClear }: ActiveFiltersProps) {
  if (filters.length === 0) return null;
  return (
    <Stack
      direction="row"
      useFlexGap
      component="section"
      aria-label="Filters in use"
      sx={{ gap: 1, flexWrap: 'wrap' }}
    >
      {filters.map(({ id, label, without }) => (
        <Chip
          key={id}
          variant="outlined"
          component="button"
          type="button"
          label={label}
          aria-label={`Remove filter ${label}`}
          onClick={() => onRemove(without)}
          onDelete={() => onRemove(without)}
          deleteIcon={<Icon name="close" fontSize="small" />}
          sx={{ bgcolor: 'background.paper', maxWidth: '100%' }}
        />
      ))}
      <Button size="small" onClick={onClear}>
        Clear filters
      </Button>
    </Stack>
  );
}
