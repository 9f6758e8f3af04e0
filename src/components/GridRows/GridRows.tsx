import { DataGrid, type GridEventListener, useGridApiRef } from '@mui/x-data-grid';
import { type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import { texts } from '@locales/language';
import * as m from '@locales/components';
import { type TableProps, toggled } from '../columns';
import { selectionColumn, toColDef, toSort, toSortModel } from '../gridColumns';

/** What can be asked of the rows from outside of them. */
export interface GridHandle {
  /** Makes every column as wide as its words. */
  readonly fit: () => void;
}

type OfTable =
  | 'label'
  | 'rows'
  | 'columns'
  | 'rowId'
  | 'loading'
  | 'pageSize'
  | 'sort'
  | 'onSort'
  | 'onOpen'
  | 'selection'
  | 'preferences'
  | 'onPrefer';

export interface GridRowsProps<Row> extends Pick<TableProps<Row>, OfTable> {
  /** Ids of the columns that there is room for. */
  readonly shown: ReadonlySet<string>;
  /** Id of the element that says which keys there are. */
  readonly hintId?: string;
  /** Lets its owner make every column as wide as its words. */
  readonly ref?: Ref<GridHandle>;
}

/**
 * The rows as a grid whose pages, order and sums come from the server. Imports the data grid, so it is only
 * ever reached through ResourceGrid, which loads it lazily.
 */
export function GridRows<Row extends object>({ ref, ...props }: GridRowsProps<Row>) {
  const { rows, loading = false, shown, selection, preferences, onPrefer } = props;
  // Told of columns and of which of them show, the data grid paints the new widths a frame before it hides any.
  const columns = props.columns.filter(({ id }) => shown.has(id));
  const grid = useGridApiRef();
  useImperativeHandle(ref, () => ({
    fit: () => void grid.current?.autosizeColumns({ includeHeaders: true, includeOutliers: true }),
  }));
  // Fitting draws many columns at once, each before the preferences know of the one before.
  const widths = useRef(preferences.widths);
  useEffect(
    function keepUp() {
      widths.current = preferences.widths;
    },
    [preferences.widths, widths],
  );
  const draw = (id: string, width: number) => {
    // A part of a pixel less would cost the longest words their last letters.
    widths.current = { ...widths.current, [id]: Math.ceil(width) };
    onPrefer({ widths: widths.current });
  };

  return (
    <DataGrid
      apiRef={grid}
      label={props.label}
      rows={rows}
      columns={[
        ...(selection ? [selectionColumn(selection)] : []),
        ...columns.map((column) => toColDef(column, preferences.widths[column.id])),
      ]}
      getRowId={props.rowId}
      loading={loading && rows.length === 0}
      paginationMode="server"
      rowCount={rows.length}
      paginationModel={{ page: 0, pageSize: props.pageSize }}
      sortingMode="server"
      sortingOrder={['asc', 'desc']}
      sortModel={toSortModel(props.sort, columns)}
      onSortModelChange={(model) => props.onSort(toSort(model))}
      onColumnWidthChange={({ colDef, width }) => draw(colDef.field, width)}
      density={preferences.density}
      checkboxSelection={selection !== undefined}
      disableRowSelectionExcludeModel
      keepNonExistentRowsSelected
      rowSelectionModel={{ type: 'include', ids: new Set(selection?.ids) }}
      onRowSelectionModelChange={({ ids }) => selection?.onSelect(new Set([...ids].map(String)))}
      disableColumnMenu
      disableColumnFilter
      hideFooter
      localeText={gridWords}
      onRowClick={({ row }) => props.onOpen?.(row)}
      onCellKeyDown={keysOf(props)}
      slotProps={{
        loadingOverlay: { noRowsVariant: 'skeleton' },
        main: { 'aria-describedby': props.hintId },
      }}
      sx={props.onOpen && { '& .MuiDataGrid-row': { cursor: 'pointer' } }}
    />
  );
}

/** Enter opens the row and Space selects it, from whichever of its cells one stands in. */
const keysOf =
  <Row,>({ onOpen, selection }: GridRowsProps<Row>): GridEventListener<'cellKeyDown'> =>
  ({ id, row }, event) => {
    // A link or a checkbox in the cell does what its own keys do.
    if (event.target instanceof HTMLElement && event.target.matches('a, button, input')) return;
    if (event.key === 'Enter') onOpen?.(row as Row);
    if (event.key === ' ' && selection && !event.shiftKey) {
      // Otherwise the page would scroll, and the grid with it.
      event.preventDefault();
      event.defaultMuiPrevented = true;
      selection.onSelect(toggled(selection.ids, [String(id)], !selection.ids.has(String(id))));
    }
  };

/** What the grid says itself, of that what can be seen or heard here. */
const gridWords = texts({
  checkboxSelectionHeaderName: m.selectColumn,
  checkboxSelectionSelectAllRows: m.selectAllHere,
  checkboxSelectionUnselectAllRows: m.unselectAllHere,
  columnHeaderSortIconLabel: m.sortThis,
  noRowsLabel: m.noRows,
});
