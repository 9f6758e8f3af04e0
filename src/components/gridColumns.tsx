import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import {
  GRID_CHECKBOX_SELECTION_COL_DEF,
  GridCellCheckboxRenderer,
  type GridColDef,
  type GridSortModel,
} from '@mui/x-data-grid';
import * as m from '@locales/components';
import type { Column, Selection } from './columns';

/** One column as the data grid wants it; `drawn` is the width that somebody gave it. */
export const toColDef = <Row extends object>(column: Column<Row>, drawn?: number): GridColDef<Row> => ({
  field: column.id,
  headerName: column.label,
  align: column.align ?? 'left',
  headerAlign: column.align ?? 'left',
  // What was drawn before may be too narrow for the values of today.
  width: Math.max(drawn ?? 0, column.width),
  minWidth: column.width,
  flex: drawn === undefined ? column.grow : undefined,
  sortable: column.sortable ?? false,
  valueGetter: (_, row) => column.text(row),
  ...paint(column),
  // Only a chip needs centring: on text it would cost the ellipsis.
  ...(column.mobile === 'status' && { display: 'flex' as const }),
});

function paint<Row extends object>(column: Column<Row>): Pick<GridColDef<Row>, 'renderCell'> {
  const { cell, href, text } = column;
  if (!cell && !href) return {};
  return {
    renderCell: ({ row, tabIndex }) => {
      const to = href?.(row);
      const content = cell?.(row, tabIndex) ?? text(row);
      if (to === undefined)
        return (
          <Box component="span" title={text(row)} sx={oneLine}>
            {content}
          </Box>
        );
      return (
        // The row opens the same: without the stop it would be opened twice. The grid is one stop of the
        // keyboard, so the link takes its cell's place in it.
        <Link
          href={to}
          tabIndex={tabIndex}
          title={text(row)}
          onClick={(event) => event.stopPropagation()}
          sx={wholeCell}
        >
          {content}
        </Link>
      );
    },
  };
}

const oneLine = { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis' } as const;

/** The line is as tall as the row, and so is what one can hit. */
const wholeCell = { ...oneLine, minHeight: 24 } as const;

/** The column of checkboxes, each of which says what it selects. */
export const selectionColumn = <Row extends object>({ nameOf }: Selection<Row>): GridColDef<Row> => ({
  ...(GRID_CHECKBOX_SELECTION_COL_DEF as GridColDef<Row>),
  renderCell: (params) => (
    <GridCellCheckboxRenderer {...params} {...named(m.selectThing({ thing: nameOf(params.row) }))} />
  ),
});

/** The renderer hands on what it does not know, but its type does not say so. */
const named = (label: string): object => ({
  slotProps: { htmlInput: { 'aria-label': label, name: 'select_row' } },
});

/** "-date" as the data grid says it. */
export function toSortModel(sort: string, columns: readonly { readonly id: string }[]): GridSortModel {
  const field = sort.replace(/^-/, '');
  // Told of a column that it does not have, the data grid draws itself over and over.
  if (!columns.some(({ id }) => id === field)) return [];
  return [{ field, sort: sort.startsWith('-') ? 'desc' : 'asc' }];
}

/** What the data grid says, as "-date". */
export const toSort = ([first]: GridSortModel): string =>
  first ? `${first.sort === 'desc' ? '-' : ''}${first.field}` : '';
