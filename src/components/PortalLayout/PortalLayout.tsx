import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { Theme } from '@mui/material/styles';
import type { MouseEvent, ReactNode } from 'react';
import { gutters, layout } from '@theme/index';
import * as m from '@locales/components';
import { inOrder } from '../inOrder';

export interface PortalLayoutProps {
  /** The bar, which stays in sight. */
  readonly header: ReactNode;
  /** What stands beside the page, or over it on a phone. */
  readonly navigation: ReactNode;
  /** Whether the navigation stands open beside the page; where it lies over it, nothing moves. */
  readonly beside: boolean;
  /** What stands below the page. */
  readonly footer: ReactNode;
  readonly children: ReactNode;
}

/** The margin beside a page, for what reaches the window's edges. */
export const pageGutter = layout.gutter;

const mainId = 'main';

/** How every page of a signed-in customer is laid out. */
export function PortalLayout({ header, navigation, beside, footer, children }: PortalLayoutProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        minHeight: '100dvh',
        ...gutters(beside ? layout.sidebar : 0),
      }}
    >
      <Link component="a" href={`#${mainId}`} onClick={toMain} sx={onlyInFocus}>
        {m.skipToPage()}
      </Link>
      {header}
      {navigation}
      <Box sx={{ ...content, marginInlineStart: beside ? `${layout.sidebar}px` : 0 }}>
        <Box component="main" id={mainId} tabIndex={-1} sx={main}>
          {children}
        </Box>
        {footer}
      </Box>
    </Box>
  );
}

/** The margins of one page. */
export const PortalPage = ({ children }: { readonly children: ReactNode }) => <Box sx={page}>{children}</Box>;

/** Focus without a change of address, which a router would take for a change of page. */
function toMain(event: MouseEvent) {
  event.preventDefault();
  document.getElementById(mainId)?.focus();
}

const onlyInFocus = {
  position: 'fixed',
  top: 8,
  insetInlineStart: 8,
  zIndex: 'tooltip',
  px: 2,
  py: 1.5,
  borderRadius: 1,
  bgcolor: 'background.paper',
  '&:not(:focus)': { transform: 'translateY(-200%)' },
} as const;

/** The footer begins below the window: there it is never pushed by what comes, and nobody looks at it first. */
const main = {
  flex: '1 0 auto',
  minHeight: 'calc(100dvh - 56px)',
  outline: 'none',
  '@media print': { minHeight: 0 },
} as const;

const content = {
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  // What is on a page asks for the page's width: beside an open navigation a wide window has a narrow page.
  containerType: 'inline-size',
  transition: (theme: Theme) => theme.transitions.create('margin-left'),
} as const;

const page = {
  ...inOrder,
  width: '100%',
  px: layout.gutter,
  pt: { xs: 1.5, '@sm': 4 },
  pb: { xs: 3, '@sm': 4 },
  // Paper has margins of its own, whatever its width.
  '@media print': { p: '0 !important' },
} as const;
