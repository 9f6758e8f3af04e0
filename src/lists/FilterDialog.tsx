import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import * as m from '@locales/lists';
import { AmountRange, amountsTrouble } from '../components/AmountRange/AmountRange';
import { DateRange } from '../components/DateRange/DateRange';
import { FilterChips } from '../components/FilterChips/FilterChips';
import { FilterPanel } from '../components/FilterPanel/FilterPanel';
import { MultiSelect } from '../components/MultiSelect/MultiSelect';
import { PeriodSelect } from '../components/PeriodSelect/PeriodSelect';
import { SortSelect, type SortSelectProps } from '../components/SortSelect/SortSelect';
import { type SearchParams, withFilters, withSort } from '../data/searchParams';
import {
  type FilterChoice,
  hasAmounts,
  hasDays,
  type ListChoices,
  type ListDefinition,
  type ListPeriod,
  periodOf,
  type Searchable,
  valuesOf,
} from './listDefinition';

interface FilterDialogProps<F extends Searchable> {
  readonly list: ListDefinition<F>;
  readonly params: SearchParams<F>;
  readonly choices: ListChoices;
  readonly periods: readonly ListPeriod<F>[];
  readonly columns: SortSelectProps<never>['columns'];
  /** Whether the order, the period and the view are chosen here, as there is no room for them above cards. */
  readonly cards: boolean;
  readonly onApply: (params: SearchParams<F>) => void;
  readonly onClose: () => void;
}

/** Every way to narrow the list. Nothing changes until it is applied: a date that is half typed is no filter. */
export function FilterDialog<F extends Searchable>(props: FilterDialogProps<F>) {
  const { list, params, choices, periods, cards, onApply, onClose } = props;
  const [draft, setDraft] = useState(params.filters);
  const [sort, setSort] = useState(params.sort);
  const change = (part: object) => setDraft({ ...draft, ...part });
  const kept = Object.fromEntries(
    [list.chips, list.view].flatMap((chips) => (chips ? [[chips.name, draft[chips.name]]] : [])),
  );
  const offered = list.panel.filter(({ name }) => choices[name] || valuesOf(draft, name).length > 0);
  const apply = () => {
    const narrowed = withFilters(params, draft);
    onApply(sort === params.sort ? narrowed : withSort(narrowed, sort));
  };
  return (
    <FilterPanel
      title={m.filterThings({ things: list.things })}
      onClose={onClose}
      onClear={() => setDraft({ ...list.noFilters, ...kept, q: draft.q })}
      onApply={apply}
      invalid={isBackwards(draft) || (hasAmounts(draft) && amountsTrouble(draft) !== undefined)}
    >
      {cards && (
        <Stack sx={{ gap: 2, mb: 2 }}>
          <SortSelect columns={props.columns} sort={sort} onSort={setSort} />
          {list.view && (
            <Box>
              <Typography aria-hidden variant="subtitle2" component="p" sx={{ mb: 0.75 }}>
                {list.view.label}
              </Typography>
              <FilterChips
                label={list.view.label}
                chips={list.view.options}
                selected={String(draft[list.view.name])}
                onSelect={(id) => change({ [list.view!.name]: id })}
              />
            </Box>
          )}
          {periods.length > 0 && (
            <PeriodSelect
              periods={periods.map(({ label }) => label)}
              period={periodOf(draft, periods)?.label}
              onPeriod={(label) => change(periods.find((period) => period.label === label)!.filters)}
            />
          )}
        </Stack>
      )}
      {hasDays(draft) && (
        <DateRange
          from={draft.from}
          to={draft.to}
          presets={cards ? undefined : presetsOf(periods)}
          onChange={change}
        />
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
