import { DataGrid, type GridEventListener, useGridApiRef } from '@mui/x-data-grid';
import { type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import { layout } from '@theme/index';
import { texts } from '@locales/language';
import * as m from '@locales/components';
import { type TableProps, toggled } from '../columns';
import { useIsOffice } from '../density';
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
  | 'opened'
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
  const { rows, loading = false, shown, selection, opened, preferences, onPrefer } = props;
  // Told of columns and of which of them show, the data grid paints the new widths a frame before it hides any.
  const columns = props.columns.filter(({ id }) => shown.has(id));
  const isOffice = useIsOffice();
  const grid = useGridApiRef();
  useImperativeHandle(ref, () => ({
    fit: () => void grid.current?.autosizeColumns({ includeHeaders: true, includeOutliers: true }),
  }));
  useEffect(
    function showTheOpened() {
      if (opened) grid.current?.getRowElement(opened)?.scrollIntoView({ block: 'nearest' });
    },
    [opened, grid],
  );
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
      {...(isOffice && heightsOf(preferences.density))}
      checkboxSelection={selection !== undefined}
      disableRowSelectionExcludeModel
      keepNonExistentRowsSelected
      rowSelectionModel={{ type: 'include', ids: new Set(selection?.ids) }}
      onRowSelectionModelChange={({ ids }) => selection?.onSelect(new Set([...ids].map(String)))}
      disableColumnMenu
      disableColumnFilter
      hideFooter
      localeText={gridWords}
      getRowClassName={({ id }) => (id === opened ? OPENED : '')}
      onRowClick={({ row }) => props.onOpen?.(row)}
      onCellKeyDown={keysOf(props)}
      slotProps={{
        loadingOverlay: { noRowsVariant: 'skeleton' },
        main: { 'aria-describedby': props.hintId },
      }}
      sx={[props.onOpen !== undefined && opens, isOffice && close]}
    />
  );
}

const OPENED = 'opened-row';

const opens = {
  '& .MuiDataGrid-row': { cursor: 'pointer', scrollMarginBlock: '72px' },
  // A line of its own, which is seen where colors are forced too.
  [`& .${OPENED}`]: { bgcolor: 'surface.tint', boxShadow: 'inset 3px 0 0 currentColor' },
} as const;

/** The office's rows in small letters: the boxes that choose them must not be higher. */
const close = { fontSize: '0.875rem', '& .MuiDataGrid-cell .MuiCheckbox-root': { p: '4px' } } as const;

/** Pixels before the data grid takes 0.7 of them where rows are to be close, which would be too low for a finger. */
const heightsOf = (density: TableProps<never>['preferences']['density']) => {
  const { office, officeHead, compact, head } = layout.row;
  return density === 'compact'
    ? { rowHeight: compact, columnHeaderHeight: head }
    : { rowHeight: office, columnHeaderHeight: officeHead };
};

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
