import { FilterBar } from '../components/FilterBar/FilterBar';
import type { ListView } from '../data/listAddress';
import { withFilters } from '../data/listChanges';
import { activeFilters, type ListChoices, type ListKind, type Searchable, withoutFilters } from './listKind';
import { type ListPeriod, periodOf } from './listPeriods';

export interface ListFiltersProps<F extends Searchable> {
  readonly kind: ListKind<F>;
  readonly view: ListView<F>;
  readonly onView: (view: ListView<F>) => void;
  /** How much each chip would show, by its id; unknown while it is counted. */
  readonly counts?: Readonly<Record<string, number>>;
  readonly choices: ListChoices;
  readonly periods: readonly ListPeriod<F>[];
  /** Opens the filter panel, where any two days can be given. */
  readonly onFilter: () => void;
}

/** What narrows a list, above it: chips, time, and what else was chosen. */
export function ListFilters<F extends Searchable>(props: ListFiltersProps<F>) {
  const { kind, view, onView, counts, choices, periods, onFilter } = props;
  const { chips } = kind;
  const active = activeFilters(kind, view.filters, choices);
  return (
    <FilterBar
      chips={
        chips && {
          label: chips.label,
          chips: chips.options.map(({ id, label }) => ({ id, label, count: counts?.[id] })),
          selected: String(view.filters[chips.name]),
          onSelect: (id) => onView(withFilters(view, { [chips.name]: id } as unknown as Partial<F>)),
        }
      }
      period={
        periods.length > 0
          ? {
              periods: periods.map(({ label }) => label),
              period: periodOf(view.filters, periods)?.label,
              onPeriod: (label) =>
                onView(withFilters(view, periods.find((period) => period.label === label)!.filters)),
              onCustom: onFilter,
            }
          : undefined
      }
      active={{
        filters: active,
        onRemove: (id) => onView(withFilters(view, active.find((filter) => filter.id === id)!.without)),
        onClear: () => onView(withoutFilters(kind, view)),
      }}
    />
  );
}
