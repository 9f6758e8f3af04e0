import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ComponentType, lazy, Suspense } from 'react';
import { shownColumns } from '../columnRoom';
import type { TableProps } from '../columns';
import { MobileCardList } from '../MobileCardList/MobileCardList';
import { PlainTable } from '../PlainTable/PlainTable';
import { useWidth } from '../useWidth';

const loadGrid = () => import('../ResourceGrid/ResourceGrid');
const LazyGrid = lazy(async () => ({ default: (await loadGrid()).ResourceGrid }));

/** Beside an open navigation a wide window can still leave no more than a phone's width. */
const NARROWEST_GRID = 440;

/**
 * A list of rows in the form that suits the window: cards below 600 px, a grid from there on. The grid's code
 * is asked for only when it is needed; until it is there the same rows stand in a plain table.
 */
export function ResourceTable<Row extends object>(props: TableProps<Row>) {
  const phone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const [measure, width] = useWidth();
  const cramped = width !== undefined && width < NARROWEST_GRID;
  // `lazy` forgets that the component is generic.
  const Grid = LazyGrid as unknown as ComponentType<TableProps<Row>>;
  return (
    <Box ref={measure}>
      {phone || cramped ? (
        <MobileCardList {...props} />
      ) : (
        <Suspense fallback={<Waiting {...props} width={width} />}>
          <Grid {...props} />
        </Suspense>
      )}
    </Box>
  );
}

function Waiting<Row>({ width, toolbar, totals, instead, ...table }: TableProps<Row> & { width?: number }) {
  const shown = shownColumns(table.columns, table.preferences.columns, width);
  return (
    <Box>
      <Box sx={{ minHeight: 64, p: 1.5 }}>{toolbar}</Box>
      {totals}
      {instead ?? <PlainTable {...table} columns={table.columns.filter(({ id }) => shown.has(id))} />}
    </Box>
  );
}
