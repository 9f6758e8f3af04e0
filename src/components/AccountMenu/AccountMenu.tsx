import Box from '@mui/material/Box';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { formatMoney } from '@contract/format/money';
import * as m from '@locales/components';

export interface SwitchableAccount {
  readonly id: string;
  readonly name: string;
  readonly accountNo: string;
  /** Why it stands apart: "Closed", "View only". */
  readonly note?: string;
  /** All that is owed on it; nothing is said where it is not known. */
  readonly owedCents?: number;
}

export interface AccountMenuProps {
  readonly id: string;
  /** The element that the menu hangs on. */
  readonly anchor: HTMLElement;
  /** The accounts to choose from, in their order. */
  readonly accounts: readonly SwitchableAccount[];
  /** An account's id; null is all of them together. None is marked where it is not among them. */
  readonly selected: string | null;
  /** Whether all of them can be looked at together; each by itself where not. */
  readonly together?: boolean;
  /** Chooses an account by its id, or all of them together with null. */
  readonly onSelect: (id: string | null) => void;
  readonly onClose: () => void;
}

/** The accounts to choose from, each with what is owed on it, all of them together first. */
export function AccountMenu(props: AccountMenuProps) {
  const { id, anchor, accounts, selected, together = true, onSelect, onClose } = props;
  return (
    <Menu
      anchorEl={anchor}
      open
      onClose={onClose}
      slotProps={{ list: { id, 'aria-label': m.accountList(), sx: wrapping } }}
    >
      {together && (
        <MenuItem
          role="menuitemradio"
          aria-checked={selected === null}
          selected={selected === null}
          onClick={() => onSelect(null)}
        >
          <ListItemText
            primary={m.allAccounts()}
            secondary={m.accountsTogether({ count: accounts.length })}
          />
          <Owed cents={togetherCents(accounts)} />
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
            secondary={[m.accountNumber({ number: account.accountNo }), account.note]
              .filter(Boolean)
              .join(' · ')}
          />
          <Owed cents={account.owedCents} />
        </MenuItem>
      ))}
    </Menu>
  );
}

/** What is owed on all of them; undefined where it is not known of one. */
const togetherCents = (accounts: readonly SwitchableAccount[]): number | undefined =>
  accounts.reduce<number | undefined>(
    (sum, { owedCents }) => (sum === undefined || owedCents === undefined ? undefined : sum + owedCents),
    0,
  );

function Owed({ cents }: { readonly cents: number | undefined }) {
  if (cents === undefined) return null;
  return (
    <Box component="span" sx={figure}>
      {cents > 0 && (
        <Typography component="span" variant="subtitle2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {formatMoney(cents)}
        </Typography>
      )}
      <Typography component="span" variant="caption" sx={{ color: 'text.secondary' }}>
        {cents > 0 ? ` ${m.owed()}` : m.nothingOwed()}
      </Typography>
    </Box>
  );
}

/** Never cut off: the name beside it gives way. */
const figure = {
  display: 'grid',
  justifyItems: 'end',
  flex: 'none',
  marginInlineStart: 3,
  whiteSpace: 'pre',
} as const;

/** A long name takes a second line; cut off, two partnerships could look the same. */
const wrapping = { '& .MuiMenuItem-root': { whiteSpace: 'normal', overflowWrap: 'anywhere' } } as const;
