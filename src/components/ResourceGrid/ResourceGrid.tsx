import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { DataGrid, type GridColDef, type GridSortModel } from '@mui/x-data-grid';
import { useState } from 'react';
import { layout } from '../../../theme';
import type { Column, TableProps } from '../columns';
import { type GridPreferences, keepGridPreferences, readGridPreferences } from '../gridPreferences';
import { GridSettings } from '../GridSettings/GridSettings';
import { Pager } from '../Pager/Pager';

/**
 * The rows as a grid whose pages, order and sums come from the server. Imports the data grid, so it is only
 * ever reached through ResourceTable, which loads it lazily and never on a phone.
 */
export function ResourceGrid<Row extends object>(props: TableProps<Row>) {
  const { label, rows, columns, rowId, loading = false, pageSize, sort, onSort, onOpen, storageKey } = props;
  const [preferences, setPreferences] = useState(() => readGridPreferences(localStorage, storageKey));
  const prefer = (change: Partial<GridPreferences>) => {
    const next = { ...preferences, ...change };
    setPreferences(next);
    keepGridPreferences(localStorage, storageKey, next);
  };
  const shown = Object.fromEntries(
    columns.map(({ id, optional = false }) => [id, preferences.columns[id] ?? !optional]),
  );

  return (
    <Box sx={frame}>
      <Box data-screen-only sx={bar}>
        <Box sx={{ flex: 1, minWidth: 0 }}>{props.toolbar}</Box>
        <GridSettings
          columns={columns.map(({ id, label: words }) => ({ id, label: words, shown: shown[id] ?? true }))}
          density={preferences.density}
          onColumn={(id, on) => prefer({ columns: { ...preferences.columns, [id]: on } })}
          onDensity={(density) => prefer({ density })}
        />
      </Box>
      {props.totals}
      <Box sx={stageFor(rows.length, loading)} aria-busy={loading}>
        {/* The grid's own bar has no name and stands among its rows, where a screen reader expects none. */}
        {loading && rows.length > 0 && <LinearProgress aria-label={`Loading ${label}`} sx={turningBar} />}
        <DataGrid
          label={label}
          rows={rows}
          columns={columns.map(toColDef)}
          getRowId={rowId}
          loading={loading && rows.length === 0}
          paginationMode="server"
          rowCount={rows.length}
          paginationModel={{ page: 0, pageSize }}
          sortingMode="server"
          sortingOrder={['asc', 'desc']}
          sortModel={toSortModel(sort)}
          onSortModelChange={(model) => onSort(toSort(model))}
          columnVisibilityModel={shown}
          density={preferences.density}
          disableColumnMenu
          disableColumnFilter
          hideFooter
          onRowClick={({ row }) => onOpen?.(row)}
          onCellKeyDown={({ row }, event) => {
            if (event.key === 'Enter') onOpen?.(row);
          }}
          slotProps={{ loadingOverlay: { noRowsVariant: 'skeleton' } }}
          sx={onOpen && { '& .MuiDataGrid-row': { cursor: 'pointer' } }}
        />
      </Box>
      <Pager {...props} onMore={undefined} />
    </Box>
  );
}

const PLACEHOLDERS = 10;

const frame = {
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '12px',
  bgcolor: 'background.paper',
  overflow: 'hidden',
} as const;
const bar = { display: 'flex', alignItems: 'center', gap: 1, minHeight: 64, p: 1.5 } as const;
const turningBar = { position: 'absolute', top: 0, insetInline: 0, zIndex: 1 } as const;
const stage = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  '& .MuiDataGrid-root': { borderRadius: 0, borderInline: 0 },
} as const;

/** Before the first rows come, their place is held; a long page scrolls in itself, below its own head. */
function stageFor(rows: number, loading: boolean) {
  if (loading && rows === 0)
    return { ...stage, height: layout.row.head + PLACEHOLDERS * layout.row.standard };
  return rows > 25 ? { ...stage, maxHeight: 'calc(100dvh - 240px)' } : stage;
}

const toColDef = <Row extends object>(column: Column<Row>): GridColDef<Row> => ({
  field: column.id,
  headerName: column.label,
  align: column.align ?? 'left',
  headerAlign: column.align ?? 'left',
  width: column.width,
  minWidth: column.width,
  flex: column.grow,
  sortable: column.sortable ?? false,
  valueGetter: (_, row) => column.text(row),
  ...(column.cell && { renderCell: ({ row }) => column.cell?.(row) }),
  // Only a chip needs centring: on text it would cost the ellipsis.
  ...(column.mobile === 'status' && { display: 'flex' as const }),
});

const toSortModel = (sort: string): GridSortModel =>
  sort.startsWith('-') ? [{ field: sort.slice(1), sort: 'desc' }] : [{ field: sort, sort: 'asc' }];

const toSort = ([first]: GridSortModel): string =>
  first ? `${first.sort === 'desc' ? '-' : ''}${first.field}` : '';
