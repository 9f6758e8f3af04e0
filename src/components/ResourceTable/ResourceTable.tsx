import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ComponentType, lazy, Suspense } from 'react';
import type { TableProps } from '../columns';
import { MobileCardList } from '../MobileCardList/MobileCardList';
import { PlainTable } from '../PlainTable/PlainTable';

const loadGrid = () => import('../ResourceGrid/ResourceGrid');
const LazyGrid = lazy(async () => ({ default: (await loadGrid()).ResourceGrid }));

/**
 * A list of rows in the form that suits the window: cards below 600 px, a grid from there on. The grid's code
 * is asked for only when it is needed; until it is there the same rows stand in a plain table.
 */
export function ResourceTable<Row extends object>(props: TableProps<Row>) {
  const phone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  if (phone) return <MobileCardList {...props} />;
  // `lazy` forgets that the component is generic.
  const Grid = LazyGrid as unknown as ComponentType<TableProps<Row>>;
  return (
    <Suspense fallback={<Waiting {...props} />}>
      <Grid {...props} />
    </Suspense>
  );
}

function Waiting<Row>({ toolbar, totals, ...table }: TableProps<Row>) {
  return (
    <Box>
      <Box sx={{ minHeight: 64, p: 1.5 }}>{toolbar}</Box>
      {totals}
      <PlainTable {...table} />
    </Box>
  );
}
