import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridEventListener, useGridApiRef } from '@mui/x-data-grid';
import { useId } from 'react';
import { layout } from '../../../theme';
import { roomForAmounts, shownColumns } from '../columnRoom';
import { type TableProps, toggled } from '../columns';
import { selectionColumn, toColDef, toSort, toSortModel } from '../gridColumns';
import { GridSettings } from '../GridSettings/GridSettings';
import { Pager } from '../Pager/Pager';
import { SelectionBar } from '../SelectionBar/SelectionBar';
import { useWidth } from '../useWidth';

/**
 * The rows as a grid whose pages, order and sums come from the server. Imports the data grid, so it is only
 * ever reached through ResourceTable, which loads it lazily and never on a phone.
 */
export function ResourceGrid<Row extends object>(props: TableProps<Row>) {
  const { label, rows, rowId, loading = false, instead, selection, preferences, onPrefer } = props;
  const columns = roomForAmounts(props.columns, rows);
  const [measure, width] = useWidth();
  const grid = useGridApiRef();
  const hintId = useId();
  const room = width && width - (selection ? CHECKBOXES : 0);
  const shown = shownColumns(columns, preferences.columns, room);

  return (
    <Box sx={frame}>
      <Box data-screen-only sx={bar}>
        <Box sx={{ flex: 1, minWidth: 0 }}>{props.toolbar}</Box>
        <GridSettings
          columns={columns.map(({ id, label: words }) => ({ id, label: words, shown: shown.has(id) }))}
          preferences={preferences}
          onPrefer={onPrefer}
          onFit={() => void grid.current?.autosizeColumns({ includeHeaders: true, includeOutliers: true })}
        />
      </Box>
      {props.totals}
      {instead ? (
        <Box sx={{ borderTop: '1px solid', borderColor: 'divider', p: 2 }}>{instead}</Box>
      ) : (
        <Box ref={measure} sx={stageFor(rows.length, loading)} aria-busy={loading}>
          {/* The grid's own bar has no name and stands among its rows, where a screen reader expects none. */}
          {loading && rows.length > 0 && <LinearProgress aria-label={`Loading ${label}`} sx={turningBar} />}
          <DataGrid
            apiRef={grid}
            label={label}
            rows={rows}
            columns={[
              ...(selection ? [selectionColumn(selection)] : []),
              ...columns.map((column) => toColDef(column, preferences.widths[column.id])),
            ]}
            getRowId={rowId}
            loading={loading && rows.length === 0}
            paginationMode="server"
            rowCount={rows.length}
            paginationModel={{ page: 0, pageSize: props.pageSize }}
            sortingMode="server"
            sortingOrder={['asc', 'desc']}
            sortModel={toSortModel(props.sort)}
            onSortModelChange={(model) => props.onSort(toSort(model))}
            columnVisibilityModel={Object.fromEntries(columns.map(({ id }) => [id, shown.has(id)]))}
            onColumnWidthChange={({ colDef, width: drawn }) =>
              onPrefer({ widths: { ...preferences.widths, [colDef.field]: Math.round(drawn) } })
            }
            density={preferences.density}
            checkboxSelection={selection !== undefined}
            disableRowSelectionExcludeModel
            keepNonExistentRowsSelected
            rowSelectionModel={{ type: 'include', ids: new Set(selection?.ids) }}
            onRowSelectionModelChange={({ ids }) => selection?.onSelect(new Set([...ids].map(String)))}
            disableColumnMenu
            disableColumnFilter
            hideFooter
            localeText={selectWords}
            onRowClick={({ row }) => props.onOpen?.(row)}
            onCellKeyDown={keysOf(props)}
            slotProps={{
              loadingOverlay: { noRowsVariant: 'skeleton' },
              main: { 'aria-describedby': hintId },
            }}
            sx={props.onOpen && { '& .MuiDataGrid-row': { cursor: 'pointer' } }}
          />
        </Box>
      )}
      {selection && <SelectedRows {...props} selection={selection} />}
      {!instead && (
        <Box sx={foot}>
          <Typography id={hintId} data-hint variant="caption" sx={hint}>
            {hintWords(props)}
          </Typography>
          <Pager {...props} onMore={undefined} />
        </Box>
      )}
    </Box>
  );
}

type WithSelection<Row> = TableProps<Row> & Required<Pick<TableProps<Row>, 'selection'>>;

function SelectedRows<Row>({ selection: { ids, onSelect, actions }, rows, rowId, page }: WithSelection<Row>) {
  const here = rows.filter((row) => ids.has(rowId(row))).length;
  return (
    <SelectionBar selected={ids.size} here={here} total={page.total} onClear={() => onSelect(new Set())}>
      {actions}
    </SelectionBar>
  );
}

/** Enter opens the row and Space selects it, from whichever of its cells one stands in. */
const keysOf =
  <Row,>({ onOpen, selection }: TableProps<Row>): GridEventListener<'cellKeyDown'> =>
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

const hintWords = <Row,>({ onOpen, selection }: TableProps<Row>): string =>
  ['Arrow keys move', onOpen && 'Enter opens the row', selection && 'Space selects it']
    .filter(Boolean)
    .join(', ');

const selectWords = {
  checkboxSelectionSelectAllRows: 'Select all rows on this page',
  checkboxSelectionUnselectAllRows: 'Unselect all rows on this page',
};

const PLACEHOLDERS = 10;
/** Pixels of the data grid's own column of checkboxes. */
const CHECKBOXES = 50;

const frame = {
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '12px',
  bgcolor: 'background.paper',
  // Not "hidden", which would hold fast what sticks to the window.
  overflow: 'clip',
  '& > [data-joins-frame]': { borderWidth: '1px 0 0', borderRadius: 0, bottom: 0 },
  '&:has(.MuiDataGrid-main :focus-visible) [data-hint]': { visibility: 'visible' },
} as const;
const bar = { display: 'flex', alignItems: 'flex-end', gap: 1, minHeight: 64, p: 1.5 } as const;
const turningBar = { position: 'absolute', top: 0, insetInline: 0, zIndex: 1 } as const;
const foot = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'flex-end' } as const;
const hint = { flex: 1, px: 2, color: 'text.secondary', visibility: 'hidden' } as const;
const stage = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  '& .MuiDataGrid-root': { borderRadius: 0, borderInline: 0 },
  // What has the focus must not hide behind the bar of selected rows.
  '& .MuiDataGrid-cell': { scrollMarginBottom: '72px' },
} as const;

/** Before the first rows come, their place is held; a long page scrolls in itself, below its own head. */
function stageFor(rows: number, loading: boolean) {
  if (loading && rows === 0)
    return { ...stage, height: layout.row.head + PLACEHOLDERS * layout.row.standard };
  return rows > 25 ? { ...stage, maxHeight: 'calc(100dvh - 240px)' } : stage;
}
