import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { lazy, type ReactNode, Suspense, useId, useState } from 'react';
import * as m from '@locales/components';
import type { AccountMenuProps, SwitchableAccount } from '../AccountMenu/AccountMenu';
import { Icon } from '../Icon/Icon';
import { rich } from '../rich';
import { visuallyHidden } from '../visuallyHidden';

// A menu brings focus traps and layers, which nobody needs before the first click.
const loadMenu = () => import('../AccountMenu/AccountMenu').then((menu) => ({ default: menu.AccountMenu }));
const AccountMenu = lazy(loadMenu);

export interface AccountSwitcherProps extends Pick<AccountMenuProps, 'together'> {
  /** The accounts to choose from, in their order. */
  readonly accounts: readonly SwitchableAccount[];
  /** An account's id; null is all of them together. Asks for a choice where it is neither. */
  readonly selected: string | null;
  /** The day of the figures, "Nov 21": on a phone, where the choice is a few words beside the title, it stands before. */
  readonly day?: string;
  /** Chooses an account by its id, or all of them together with null. */
  readonly onSelect: (id: string | null) => void;
}

/** Chooses whose figures the pages show. One account alone is named and cannot be switched. */
export function AccountSwitcher(props: AccountSwitcherProps) {
  const { accounts, selected, together = true, day, onSelect } = props;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const menuId = useId();
  const [only] = accounts;
  const current = accounts.length === 1 ? only : accounts.find(({ id }) => id === selected);

  const choose = (id: string | null) => {
    setAnchor(null);
    if (id !== selected) onSelect(id);
  };

  if (accounts.length < 2) return current ? <Face account={current} day={day} /> : null;
  return (
    <>
      <ButtonBase
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? menuId : undefined}
        onPointerEnter={() => void loadMenu()}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={[frame, button]}
      >
        <Words account={current} all={together && selected === null} count={accounts.length} day={day} />
        <Icon name="switch" fontSize="small" sx={{ display: { xs: 'none', '@sm': 'block' } }} />
        <Icon name="expand" fontSize="small" sx={{ display: { '@sm': 'none' } }} />
      </ButtonBase>
      {anchor && (
        <Suspense>
          <AccountMenu
            id={menuId}
            anchor={anchor}
            accounts={accounts}
            selected={selected}
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
  gap: { xs: 0.25, '@sm': 1 },
  alignItems: 'center',
  width: '100%',
  minHeight: { xs: 44, '@sm': 60 },
  px: { '@sm': 2 },
  py: { '@sm': 1 },
  border: { '@sm': '1px solid' },
  borderColor: { '@sm': 'divider' },
  borderRadius: 1,
  textAlign: 'start',
} as const;

const button = {
  borderColor: { '@sm': 'surface.control' },
  '&:hover': { borderColor: { '@sm': 'text.primary' } },
} as const;

interface WordsProps {
  readonly account: SwitchableAccount | undefined;
  /** Whether all of them are shown together. */
  readonly all: boolean;
  readonly count: number;
  readonly day: string | undefined;
}

const Face = ({ account, day }: Pick<WordsProps, 'account' | 'day'>) => (
  <Box sx={frame}>
    <Words account={account} all={false} count={1} day={day} />
  </Box>
);

const Words = (props: WordsProps) => (
  <>
    <FewWords {...props} />
    <AllWords {...props} />
  </>
);

/** "Nov 21 · 00117", with the name for who hears it. */
const FewWords = ({ account, all, count, day }: WordsProps) => (
  <Typography component="span" variant="caption" sx={{ display: { '@sm': 'none' }, color: 'text.secondary' }}>
    {day && `${day} · `}
    {account ? (
      <>
        {account.accountNo} {onlyHeard(account.name)}
      </>
    ) : all ? (
      rich(m.allCounted({ count }), { hidden: onlyHeard })
    ) : (
      m.chooseAccount()
    )}
  </Typography>
);

const onlyHeard = (words: ReactNode) => (
  <Box component="span" sx={visuallyHidden}>
    {words}
  </Box>
);

function AllWords({ account, all, count }: WordsProps) {
  return (
    <Box component="span" sx={{ display: { xs: 'none', '@sm': 'block' }, minWidth: 0 }}>
      <Typography component="span" variant="caption" sx={{ display: 'block', color: 'text.secondary' }}>
        {account ? m.accountNumber({ number: account.accountNo }) : m.countOfAccounts({ count })}
      </Typography>
      <Typography component="span" variant="subtitle2" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
        {account?.name ?? (all ? m.allAccounts() : m.chooseAccount())}
      </Typography>
    </Box>
  );
}
