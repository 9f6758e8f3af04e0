import Button from '@mui/material/Button';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import type { ExportFormat } from '../../../contract/purchases';
import { Icon } from '../../components/Icon/Icon';

export interface ExportMenuProps {
  /** Rows that the filters let through; unknown while they are counted. */
  readonly rows: number | undefined;
  readonly busy: boolean;
  readonly onExport: (format: ExportFormat) => void;
}

/** Files of everything that the filters let through, whatever page is on screen. */
export function ExportMenu({ rows, busy, onExport }: ExportMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const menuId = useId();
  const choose = (format: ExportFormat) => {
    setAnchor(null);
    onExport(format);
  };
  return (
    <>
      <Button
        startIcon={<Icon name="download" />}
        loading={busy}
        loadingPosition="start"
        disabled={rows === 0}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? menuId : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Download
      </Button>
      <Menu id={menuId} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem onClick={() => choose('csv')}>
          <ListItemText primary={`${allRows(rows)} (CSV)`} secondary="Every column, for a spreadsheet" />
        </MenuItem>
        <MenuItem onClick={() => choose('quickbooks')}>
          <ListItemText primary="QuickBooks bills (CSV)" secondary="One bill per invoice, with its lines" />
        </MenuItem>
        <MenuItem onClick={() => choose('applications')}>
          <ListItemText
            primary="Application record (CSV)"
            secondary="Date, field, product, EPA number, quantity"
          />
        </MenuItem>
      </Menu>
    </>
  );
}

function allRows(rows: number | undefined): string {
  if (rows === undefined) return 'All rows';
  return rows === 1 ? 'The one row' : `All ${rows.toLocaleString('en-US')} rows`;
}
