import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import * as common from '@locales/common';
import * as m from '@locales/components';
import { Icon } from '../Icon/Icon';
import { visuallyHidden } from '../visuallyHidden';

export interface ColumnOrderProps {
  /** Every column in the order of the grid, hidden ones too. */
  readonly columns: readonly { readonly id: string; readonly label: string }[];
  /** Puts the columns in another order, told by their ids. */
  readonly onOrder: (order: readonly string[]) => void;
  readonly onClose: () => void;
}

/** Moves the columns of a grid one place up or down; the grid follows at once. */
export function ColumnOrder({ columns, onOrder, onClose }: ColumnOrderProps) {
  const titleId = useId();
  const [said, setSaid] = useState('');
  const ids = columns.map(({ id }) => id);
  const move = (at: number, by: 1 | -1) => {
    const order = [...ids];
    [order[at], order[at + by]] = [order[at + by]!, order[at]!];
    setSaid(m.columnMoved({ column: columns[at]!.label, place: at + by + 1, of: columns.length }));
    onOrder(order);
  };
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle component="h2" variant="h3" id={titleId}>
        {m.columnOrder()}
      </DialogTitle>
      <DialogContent>
        <Box component="ol" sx={list}>
          {columns.map(({ id, label }, at) => (
            <Box component="li" key={id} sx={row}>
              <Typography sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>{label}</Typography>
              <IconButton
                aria-label={m.moveColumnUp({ column: label })}
                disabled={at === 0}
                onClick={() => move(at, -1)}
              >
                <Icon name="expand" sx={{ transform: 'rotate(180deg)' }} />
              </IconButton>
              <IconButton
                aria-label={m.moveColumnDown({ column: label })}
                disabled={at === columns.length - 1}
                onClick={() => move(at, 1)}
              >
                <Icon name="expand" />
              </IconButton>
            </Box>
          ))}
        </Box>
        <Box component="output" aria-live="polite" sx={visuallyHidden}>
          {said}
        </Box>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button variant="contained" onClick={onClose}>
          {common.close()}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const list = { m: 0, p: 0, listStyle: 'none' } as const;
const row = { display: 'flex', alignItems: 'center', gap: 0.5 } as const;
