import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useId, useState } from 'react';
import type { AccountMenuProps, SwitchableAccount } from '../AccountMenu/AccountMenu';
import { Icon } from '../Icon/Icon';

// A menu brings focus traps and layers, which nobody needs before the first click.
const loadMenu = () => import('../AccountMenu/AccountMenu').then((m) => ({ default: m.AccountMenu }));
const AccountMenu = lazy(loadMenu);

interface AccountSwitcherProps extends Pick<AccountMenuProps, 'together'> {
  readonly accounts: readonly SwitchableAccount[];
  /** An account's id; null is all of them together. */
  readonly selected: string | null;
  readonly onSelect: (id: string | null) => void;
}

/** Chooses whose figures the pages show. One account alone is named and cannot be switched. */
export function AccountSwitcher({ accounts, selected, together, onSelect }: AccountSwitcherProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const menuId = useId();
  const [only] = accounts;
  const current = accounts.length === 1 ? only : accounts.find(({ id }) => id === selected);

  const choose = (id: string | null) => {
    setAnchor(null);
    if (id !== selected) onSelect(id);
  };

  if (accounts.length < 2) return current ? <Face account={current} /> : null;
  return (
    <>
      <ButtonBase
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? menuId : undefined}
        onPointerEnter={() => void loadMenu()}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ ...frame, borderColor: 'surface.control', '&:hover': { borderColor: 'text.primary' } }}
      >
        <Words account={current} count={accounts.length} />
        <Icon name="switch" fontSize="small" />
      </ButtonBase>
      {anchor && (
        <Suspense>
          <AccountMenu
            id={menuId}
            anchor={anchor}
            accounts={accounts}
            selected={current?.id ?? null}
            together={together}
            onSelect={choose}
            onClose={() => setAnchor(null)}
          />
        </Suspense>
      )}
    </>
  );
}

const frame = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: 1,
  width: '100%',
  minHeight: 60,
  px: 2,
  py: 1,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '8px',
  textAlign: 'left',
} as const;

const Face = ({ account }: { readonly account: SwitchableAccount }) => (
  <Box sx={frame}>
    <Words account={account} count={1} />
  </Box>
);

function Words({
  account,
  count,
}: {
  readonly account: SwitchableAccount | undefined;
  readonly count: number;
}) {
  return (
    <Box component="span" sx={{ minWidth: 0 }}>
      <Typography component="span" variant="caption" sx={{ display: 'block', color: 'text.secondary' }}>
        {account ? `Account ${account.accountNo}` : `${count} accounts`}
      </Typography>
      <Typography component="span" variant="subtitle2" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
        {account?.name ?? 'All accounts'}
      </Typography>
    </Box>
  );
}
