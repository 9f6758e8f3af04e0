import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { Theme } from '@mui/material/styles';
import type { MouseEvent, ReactNode } from 'react';
import { layout } from '@theme/index';

interface PortalLayoutProps {
  readonly header: ReactNode;
  readonly navigation: ReactNode;
  /** Whether the navigation stands open beside the page; where it lies over it, nothing moves. */
  readonly beside: boolean;
  readonly footer: ReactNode;
  readonly children: ReactNode;
}

const mainId = 'main';

/** How every page of a signed-in customer is laid out. */
export function PortalLayout({ header, navigation, beside, footer, children }: PortalLayoutProps) {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100dvh' }}>
      <Link component="a" href={`#${mainId}`} onClick={toMain} sx={onlyInFocus}>
        Skip to the page
      </Link>
      {header}
      {navigation}
      <Box sx={{ ...content, ml: beside ? `${layout.sidebar}px` : 0 }}>
        <Box component="main" id={mainId} tabIndex={-1} sx={{ flex: 1, outline: 'none' }}>
          {children}
        </Box>
        {footer}
      </Box>
    </Box>
  );
}

/** The margins of one page, and the width that it never exceeds. */
export const PortalPage = ({ children }: { readonly children: ReactNode }) => <Box sx={page}>{children}</Box>;

/** Focus without a change of address, which a router would take for a change of page. */
function toMain(event: MouseEvent) {
  event.preventDefault();
  document.getElementById(mainId)?.focus();
}

const onlyInFocus = {
  position: 'fixed',
  top: 8,
  left: 8,
  zIndex: 'tooltip',
  px: 2,
  py: 1.5,
  borderRadius: '8px',
  bgcolor: 'background.paper',
  '&:not(:focus)': { transform: 'translateY(-200%)' },
} as const;

const content = {
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  transition: (theme: Theme) => theme.transitions.create('margin-left'),
} as const;

const page = {
  width: '100%',
  maxWidth: layout.content,
  mx: 'auto',
  px: { xs: 2, sm: 3, md: 4 },
  py: { xs: 3, sm: 4 },
  // Paper has margins of its own.
  '@media print': { p: 0, maxWidth: 'none' },
} as const;
