import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { CSSProperties } from 'react';
import { type Column, type TableProps } from '../columns';

export interface PlainTableProps<Row> extends Pick<
  TableProps<Row>,
  'label' | 'rows' | 'columns' | 'rowId' | 'loading'
> {
  /** Rows to hold the place of while they load. */
  readonly placeholders?: number;
}

/**
 * Rows as a plain table: for short lists that nobody sorts, and in place of the grid until its code is there.
 * Its measures are the grid's, so that nothing moves when the grid takes over.
 */
export function PlainTable<Row>(props: PlainTableProps<Row>) {
  const { label, rows, columns, rowId, loading = false, placeholders = 10 } = props;
  const shown = columns.filter(({ optional }) => !optional);
  return (
    // Wider than the window it scrolls, and then the keyboard must reach it.
    <Box component="section" aria-label={label} tabIndex={0} sx={frame}>
      <table aria-label={label} aria-busy={loading}>
        <thead>
          <tr>
            {shown.map((column) => (
              <th key={column.id} scope="col" style={cellOf(column)}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {loading && rows.length === 0
            ? Array.from({ length: placeholders }, (_, at) => <Waiting key={at} columns={shown} />)
            : rows.map((row) => (
                <tr key={rowId(row)}>
                  {shown.map((column) => (
                    <td
                      key={column.id}
                      style={cellOf(column)}
                      data-value={inOneLine(column, row) || undefined}
                    >
                      {column.cell?.(row) ?? column.text(row)}
                    </td>
                  ))}
                </tr>
              ))}
        </tbody>
      </table>
    </Box>
  );
}

/** Letters of a day or a number. What is longer wraps on paper between its words, and nothing of it is cut by that. */
const SHORT = 16;

/** What stands in one line on paper too: figures, and values that are short. */
const inOneLine = <Row,>({ align, whole, text }: Column<Row>, row: Row): boolean =>
  align === 'right' || (whole === true && text(row).length <= SHORT);

/** Not through the theme's sheet: a printed list has thousands of cells. */
const cellOf = <Row,>({ align = 'left', width, grow = 0 }: Column<Row>): CSSProperties => ({
  textAlign: align,
  width: grow > 0 ? `${grow * 100}%` : width,
  minWidth: width,
  ...(align === 'right' && { fontVariantNumeric: 'tabular-nums' }),
});

const Waiting = <Row,>({ columns }: { readonly columns: readonly Column<Row>[] }) => (
  <tr>
    {columns.map((column) => (
      <td key={column.id}>
        <Skeleton
          sx={{
            width: column.align === 'right' ? '60%' : '80%',
            marginInlineStart: column.align === 'right' ? 'auto' : 0,
          }}
        />
      </td>
    ))}
  </tr>
);

const frame = {
  overflow: 'auto',
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: 1.5,
  bgcolor: 'background.paper',
  fontSize: '0.9375rem',
  '& table': { width: '100%', borderCollapse: 'collapse', tableLayout: 'auto' },
  '& th': {
    height: 44,
    bgcolor: 'surface.subtle',
    color: 'text.secondary',
    fontSize: '0.8125rem',
    fontWeight: 650,
    whiteSpace: 'nowrap',
  },
  '& td': { height: 52, borderTop: '1px solid', borderColor: 'divider' },
  '& th, & td': { px: '10px', py: 0 },
  // Paper does not scroll, and a sheet cuts what is wider: every column is as narrow as its words allow, and words wrap.
  '@media print': {
    overflow: 'visible',
    borderRadius: 0,
    border: 0,
    fontSize: '8pt',
    '& th, & td': {
      width: 'auto !important',
      minWidth: '0 !important',
      height: 'auto',
      px: '4px',
      py: '3px',
      fontSize: 'inherit',
      overflowWrap: 'break-word',
    },
    '& th': { whiteSpace: 'normal', verticalAlign: 'bottom' },
    '& td *': { fontSize: 'inherit' },
    // An address of somebody is one long word: it breaks, but no column is narrower than usual words.
    '& td:not([data-value])': { overflowWrap: 'anywhere', minWidth: '10ch !important' },
    '& .MuiChip-root': { height: 'auto', border: 0, bgcolor: 'transparent' },
    '& .MuiChip-icon': { display: 'none' },
    '& .MuiChip-label': { p: 0, whiteSpace: 'normal' },
    '& [data-value]': { whiteSpace: 'nowrap' },
  },
} as const;
