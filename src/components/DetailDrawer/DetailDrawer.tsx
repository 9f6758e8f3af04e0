import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import * as common from '@locales/common';
import { Icon } from '../Icon/Icon';

export interface DetailDrawerProps {
  readonly open: boolean;
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Buttons that stay in sight below the content. */
  readonly actions?: ReactNode;
}

/** One thing of a list, opened beside it; on a phone it takes the whole screen. */
export function DetailDrawer({ open, title, onClose, children, actions }: DetailDrawerProps) {
  const titleId = useId();
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={onClose}
      // A drawer is made to lie below the bar of the page; this one covers it, title and close button included.
      sx={{ zIndex: 'modal' }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': titleId,
          sx: { width: { xs: '100%', sm: 'min(560px, calc(100vw - 56px))' } },
        },
      }}
    >
      <Stack
        direction="row"
        sx={{
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 1,
          p: 2,
          paddingInlineStart: 3,
          '@media print': { p: 0 },
        }}
      >
        <Typography variant="h2" id={titleId} sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        <IconButton aria-label={common.close()} onClick={onClose} edge="end">
          <Icon name="close" />
        </IconButton>
      </Stack>
      {/* Focusable, so that the keyboard can scroll what has no link or button in it. */}
      <Box
        component="section"
        aria-labelledby={titleId}
        tabIndex={0}
        sx={{ flex: 1, overflowY: 'auto', px: 3, pb: 3, '&:focus-visible': { outlineOffset: '-3px' } }}
      >
        {children}
      </Box>
      {actions && (
        <Stack
          data-screen-only
          direction="row"
          sx={{ gap: 1.5, p: 2, px: 3, borderTop: '1px solid', borderColor: 'divider' }}
        >
          {actions}
        </Stack>
      )}
    </Drawer>
  );
}
