import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { Theme } from '@mui/material/styles';
import { useIsOffice } from '../density';

interface PageTab {
  readonly label: string;
  readonly href: string;
}

export interface PageTabsProps {
  /** Names the group of pages, for who does not see it. */
  readonly label: string;
  /** The pages of the group, in their order. */
  readonly tabs: readonly PageTab[];
  /** The address of the page that is open; one that is no tab's marks none. */
  readonly current: string;
}

/**
 * Pages of one kind beside each other: links, so that each opens in a tab of its own too. Laid out by the browser alone:
 * the row stands in the first frame, and where it is too wide for a desk it takes a second line.
 */
export function PageTabs({ label, tabs, current }: PageTabsProps) {
  const isOffice = useIsOffice();
  return (
    <Box
      component="nav"
      aria-label={label}
      data-screen-only
      // On a phone right below the bar, so that a list begins on the first screen.
      sx={isOffice ? [row, low] : row}
    >
      {tabs.map(({ label: name, href }) => (
        <ButtonBase
          key={href}
          ref={href === current ? bringIntoView : undefined}
          href={href}
          disableRipple
          aria-current={href === current ? 'page' : undefined}
          sx={tab}
        >
          {name}
        </ButtonBase>
      ))}
    </Box>
  );
}

/** Brings the tab of the open page into a row that is scrolled: at once, and again when its letters have come. */
function bringIntoView(link: HTMLElement | null) {
  const nav = link?.parentElement;
  if (!nav || typeof ResizeObserver === 'undefined') return undefined;
  // By hand: scrollIntoView would scroll the page too.
  const watcher = new ResizeObserver(() => {
    const [inner, outer] = [link.getBoundingClientRect(), nav.getBoundingClientRect()];
    if (inner.left < outer.left) nav.scrollLeft -= outer.left - inner.left + beyond;
    else if (inner.right > outer.right) nav.scrollLeft += inner.right - outer.right + beyond;
  });
  watcher.observe(link);
  return () => watcher.disconnect();
}

/** So much of the next tab shows that one sees that there is one. Pixels. */
const beyond = 32;

const row = {
  display: 'flex',
  flexWrap: { '@sm': 'wrap' },
  overflowX: { xs: 'auto', '@sm': 'visible' },
  scrollbarWidth: 'none',
  mt: { xs: -1.5, '@sm': 0 },
  mb: { xs: 1, '@sm': 3 },
  borderBottom: 1,
  borderColor: 'divider',
} as const;

/** Above a list of many rows. */
const low = (theme: Theme) => ({
  [theme.containerQueries.up('md')]: { mb: 0.75, '& > a': { minHeight: 38 } },
});

const tab = {
  typography: 'button',
  flexShrink: 0,
  minWidth: 64,
  maxWidth: 360,
  minHeight: 48,
  px: 1.5,
  color: 'text.secondary',
  // The row cuts off what stands around a tab.
  '&:focus-visible': { outlineOffset: '-3px' },
  '&[aria-current]': { color: 'primary.main' },
  '&[aria-current]::after': {
    content: '""',
    position: 'absolute',
    inset: 'auto 0 0',
    height: 3,
    bgcolor: 'primary.main',
  },
} as const;
