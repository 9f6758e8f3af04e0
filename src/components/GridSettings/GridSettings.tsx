import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Divider from '@mui/material/Divider';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import type { GridPreferences } from '../gridPreferences';
import { Icon } from '../Icon/Icon';

export interface GridSettingsProps {
  readonly columns: readonly { readonly id: string; readonly label: string; readonly shown: boolean }[];
  readonly density: GridPreferences['density'];
  readonly onColumn: (id: string, shown: boolean) => void;
  readonly onDensity: (density: GridPreferences['density']) => void;
}

const densities: readonly { readonly id: GridPreferences['density']; readonly label: string }[] = [
  { id: 'compact', label: 'Compact rows' },
  { id: 'standard', label: 'Standard rows' },
  { id: 'comfortable', label: 'Roomy rows' },
];

/** Which columns a grid shows and how close its rows stand. */
export function GridSettings({ columns, density, onColumn, onDensity }: GridSettingsProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const menuId = useId();
  const shownCount = columns.filter(({ shown }) => shown).length;
  return (
    <>
      <Button
        startIcon={<Icon name="columns" />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? menuId : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Columns
      </Button>
      <Menu id={menuId} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {columns.map(({ id, label, shown }) => (
          <MenuItem
            key={id}
            dense
            role="menuitemcheckbox"
            aria-checked={shown}
            // A grid without any column would be an empty box with no way back.
            disabled={shown && shownCount === 1}
            onClick={() => onColumn(id, !shown)}
          >
            <Checkbox
              checked={shown}
              size="small"
              tabIndex={-1}
              slotProps={{ input: { 'aria-hidden': true } }}
            />
            <ListItemText primary={label} />
          </MenuItem>
        ))}
        <Divider />
        <ListSubheader role="none">Row height</ListSubheader>
        {densities.map(({ id, label }) => (
          <MenuItem
            key={id}
            role="menuitemradio"
            aria-checked={id === density}
            selected={id === density}
            onClick={() => onDensity(id)}
          >
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
