import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import * as m from '@locales/components';
import { freshPreferences, type GridPreferences } from '../gridPreferences';
import { Icon } from '../Icon/Icon';

export interface SettingsMenuProps {
  readonly id: string;
  /** The button that it hangs from. */
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
  /** Every column that can be hidden, in the order of the grid. */
  readonly columns: readonly {
    readonly id: string;
    readonly label: string;
    readonly shown: boolean;
    /** There is no room for it at this width; whoever asks for it gets it in place of another. */
    readonly gaveWay?: boolean;
  }[];
  /** How this person likes this list at present. */
  readonly preferences: GridPreferences;
  /** Changes some of the preferences; the rest stays. */
  readonly onPrefer: (change: Partial<GridPreferences>) => void;
  /** Makes every column as wide as its words: the way for those who cannot draw its edge. */
  readonly onFit: () => void;
  /** Lets somebody put the columns in another order. */
  readonly onOrder: () => void;
}

const densities: readonly { readonly id: GridPreferences['density']; readonly label: () => string }[] = [
  { id: 'compact', label: m.compactRows },
  { id: 'standard', label: m.standardRows },
  { id: 'comfortable', label: m.roomyRows },
];

/** What there is to choose of a grid. */
export function SettingsMenu(props: SettingsMenuProps) {
  const { id, anchor, onClose, columns, preferences, onPrefer, onFit, onOrder } = props;
  const { columns: chosen, density, slashKey } = preferences;
  const shownCount = columns.filter(({ shown }) => shown).length;
  return (
    <Menu
      anchorEl={anchor}
      open
      onClose={onClose}
      slotProps={{ list: { id, 'aria-label': m.columns(), sx: list } }}
    >
      {columns.map(({ id, label, shown, gaveWay }) => (
        <Check
          key={id}
          label={label}
          note={gaveWay ? m.noRoom() : undefined}
          checked={shown}
          // A grid without any column would be an empty box with no way back.
          disabled={shown && shownCount === 1}
          onCheck={(on) => onPrefer({ columns: { ...chosen, [id]: on } })}
        />
      ))}
      <MenuItem
        dense
        onClick={() => {
          onClose();
          onFit();
        }}
      >
        <ListItemText inset primary={m.fitWidths()} />
      </MenuItem>
      <MenuItem
        dense
        aria-haspopup="dialog"
        onClick={() => {
          onClose();
          onOrder();
        }}
      >
        <ListItemText inset primary={m.columnOrder()} />
      </MenuItem>
      <Divider />
      <ListSubheader role="none">{m.rowHeight()}</ListSubheader>
      {densities.map(({ id, label }) => (
        <MenuItem
          key={id}
          dense
          role="menuitemradio"
          aria-checked={id === density}
          onClick={() => onPrefer({ density: id })}
        >
          <Tick on={id === density} />
          <ListItemText primary={label()} />
        </MenuItem>
      ))}
      <Divider />
      <Check label={m.slashSearches()} checked={slashKey} onCheck={(on) => onPrefer({ slashKey: on })} />
      <MenuItem
        dense
        onClick={() => {
          onClose();
          onPrefer(freshPreferences);
        }}
      >
        <ListItemText inset primary={m.usualColumns()} />
      </MenuItem>
    </Menu>
  );
}

/** Dense for a mouse; a finger needs more. */
const list = { '@media (pointer: coarse)': { '& .MuiMenuItem-root': { minHeight: 44 } } } as const;

/** Only seen: the item says its state itself, and a real box inside of it would be a control in a control. */
const Tick = ({ on }: { readonly on: boolean }) => (
  <ListItemIcon>{on && <Icon name="check" fontSize="small" />}</ListItemIcon>
);

interface CheckProps {
  readonly label: string;
  /** Why it is not checked, below its name. */
  readonly note?: string;
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly onCheck: (checked: boolean) => void;
  // The menu hands its first item the focus through these.
  readonly autoFocus?: boolean;
  readonly tabIndex?: number;
}

function Check({ label, note, checked, disabled, onCheck, ...rest }: CheckProps) {
  return (
    <MenuItem
      {...rest}
      dense
      role="menuitemcheckbox"
      aria-checked={checked}
      disabled={disabled}
      onClick={() => onCheck(!checked)}
    >
      <Tick on={checked} />
      <ListItemText primary={label} secondary={note} />
    </MenuItem>
  );
}
