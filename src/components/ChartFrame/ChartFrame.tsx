import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import * as m from '@locales/components';

export interface ChartTable {
  readonly head: readonly string[];
  /** The first cell of a row names it; the others are figures. */
  readonly rows: readonly (readonly string[])[];
}

export interface ChartFrameProps {
  readonly title: string;
  /** The same figures in words. */
  readonly table: ChartTable;
  readonly children: ReactNode;
}

/** A chart with its title, and the same figures as a table for whoever reads those better. */
export function ChartFrame({ title, table, children }: ChartFrameProps) {
  const [asTable, setAsTable] = useState(false);
  return (
    <Card sx={{ p: { xs: 2, '@sm': 3 }, height: '100%' }}>
      <Stack direction="row" useFlexGap sx={head}>
        <Typography component="h2" variant="h3">
          {title}
        </Typography>
        <Link
          component="button"
          type="button"
          variant="body2"
          aria-label={asTable ? m.viewAsChartOf({ title }) : m.viewAsTableOf({ title })}
          onClick={() => setAsTable(!asTable)}
          sx={{ whiteSpace: 'nowrap', minHeight: 44, my: -1.5, '@media print': { display: 'none' } }}
        >
          {asTable ? m.viewAsChart() : m.viewAsTable()}
        </Link>
      </Stack>
      {asTable ? <Figures title={title} {...table} /> : children}
    </Card>
  );
}

const head = {
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  columnGap: 2,
  mb: 2,
} as const;

/** Names that differ, though a group may be called like another one: "Fuel 0", "Fuel 1". */
const apart = (names: readonly (string | undefined)[]): readonly string[] =>
  names.map((name, at) => `${name} ${names.slice(0, at).filter((other) => other === name).length}`);

function Figures({ title, head, rows }: ChartTable & { readonly title: string }) {
  const columns = apart(head);
  const lines = apart(rows.map(([name]) => name));
  return (
    <Box component="section" sx={{ overflowX: 'auto' }} aria-label={title} tabIndex={0}>
      <Table size="small" aria-label={title}>
        <TableHead>
          <TableRow>
            {head.map((cell, at) => (
              <TableCell key={columns[at]} align={at === 0 ? 'left' : 'right'}>
                {cell}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(([name, ...figures], line) => (
            <TableRow key={lines[line]}>
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
              {figures.map((figure, at) => (
                <TableCell key={columns[at + 1]} align="right" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                  {figure}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
