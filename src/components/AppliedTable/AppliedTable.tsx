import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import * as common from '@locales/common';
import * as m from '@locales/components';
import { CalendarDate } from '../CalendarDate/CalendarDate';
import { Money } from '../Money/Money';
import { rich } from '../rich';

export interface Applied {
  readonly id: string;
  readonly what: ReactNode;
  readonly note?: string | null;
  /** 'YYYY-MM-DD'; null where nobody knows. */
  readonly on: string | null;
  /** Integer cents. */
  readonly cents: number;
  readonly discountCents?: number;
}

export interface AppliedTableProps {
  readonly label: string;
  /** What the first column holds: the documents of a payment, or the payments of a document. */
  readonly of: string;
  /** What was applied to what, with integer cents. */
  readonly rows: readonly Applied[];
}

/** What money was applied to, or what was applied to a document: what, when, how much. */
export const AppliedTable = ({ label, of, rows }: AppliedTableProps) => (
  <Table size="small" aria-label={label}>
    <TableHead>
      <TableRow>
        <TableCell sx={{ paddingInlineStart: 0 }}>{of}</TableCell>
        <TableCell>{m.appliedOn()}</TableCell>
        <TableCell align="right" sx={{ paddingInlineEnd: 0 }}>
          {common.amount()}
        </TableCell>
      </TableRow>
    </TableHead>
    <TableBody>
      {rows.map(({ id, what, note, on, cents, discountCents = 0 }) => (
        <TableRow key={id}>
          <TableCell component="th" scope="row" sx={{ paddingInlineStart: 0 }}>
            {what}
            {note && <Note>{note}</Note>}
          </TableCell>
          <TableCell>
            <CalendarDate date={on} />
          </TableCell>
          <TableCell align="right" sx={{ paddingInlineEnd: 0 }}>
            <Money cents={cents} />
            {discountCents !== 0 && (
              <Note>{rich(m.andDiscount(), { sum: <Money cents={discountCents} /> })}</Note>
            )}
          </TableCell>
        </TableRow>
      ))}
    </TableBody>
  </Table>
);

const Note = ({ children }: { readonly children: ReactNode }) => (
  <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
    {children}
  </Typography>
);
