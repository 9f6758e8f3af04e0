import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Grid from '@mui/material/Grid';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useState } from 'react';
import { DateRange } from '../../components/DateRange/DateRange';
import { Icon } from '../../components/Icon/Icon';
import { MultiSelect } from '../../components/MultiSelect/MultiSelect';
import { type FilterChoice, filterLabels } from './filterWords';
import type { Period } from './periods';
import { type ListFilter, listFilters, noFilters, type PurchaseFilters } from './purchaseView';

interface FilterDialogProps {
  readonly filters: PurchaseFilters;
  readonly choices: Record<ListFilter, readonly FilterChoice[]>;
  readonly periods: readonly Period[];
  readonly onApply: (filters: PurchaseFilters) => void;
  readonly onClose: () => void;
}

/** Every way to narrow the list. Nothing changes until it is applied: a date that is half typed is no filter. */
export function FilterDialog({ filters, choices, periods, onApply, onClose }: FilterDialogProps) {
  const phone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const [draft, setDraft] = useState(filters);
  const titleId = useId();
  const change = (part: Partial<PurchaseFilters>) => setDraft({ ...draft, ...part });
  const backwards = draft.from !== '' && draft.to !== '' && draft.from > draft.to;
  return (
    <Dialog open fullScreen={phone} fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={titleId}>
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', pr: 2 }}>
        <DialogTitle id={titleId}>Filter purchases</DialogTitle>
        <IconButton aria-label="Close" onClick={onClose}>
          <Icon name="close" />
        </IconButton>
      </Stack>
      <DialogContent>
        <DateRange
          from={draft.from}
          to={draft.to}
          presets={periods.filter(({ from }) => from !== '')}
          onChange={change}
        />
        <Grid container spacing={2} sx={{ mt: 2 }}>
          {listFilters.map((name) => (
            <Grid key={name} size={{ xs: 12, sm: 6 }}>
              <MultiSelect
                label={filterLabels[name]}
                options={withChosen(choices[name], draft[name])}
                values={draft[name]}
                onChange={(values) => change({ [name]: values })}
              />
            </Grid>
          ))}
        </Grid>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={() => setDraft({ ...noFilters, q: draft.q, status: draft.status })}>Clear</Button>
        <Button variant="contained" disabled={backwards} onClick={() => onApply(draft)}>
          Show results
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** A value from an old bookmark that is no longer on offer can still be seen and taken away. */
const withChosen = (choices: readonly FilterChoice[], chosen: readonly string[]): FilterChoice[] => [
  ...choices,
  ...chosen
    .filter((value) => !choices.some((choice) => choice.value === value))
    .map((value) => ({ value, label: value })),
];
