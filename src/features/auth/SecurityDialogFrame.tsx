import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useId } from 'react';
import * as common from '@locales/common';
import { Icon } from '@/components/Icon/Icon';
import type { SignInCodes } from '@/session/security';
import type { Ask } from './useSecurity';

interface SecurityDialogFrameProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Steps of a set-up over the page; on a phone in its place. A click beside it loses nothing. */
export function SecurityDialogFrame({ title, onClose, children }: SecurityDialogFrameProps) {
  const phone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const titleId = useId();
  return (
    <Dialog
      open
      fullScreen={phone}
      fullWidth
      maxWidth="xs"
      onClose={(_, reason) => {
        if (reason === 'escapeKeyDown') onClose();
      }}
      aria-labelledby={titleId}
    >
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', pr: 2 }}>
        <DialogTitle component="h2" variant="h3" id={titleId}>
          {title}
        </DialogTitle>
        <IconButton aria-label={common.close()} onClick={onClose}>
          <Icon name="close" />
        </IconButton>
      </Stack>
      <DialogContent>{children}</DialogContent>
    </Dialog>
  );
}

/** What a dialog about one way to get codes has to know and to tell. */
export interface CodeDialogProps {
  readonly codes: SignInCodes;
  readonly ask: Ask;
  /** Told in a word what is different now. */
  readonly onDone: (words: string) => void;
  readonly onClose: () => void;
}
