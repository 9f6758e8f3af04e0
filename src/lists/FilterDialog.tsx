import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid';
import { useState } from 'react';
import { AmountRange, amountsTrouble } from '../components/AmountRange/AmountRange';
import { DateRange } from '../components/DateRange/DateRange';
import { FilterPanel } from '../components/FilterPanel/FilterPanel';
import { MultiSelect } from '../components/MultiSelect/MultiSelect';
import {
  type FilterChoice,
  hasAmounts,
  hasDays,
  type ListChoices,
  type ListDefinition,
  type ListPeriod,
  type Searchable,
  valuesOf,
} from './listDefinition';

interface FilterDialogProps<F extends Searchable> {
  readonly list: ListDefinition<F>;
  readonly filters: F;
  readonly choices: ListChoices;
  readonly periods: readonly ListPeriod<F>[];
  readonly onApply: (filters: F) => void;
  readonly onClose: () => void;
}

/** Every way to narrow the list. Nothing changes until it is applied: a date that is half typed is no filter. */
export function FilterDialog<F extends Searchable>(props: FilterDialogProps<F>) {
  const { list, filters, choices, periods, onApply, onClose } = props;
  const [draft, setDraft] = useState(filters);
  const change = (part: object) => setDraft({ ...draft, ...part });
  const kept = { q: draft.q, ...(list.chips && { [list.chips.name]: draft[list.chips.name] }) };
  const offered = list.panel.filter(({ name }) => choices[name] || valuesOf(draft, name).length > 0);
  return (
    <FilterPanel
      title={`Filter ${list.things}`}
      onClose={onClose}
      onClear={() => setDraft({ ...list.noFilters, ...kept })}
      onApply={() => onApply(draft)}
      invalid={isBackwards(draft) || (hasAmounts(draft) && amountsTrouble(draft) !== undefined)}
    >
      {hasDays(draft) && (
        <DateRange from={draft.from} to={draft.to} presets={presetsOf(periods)} onChange={change} />
      )}
      {hasAmounts(draft) && (
        <Box sx={{ mt: 3 }}>
          <AmountRange least={draft.least} most={draft.most} onChange={change} />
        </Box>
      )}
      <Grid container spacing={2} sx={{ mt: 2 }}>
        {offered.map(({ name, label }) => (
          <Grid key={name} size={{ xs: 12, sm: 6 }}>
            <MultiSelect
              label={label}
              options={withChosen(choices[name] ?? [], valuesOf(draft, name))}
              values={valuesOf(draft, name)}
              onChange={(values) => change({ [name]: values })}
            />
          </Grid>
        ))}
      </Grid>
    </FilterPanel>
  );
}

const isBackwards = (filters: object): boolean =>
  hasDays(filters) && filters.from !== '' && filters.to !== '' && filters.from > filters.to;

const presetsOf = <F,>(periods: readonly ListPeriod<F>[]) =>
  periods.flatMap(({ label, filters }) => (hasDays(filters) && filters.from ? [{ label, ...filters }] : []));

/** A value from an old bookmark that is no longer on offer can still be seen and taken away. */
const withChosen = (choices: readonly FilterChoice[], chosen: readonly string[]): FilterChoice[] => [
  ...choices,
  ...chosen
    .filter((value) => !choices.some((choice) => choice.value === value))
    .map((value) => ({ value, label: value })),
];
