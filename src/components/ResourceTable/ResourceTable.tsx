import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { layout } from '@theme/index';
import { minSpace } from '../columnSpace';
import type { TableProps } from '../columns';
import { MobileCardList } from '../MobileCardList/MobileCardList';
import { ResourceGrid } from '../ResourceGrid/ResourceGrid';
import { useWidth } from '../useWidth';

/**
 * Whether a list has room for cards only, and the ref to put on what it stands in: its own width decides, not the
 * window's. So it is where a page is as narrow as a phone's, or where not even the columns fit that always stay.
 * Undefined before that is known, which is before anything is painted; only in a phone's window it is sure at once.
 */
export function useCards<Row>({ columns, rows }: Pick<TableProps<Row>, 'columns' | 'rows'>) {
  const [measure, width] = useWidth();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const isNarrow = (room: number) => room < layout.grid || room < minSpace(columns, rows, {});
  // What does not show yet has no width: only a phone's window is known to have no room for a grid.
  if (!width) return [measure, isPhone || (width === 0 ? false : undefined)] as const;
  return [measure, isNarrow(width)] as const;
}

export interface ResourceTableProps<Row> extends TableProps<Row> {
  /** Whether there is room for cards only. */
  readonly cards: boolean;
}

/** A list of rows in the form that there is room for: cards, or a grid, whose code a phone never asks for. */
export function ResourceTable<Row extends object>({ cards, ...props }: ResourceTableProps<Row>) {
  return cards ? <MobileCardList {...props} /> : <ResourceGrid {...props} />;
}
