import type { Components, Theme } from '@mui/material/styles';
import type {} from '@mui/x-data-grid/themeAugmentation';
import { corners, sizes } from '../tokens';

/** Class overrides and types alone: the grid's code stays in the grid's own chunk. */
export const dataGrid: Pick<Components<Theme>, 'MuiDataGrid'> = {
  MuiDataGrid: {
    defaultProps: {
      rowHeight: sizes.row.standard,
      columnHeaderHeight: sizes.row.head,
      pageSizeOptions: [10, 25, 50, 100],
      disableRowSelectionOnClick: true,
    },
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: corners.card,
        borderColor: theme.vars.palette.divider,
        backgroundColor: theme.vars.palette.background.paper,
        fontSize: '0.9375rem',
        '& .MuiDataGrid-columnHeaders': { color: theme.vars.palette.text.secondary },
        '& .MuiDataGrid-columnHeader .MuiIconButton-root': { width: 28, height: 28 },
        // The grid's own lengths are drawn by lot from one row of numbers, so they hang on what was loaded before.
        '& .MuiDataGrid-cellSkeleton .MuiSkeleton-text': { width: '60% !important' },
        '& .MuiDataGrid-columnSeparator': { opacity: 0 },
        '& .MuiDataGrid-columnHeader:is(:hover, :focus-within) .MuiDataGrid-columnSeparator': { opacity: 1 },
        '& .MuiDataGrid-cell:focus, & .MuiDataGrid-cell:focus-within, & .MuiDataGrid-columnHeader:focus': {
          outline: `2px solid ${theme.vars.palette.primary.main}`,
          outlineOffset: -2,
        },
        '& .MuiDataGrid-row.Mui-selected': { backgroundColor: theme.vars.palette.surface.tint },
        '& .MuiDataGrid-row:not(.Mui-selected):hover': {
          backgroundColor: `color-mix(in srgb, ${theme.vars.palette.primary.main} 5%, transparent)`,
        },
      }),
      toolbar: { minHeight: sizes.header, padding: 12 },
      columnHeaderTitle: { fontSize: '0.8125rem', fontWeight: 650 },
      cell: {
        '&.MuiDataGrid-cell--textRight': { fontVariantNumeric: 'tabular-nums' },
        // In the middle of an odd height a chip would stand on half a pixel, which is painted now up, now down.
        '& .MuiChip-root': { marginBottom: 'calc(1px - mod(var(--height), 2px))' },
      },
    },
  },
};
