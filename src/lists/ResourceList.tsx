import Stack from '@mui/material/Stack';
import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { withFilters } from '../data/listChanges';
import { ListFilters, type ListFiltersProps } from './ListFilters';
import { isFiltered, type Searchable } from './listKind';
import { ListRows, type ListRowsProps } from './ListRows';

const LazyDialog = lazy(async () => ({ default: (await import('./FilterDialog')).FilterDialog }));

/** Everything that a list on a screen is made of. Nothing of it is remembered here: it comes in and goes out. */
export interface ResourceListProps<F extends Searchable, Row extends object>
  extends Omit<ListRowsProps<F, Row>, 'onFilter'>,
    Omit<ListFiltersProps<F>, 'onFilter'> {
  /** Instead of everything where there is no row and no filter: what the list is for, why it is empty, what next. */
  readonly empty: ReactNode;
}

/** A list with what narrows it, its tools, its sums, its rows or what there is instead of them. */
export function ResourceList<F extends Searchable, Row extends object>(props: ResourceListProps<F, Row>) {
  const { kind, view, onView, choices, periods, rows, turning, empty } = props;
  const [filtering, setFiltering] = useState(false);
  const onFilter = () => setFiltering(true);
  const nothing = rows.state === 'ready' && !turning && rows.data?.rows.length === 0;
  // `lazy` forgets that the component is generic.
  const Dialog = LazyDialog as unknown as ComponentType<DialogProps<F>>;

  const unused = nothing && !isFiltered(kind, view.filters);
  if (unused && !kind.chips?.areTabs) return empty;
  return (
    <Stack sx={{ gap: 2 }}>
      <ListFilters {...props} onFilter={onFilter} />
      {unused ? empty : <ListRows {...props} onFilter={onFilter} />}
      <Suspense>
        {filtering && (
          <Dialog
            kind={kind}
            filters={view.filters}
            choices={choices}
            periods={periods}
            onApply={(filters) => {
              setFiltering(false);
              onView(withFilters(view, filters));
            }}
            onClose={() => setFiltering(false)}
          />
        )}
      </Suspense>
    </Stack>
  );
}

type DialogProps<F extends Searchable> = Pick<ListFiltersProps<F>, 'kind' | 'choices' | 'periods'> & {
  readonly filters: F;
  readonly onApply: (filters: F) => void;
  readonly onClose: () => void;
};
