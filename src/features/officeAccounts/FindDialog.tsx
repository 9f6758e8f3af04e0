import * as m from '@locales/officeAccounts';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAccountSearch } from '@/data/officeAccounts';
import { FindAccount } from './FindAccount';

interface FindDialogProps {
  readonly onClose: () => void;
}

/** Looks for an account over any page. It closes with the account that is gone to. */
export function FindDialog({ onClose }: FindDialogProps) {
  const titleId = useId();
  const navigate = useNavigate();
  const [searched, setSearched] = useState('');
  const search = useAccountSearch(searched);
  const go = (href: string) => {
    onClose();
    void navigate(href);
  };
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      onClose={onClose}
      aria-labelledby={titleId}
      onClick={({ target }) => (target as HTMLElement).closest('li a') && onClose()}
      slotProps={{
        container: { sx: { alignItems: 'flex-start' } },
        transition: { onEntered: (node: HTMLElement) => node.querySelector('input')?.focus() },
      }}
    >
      <DialogTitle component="h2" variant="h3" id={titleId}>
        {m.findLabel()}
      </DialogTitle>
      <DialogContent sx={{ pb: 3 }}>
        <FindAccount
          searched={searched}
          onSearch={setSearched}
          found={searched === '' ? undefined : search.data?.found}
          searching={searched !== '' && (search.isPending || search.isPlaceholderData)}
          failure={search.error?.message}
          slashKey={false}
          onGo={go}
        />
      </DialogContent>
    </Dialog>
  );
}
