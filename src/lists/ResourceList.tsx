import Box from '@mui/material/Box';
import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { FilterBar } from '../components/FilterBar/FilterBar';
import { CardsToolbar } from '../components/ListToolbar/ListToolbar';
import { useIsOffice } from '../components/density';
import { useCards } from '../components/ResourceTable/ResourceTable';
import type { FilterChipsProps } from '../components/FilterChips/FilterChips';
import type { SortSelectProps } from '../components/SortSelect/SortSelect';
import { inOrder } from '../components/inOrder';
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
  extends Omit<ListRowsProps<F, Row>, 'cards' | 'narrowing' | 'onFilter'>, Narrowing<F> {
  /** What is listed, where the screen has several views. */
  readonly views?: FilterChipsProps;
  /** How much each chip would show, by its id; unknown while it is counted. */
  readonly counts?: Readonly<Record<string, number | string>>;
  readonly choices: ListChoices;
  /** Instead of everything where there is no row and no filter: what the list is for, why it is empty, what next. */
  readonly empty: ReactNode;
}

/** A list with what narrows it, its tools, its sums, its rows or what there is instead of them. */
export function ResourceList<F extends Searchable, Row extends object>(props: ResourceListProps<F, Row>) {
  const { list, params, onParams, choices, periods, rows, turning, figures, empty } = props;
  const [measure, cards] = useCards({ columns: props.columns, rows: rows.data?.rows ?? noRows });
  const [filtering, setFiltering] = useState(false);
  const isOffice = useIsOffice();
  const onFilter = () => setFiltering(true);
  const nothing = rows.state === 'ready' && !turning && rows.data?.rows.length === 0;
  const unused = nothing && !isFiltered(list, params.filters);
  const narrowing = narrowingOf(props, onFilter);
  // `lazy` forgets that the component is generic.
  const Dialog = LazyDialog as unknown as ComponentType<DialogProps<F>>;

  if (cards === undefined) return <Box ref={measure} sx={frame} />;
  return (
    <Box ref={measure} sx={{ ...frame, ...inOrder, ...(isOffice && close) }}>
      {/* Cards have them below their line of sums. */}
      {figures && (isOffice ? unused : !cards || unused) && <Box sx={{ mb: 1 }}>{figures}</Box>}
      {cards && !unused && props.brief}
      {!cards && !(unused && !list.chips?.areTabs) && <FilterBar {...narrowing} />}
      {cards && unused && list.chips?.areTabs && <CardsToolbar chips={narrowing.chips} />}
      {unused ? empty : <ListRows {...props} cards={cards} narrowing={narrowing} onFilter={onFilter} />}
      {/* The office comes for the rows: what there is to know of the list as a whole stands below them. */}
      {figures && isOffice && !cards && !unused && <Box sx={{ mt: 1 }}>{figures}</Box>}
      <Suspense>
        {filtering && (
          <Dialog
            list={list}
            params={params}
            choices={choices}
            periods={periods}
            columns={props.columns}
            cards={cards}
            onApply={(next) => {
              setFiltering(false);
              onParams(next);
            }}
            onClose={() => setFiltering(false)}
          />
        )}
      </Suspense>
    </Box>
  );
}

const frame = { display: 'flex', flexDirection: 'column', gap: 2 } as const;
const close = { gap: { xs: 2, '@md': 0.75 } } as const;
const noRows: readonly never[] = [];

interface Narrowing<F extends Searchable> {
  readonly list: ListDefinition<F>;
  readonly params: SearchParams<F>;
  readonly periods: readonly ListPeriod<F>[];
}

interface DialogProps<F extends Searchable> extends Narrowing<F> {
  readonly choices: ListChoices;
  readonly columns: SortSelectProps<never>['columns'];
  readonly cards: boolean;
  readonly onApply: (params: SearchParams<F>) => void;
  readonly onClose: () => void;
}

/** What narrows a list, and what a change of it does: chips, the way to look at it, time, and what else was chosen. */
function narrowingOf<F extends Searchable>(
  props: Pick<
    ResourceListProps<F, object>,
    'list' | 'params' | 'onParams' | 'counts' | 'choices' | 'periods' | 'views'
  >,
  onFilter: () => void,
) {
  const { list, params, onParams, counts, choices, periods } = props;
  const { chips, view } = list;
  const { filters } = params;
  const active = activeFilters(list, filters, choices);
  const set = (name: keyof F, id: string): Partial<F> => ({ [name]: id }) as unknown as Partial<F>;
  return {
    views: props.views,
    chips: chips && {
      label: chips.label,
      chips: chips.options.map(({ id, label }) => ({ id, label, count: counts?.[id] })),
      selected: String(filters[chips.name]),
      onSelect: (id: string) => onParams(withFilters(params, set(chips.name, id))),
    },
    view: view && {
      label: view.label,
      chips: view.options,
      selected: String(filters[view.name]),
      // The rows stay as they are.
      onSelect: (id: string) => onParams({ ...params, filters: { ...filters, ...set(view.name, id) } }),
    },
    period:
      periods.length > 0
        ? {
            periods: periods.map(({ label }) => label),
            period: periodOf(filters, periods)?.label,
            onPeriod: (label: string) =>
              onParams(withFilters(params, periods.find((period) => period.label === label)!.filters)),
            onCustom: onFilter,
          }
        : undefined,
    active: {
      filters: active,
      onRemove: (id: string) =>
        onParams(withFilters(params, active.find((filter) => filter.id === id)!.without)),
      onClear: () => onParams(withoutFilters(list, params)),
    },
  };
}
