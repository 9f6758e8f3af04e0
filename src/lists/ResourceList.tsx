import Stack from '@mui/material/Stack';
import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { FilterBar } from '../components/FilterBar/FilterBar';
import { type SearchParams, withFilters } from '../data/searchParams';
import {
  activeFilters,
  isFiltered,
  type ListChoices,
  type ListDefinition,
  type ListPeriod,
  periodOf,
  type Searchable,
  withoutFilters,
} from './listDefinition';
import { ListRows, type ListRowsProps } from './ListRows';

const LazyDialog = lazy(async () => ({ default: (await import('./FilterDialog')).FilterDialog }));

/** Everything that a list on a screen is made of. Nothing of it is remembered here: it comes in and goes out. */
interface ResourceListProps<F extends Searchable, Row extends object>
  extends Omit<ListRowsProps<F, Row>, 'onFilter'>,
    Omit<ListFiltersProps<F>, 'onFilter'> {
  /** Instead of everything where there is no row and no filter: what the list is for, why it is empty, what next. */
  readonly empty: ReactNode;
}

/** A list with what narrows it, its tools, its sums, its rows or what there is instead of them. */
export function ResourceList<F extends Searchable, Row extends object>(props: ResourceListProps<F, Row>) {
  const { list, params, onParams, choices, periods, rows, turning, empty } = props;
  const [filtering, setFiltering] = useState(false);
  const onFilter = () => setFiltering(true);
  const nothing = rows.state === 'ready' && !turning && rows.data?.rows.length === 0;
  // `lazy` forgets that the component is generic.
  const Dialog = LazyDialog as unknown as ComponentType<DialogProps<F>>;

  const unused = nothing && !isFiltered(list, params.filters);
  if (unused && !list.chips?.areTabs) return empty;
  return (
    <Stack sx={{ gap: 2 }}>
      <ListFilters {...props} onFilter={onFilter} />
      {unused ? empty : <ListRows {...props} onFilter={onFilter} />}
      <Suspense>
        {filtering && (
          <Dialog
            list={list}
            filters={params.filters}
            choices={choices}
            periods={periods}
            onApply={(filters) => {
              setFiltering(false);
              onParams(withFilters(params, filters));
            }}
            onClose={() => setFiltering(false)}
          />
        )}
      </Suspense>
    </Stack>
  );
}

type DialogProps<F extends Searchable> = Pick<ListFiltersProps<F>, 'list' | 'choices' | 'periods'> & {
  readonly filters: F;
  readonly onApply: (filters: F) => void;
  readonly onClose: () => void;
};

interface ListFiltersProps<F extends Searchable> {
  readonly list: ListDefinition<F>;
  readonly params: SearchParams<F>;
  readonly onParams: (params: SearchParams<F>) => void;
  /** How much each chip would show, by its id; unknown while it is counted. */
  readonly counts?: Readonly<Record<string, number>>;
  readonly choices: ListChoices;
  readonly periods: readonly ListPeriod<F>[];
  /** Opens the filter panel, where any two days can be given. */
  readonly onFilter: () => void;
}

/** What narrows a list, above it: chips, time, and what else was chosen. */
function ListFilters<F extends Searchable>(props: ListFiltersProps<F>) {
  const { list, params, onParams, counts, choices, periods, onFilter } = props;
  const { chips } = list;
  const active = activeFilters(list, params.filters, choices);
  return (
    <FilterBar
      chips={
        chips && {
          label: chips.label,
          chips: chips.options.map(({ id, label }) => ({ id, label, count: counts?.[id] })),
          selected: String(params.filters[chips.name]),
          onSelect: (id) => onParams(withFilters(params, { [chips.name]: id } as unknown as Partial<F>)),
        }
      }
      period={
        periods.length > 0
          ? {
              periods: periods.map(({ label }) => label),
              period: periodOf(params.filters, periods)?.label,
              onPeriod: (label) =>
                onParams(withFilters(params, periods.find((period) => period.label === label)!.filters)),
              onCustom: onFilter,
            }
          : undefined
      }
      active={{
        filters: active,
        onRemove: (id) => onParams(withFilters(params, active.find((filter) => filter.id === id)!.without)),
        onClear: () => onParams(withoutFilters(list, params)),
      }}
    />
  );
}
