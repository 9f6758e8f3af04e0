import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { TableProps } from '../columns';
import { MobileCardList } from '../MobileCardList/MobileCardList';
import { ResourceGrid } from '../ResourceGrid/ResourceGrid';
import { useWidth } from '../useWidth';

/** Beside an open navigation a wide window can still leave no more than a phone's width. */
const NARROWEST_GRID = 440;

/**
 * A list of rows in the form that suits the window: cards below 600 px, a grid from there on, whose code a phone
 * never asks for.
 */
export function ResourceTable<Row extends object>(props: TableProps<Row>) {
  const phone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const [measure, width] = useWidth();
  const cramped = width !== undefined && width < NARROWEST_GRID;
  return (
    <Box ref={measure}>{phone || cramped ? <MobileCardList {...props} /> : <ResourceGrid {...props} />}</Box>
  );
}
