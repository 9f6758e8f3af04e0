import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { Theme } from '@mui/material/styles';
import type { MouseEvent, ReactNode } from 'react';
import { gutters, layout } from '@theme/index';
import * as m from '@locales/components';
import { isLaidOut } from '../bareKey';
import { type Density, DensityContext } from '../density';
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
  /** `customer` unless told: pages of the office have narrow margins at any width, and a link to their list. */
  readonly density?: Density;
  readonly children: ReactNode;
}

/** The margin beside a page, for what reaches the window's edges. */
export const pageGutter = layout.gutter;

const mainId = 'main';

/** How every page of a signed-in customer is laid out. */
export function PortalLayout(props: PortalLayoutProps) {
  const { header, navigation, beside, footer, children } = props;
  const isOffice = props.density === 'office';
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        minHeight: '100dvh',
        ...gutters(beside ? layout.sidebar : 0, isOffice),
      }}
    >
      <Link component="a" href={`#${mainId}`} onClick={toMain} sx={onlyInFocus}>
        {m.skipToPage()}
      </Link>
      {isOffice && (
        <Link component="a" href={`#${mainId}`} onClick={toList} sx={onlyInFocus}>
          {m.skipToList()}
        </Link>
      )}
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

interface PortalPageProps {
  readonly density?: Density;
  readonly children: ReactNode;
}

/** The margins of one page, and how closely it is laid out. */
export const PortalPage = ({ density = 'customer', children }: PortalPageProps) => (
  <DensityContext value={density}>
    <Box sx={density === 'office' ? [page, officePage] : page}>{children}</Box>
  </DensityContext>
);

/** Focus without a change of address, which a router would take for a change of page. */
function toMain(event: MouseEvent) {
  event.preventDefault();
  document.getElementById(mainId)?.focus();
}

/** Where the keyboard stands in the list of the page, or came to stand last; the page itself where there is no list. */
function toList(event: MouseEvent) {
  const lists = document.querySelectorAll<HTMLElement>(`#${mainId} [role=grid]`);
  const place = [...lists]
    .find(isLaidOut)
    ?.querySelector<HTMLElement>('[role=gridcell][tabindex="0"], [tabindex="0"]');
  if (!place) return toMain(event);
  event.preventDefault();
  place.focus();
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

/** What the tabs above an office page take, in pixels: what stands below them ends with the window. */
const officeTabs = 48;

/**
 * Rows begin high up. What is opened of a list stands beside it, below the tabs: the last track takes what it is higher
 * than the list.
 */
const officePage = (theme: Theme) => ({
  [theme.containerQueries.up('md')]: { paddingTop: theme.spacing(0.5), paddingBottom: theme.spacing(2) },
  [theme.breakpoints.up('lg')]: {
    '&:has(> [data-side-panel])': {
      display: 'grid',
      gridTemplateColumns: `minmax(0, 1fr) ${layout.panel}px`,
      gridTemplateRows: 'repeat(5, auto) 1fr',
      columnGap: theme.spacing(2),
    },
    '& > *': { gridColumn: 1 },
    '& > nav': { gridColumn: '1 / -1' },
    '& > [data-side-panel]': {
      gridColumn: 2,
      gridRow: '2 / 7',
      position: 'sticky',
      top: layout.header + 8,
      height: `calc(100dvh - ${layout.header + officeTabs + 16}px)`,
    },
  },
});
