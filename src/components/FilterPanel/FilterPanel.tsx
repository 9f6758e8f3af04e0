import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useId } from 'react';
import * as common from '@locales/common';
import * as m from '@locales/components';
import { Icon } from '../Icon/Icon';

interface FilterPanelProps {
  /** "Filter purchases". */
  readonly title: string;
  readonly onClose: () => void;
  /** Empties the fields; nothing is applied by it. */
  readonly onClear: () => void;
  readonly onApply: () => void;
  /** Whether what is in the fields cannot be asked for. */
  readonly invalid?: boolean;
  readonly children: ReactNode;
}

/** The frame of every way to narrow a list: on a phone a sheet that comes from below, under the thumb. */
export function FilterPanel(props: FilterPanelProps) {
  const { title, onClose, onClear, onApply, invalid = false, children } = props;
  const phone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const titleId = useId();
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      onClose={onClose}
      aria-labelledby={titleId}
      slotProps={phone ? { container: { sx: below }, paper: { sx: sheet } } : undefined}
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
      <DialogActions sx={{ px: 3, py: 2, borderTop: phone ? 1 : 0, borderColor: 'divider' }}>
        <Button onClick={onClear}>{common.clear()}</Button>
        <Button variant="contained" disabled={invalid} onClick={onApply} sx={{ flex: phone ? 1 : undefined }}>
          {m.showResults()}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const below = { alignItems: 'flex-end' } as const;

/** Some of the list stays in sight above it. Where the theme makes other dialogs the whole window. */
const sheet = (theme: Theme) => ({
  [theme.breakpoints.down('sm')]: {
    height: 'auto',
    maxHeight: 'calc(100% - 64px)',
    borderRadius: '16px 16px 0 0',
  },
});
