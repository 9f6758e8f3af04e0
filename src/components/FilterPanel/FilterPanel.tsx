import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type FormEvent, type ReactNode, useId } from 'react';
import * as common from '@locales/common';
import * as m from '@locales/components';
import { Icon } from '../Icon/Icon';

export interface FilterPanelProps {
  /** "Filter purchases". */
  readonly title: string;
  readonly onClose: () => void;
  /** Empties the fields; nothing is applied by it. */
  readonly onClear: () => void;
  /** Applies what is in the fields. */
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
  const apply = (event: FormEvent) => {
    event.preventDefault();
    if (!invalid) onApply();
  };
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      onClose={onClose}
      aria-labelledby={titleId}
      slotProps={phone ? { container: { sx: below }, paper: { sx: sheet } } : undefined}
    >
      <Stack
        direction="row"
        sx={{ alignItems: 'center', justifyContent: 'space-between', paddingInlineEnd: 2 }}
      >
        <DialogTitle component="h2" variant="h3" id={titleId}>
          {title}
        </DialogTitle>
        <IconButton aria-label={common.close()} onClick={onClose}>
          <Icon name="close" />
        </IconButton>
      </Stack>
      {/* A form, so that Enter in a field applies; without a box, so that the fields scroll between title and buttons. */}
      <Box component="form" noValidate onSubmit={apply} sx={{ display: 'contents' }}>
        <DialogContent>{children}</DialogContent>
        <DialogActions sx={{ px: 3, py: 2, borderTop: phone ? 1 : 0, borderColor: 'divider' }}>
          <Button aria-label={m.clearFields()} onClick={onClear}>
            {common.clear()}
          </Button>
          <Button type="submit" variant="contained" disabled={invalid} sx={{ flex: phone ? 1 : undefined }}>
            {m.showResults()}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}

const below = { alignItems: 'flex-end' } as const;

/** Some of the list stays in sight above it. Where the theme makes other dialogs the whole window. */
const sheet = (theme: Theme) => ({
  [theme.breakpoints.down('sm')]: {
    height: 'auto',
    maxHeight: 'calc(100% - 64px)',
    borderRadius:
      'calc(2 * var(--fg-shape-borderRadius, 8px)) calc(2 * var(--fg-shape-borderRadius, 8px)) 0 0',
  },
});
