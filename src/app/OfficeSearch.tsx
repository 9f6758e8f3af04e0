import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { lazy, Suspense, useEffect, useState } from 'react';
import * as m from '@locales/shell';
import { Icon } from '../components/Icon/Icon';

const FindDialog = lazy(async () => ({
  default: (await import('../features/officeAccounts/FindDialog')).FindDialog,
}));

const isApple = (): boolean => /Mac|iP(hone|ad)/.test(navigator.platform);

/** In the bar of whoever works in the office: any account from any page, also by Ctrl+K, or ⌘K on a Mac. */
export function OfficeSearch() {
  const [open, setOpen] = useState(false);
  useEffect(function listenForKeys() {
    const onKey = (event: KeyboardEvent) => {
      const { ctrlKey, metaKey, altKey, shiftKey, key } = event;
      if (!(ctrlKey || metaKey) || altKey || shiftKey || key.toLowerCase() !== 'k') return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  const keys = isApple() ? '⌘K' : 'Ctrl+K';
  const own = {
    color: 'inherit',
    'aria-label': m.findAccountKeys({ keys }),
    'aria-keyshortcuts': isApple() ? 'Meta+K' : 'Control+K',
    onClick: () => setOpen(true),
  } as const;
  return (
    <>
      <Button {...own} startIcon={<Icon name="search" />} sx={{ ...wide, whiteSpace: 'nowrap' }}>
        {m.findAccount()}
      </Button>
      <IconButton {...own} sx={{ display: { md: 'none' } }}>
        <Icon name="search" />
      </IconButton>
      <Suspense>{open && <FindDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}

const wide = { display: { xs: 'none', md: 'inline-flex' } } as const;
