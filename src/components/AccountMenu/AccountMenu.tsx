import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

export interface SwitchableAccount {
  readonly id: string;
  readonly name: string;
  readonly accountNo: string;
  /** Why it stands apart: "Closed", "View only". */
  readonly note?: string;
}

export interface AccountMenuProps {
  readonly id: string;
  /** The element that the menu hangs on. */
  readonly anchor: HTMLElement;
  readonly accounts: readonly SwitchableAccount[];
  /** An account's id; null is all of them together. */
  readonly selected: string | null;
  /** Whether all of them can be looked at together; each by itself where not. */
  readonly together?: boolean;
  readonly onSelect: (id: string | null) => void;
  readonly onClose: () => void;
}

/** The accounts to choose from, all of them together first. */
export function AccountMenu(props: AccountMenuProps) {
  const { id, anchor, accounts, selected, together = true, onSelect, onClose } = props;
  return (
    <Menu id={id} anchorEl={anchor} open onClose={onClose} slotProps={{ list: { sx: wrapping } }}>
      {together && (
        <MenuItem
          role="menuitemradio"
          aria-checked={selected === null}
          selected={selected === null}
          onClick={() => onSelect(null)}
        >
          <ListItemText primary="All accounts" secondary={`${accounts.length} accounts together`} />
        </MenuItem>
      )}
      {accounts.map((account) => (
        <MenuItem
          key={account.id}
          role="menuitemradio"
          aria-checked={account.id === selected}
          selected={account.id === selected}
          onClick={() => onSelect(account.id)}
        >
          <ListItemText
            primary={account.name}
            secondary={[`Account ${account.accountNo}`, account.note].filter(Boolean).join(' · ')}
          />
        </MenuItem>
      ))}
    </Menu>
  );
}

/** A long name takes a second line; cut off, two partnerships could look the same. */
const wrapping = { '& .MuiMenuItem-root': { whiteSpace: 'normal', overflowWrap: 'anywhere' } } as const;
