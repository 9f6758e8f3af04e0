import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import * as common from '@locales/common';
import { isLaidOut } from '../bareKey';
import { useIsOffice } from '../density';
import { Icon } from '../Icon/Icon';
import { visuallyHidden } from '../visuallyHidden';

export interface DetailDrawerProps {
  readonly open: boolean;
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Buttons that stay in sight below the content. */
  readonly actions?: ReactNode;
  /** On a wide page of the office it stands beside its list, which stays usable, and follows the row. */
  readonly beside?: boolean;
}

/** One thing of a list, opened beside it; on a phone it takes the whole screen. */
export function DetailDrawer({ beside = false, ...props }: DetailDrawerProps) {
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'), { noSsr: true });
  const isBeside = useIsOffice() && isWide && beside;
  if (isBeside) return props.open && <Beside {...props} />;
  return <Over {...props} />;
}

type PartProps = Omit<DetailDrawerProps, 'beside'>;

function Over({ open, onClose, ...content }: PartProps) {
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
      <Content {...content} titleId={titleId} onClose={onClose} />
    </Drawer>
  );
}

/**
 * Not modal: the focus comes to its heading when it opens, and may leave. What it comes to show of another row is
 * announced.
 */
function Beside({ title, onClose, ...content }: PartProps) {
  const titleId = useId();
  const place = useRef<HTMLElement>(null);
  useEffect(function beginAtTheHeading() {
    place.current?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
  }, []);
  const close = () => {
    const lists = document.querySelectorAll<HTMLElement>('main [role=grid]');
    [...lists].find(isLaidOut)?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true });
    onClose();
  };
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.stopPropagation();
    close();
  };
  return (
    <Box
      ref={place}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a dialog element closes itself on Escape, unasked
      role="dialog"
      data-side-panel
      aria-labelledby={titleId}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape leaves it from anywhere in it
      onKeyDown={leave}
      sx={panel}
    >
      <Box component="output" aria-live="polite" sx={visuallyHidden}>
        {title}
      </Box>
      <Content {...content} title={title} titleId={titleId} onClose={close} />
    </Box>
  );
}

interface ContentProps extends Omit<PartProps, 'open'> {
  readonly titleId: string;
}

const Content = ({ title, titleId, onClose, children, actions }: ContentProps) => (
  <>
    <Stack direction="row" sx={head}>
      <Typography variant="h2" id={titleId} tabIndex={-1} sx={heading}>
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
  </>
);

const head = {
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
  p: 2,
  paddingInlineStart: 3,
  '@media print': { p: 0 },
} as const;

const heading = { minWidth: 0, overflowWrap: 'anywhere', outline: 'none' } as const;

/** The same parts closer to each other, in the frame that lists have. */
const panel = {
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  overflow: 'hidden',
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: 1.5,
  bgcolor: 'background.paper',
  '& > div': { py: 1, px: 2 },
  '& > div > h2': { fontSize: '1.125rem', lineHeight: '26px' },
  '& > section': { px: 2, pb: 2 },
} as const;
