/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/prefer-tag-over-role, jsx-a11y/no-interactive-element-to-noninteractive-role -- a table that a phone does not lay out as one would lose its roles */
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

interface PageProps {
  readonly title: string;
  /** The rule of the page, in a sentence or two. */
  readonly lead: string;
  readonly children: ReactNode;
}

/** One page of the handbook. */
export const DocsPage = ({ title, lead, children }: PageProps) => (
  <Box component="main" sx={{ maxWidth: 1120, mx: 'auto', px: { xs: 0, sm: 2 }, py: 2 }}>
    <Typography variant="h1">{title}</Typography>
    <Typography sx={{ color: 'text.secondary', maxWidth: '44em', mt: 1 }}>{lead}</Typography>
    {children}
  </Box>
);

export interface SpecColumn<Row> {
  readonly label: string;
  readonly cell: (row: Row) => ReactNode;
  /** As CSS; the others share what is left. */
  readonly width?: string;
}

interface SpecTableProps<Row> {
  readonly title: string;
  /** Where links lead to it. */
  readonly id?: string;
  readonly note?: string;
  readonly rows: readonly Row[];
  /** The first names the row. */
  readonly columns: readonly SpecColumn<Row>[];
}

/**
 * A table of the handbook. On a phone every row becomes a card that repeats the names of the columns; the roles are
 * written out, because a table that is not laid out as one is none to a screen reader.
 */
export function SpecTable<Row>({ title, id: given, note, rows, columns }: SpecTableProps<Row>) {
  const own = useId();
  const id = given ?? own;
  return (
    <Box component="section" sx={{ mt: 5 }}>
      <Typography variant="h2" id={id}>
        {title}
      </Typography>
      {note && <Typography sx={{ color: 'text.secondary', maxWidth: '44em', mt: 0.5 }}>{note}</Typography>}
      <Box component="table" role="table" aria-labelledby={id} sx={table}>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map(({ label, width }) => (
              <Box component="th" role="columnheader" scope="col" key={label} sx={{ width }}>
                {label}
              </Box>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- the rows of a page of print never move
            <tr role="row" key={at}>
              {columns.map(({ label, cell }, column) => (
                <td role={column === 0 ? 'rowheader' : 'cell'} key={label} data-label={label}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}

const onPhone = '@media (max-width: 599.95px)';

const table = {
  width: '100%',
  mt: 2,
  borderCollapse: 'collapse',
  fontSize: '0.9375rem',
  bgcolor: 'background.paper',
  '& th': {
    p: '10px 16px',
    textAlign: 'left',
    fontSize: '0.8125rem',
    fontWeight: 650,
    color: 'text.secondary',
    bgcolor: 'surface.subtle',
  },
  '& td': { p: '12px 16px', verticalAlign: 'middle', overflowWrap: 'anywhere' },
  '& tr': { borderBottom: '1px solid', borderColor: 'divider' },
  '& [role="rowheader"]': { fontWeight: 600 },
  [onPhone]: {
    display: 'block',
    bgcolor: 'transparent',
    '& tbody, & tr, & td': { display: 'block' },
    '& thead': {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
    '& tr': {
      mb: 1.5,
      p: 1,
      border: '1px solid',
      borderColor: 'divider',
      borderRadius: '12px',
      bgcolor: 'background.paper',
    },
    '& td': { p: '6px 8px' },
    '& td:not([role="rowheader"])::before': {
      content: 'attr(data-label)',
      display: 'block',
      mb: 0.25,
      fontSize: '0.8125rem',
      color: 'text.secondary',
    },
  },
} as const;

/** A token's name or value, as it is written in code. */
export const Code = ({ children }: { readonly children: ReactNode }) => (
  <Box
    component="code"
    sx={{ fontFamily: 'monospace', fontSize: '0.875rem', fontVariantNumeric: 'tabular-nums' }}
  >
    {children}
  </Box>
);
