import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

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

/** Pages of one kind beside each other: links, so that each opens in a tab of its own too. */
export function PageTabs({ label, tabs, current }: PageTabsProps) {
  const value = tabs.some(({ href }) => href === current) ? current : false;
  return (
    <Box
      component="nav"
      aria-label={label}
      data-screen-only
      // On a phone right below the bar, so that a list begins on the first screen.
      sx={{ mt: { xs: -1.5, '@sm': 0 }, mb: { xs: 1, '@sm': 3 }, borderBottom: 1, borderColor: 'divider' }}
    >
      <Tabs
        {...noTab}
        component="div"
        value={value}
        variant="scrollable"
        allowScrollButtonsMobile
        slotProps={plainList}
      >
        {tabs.map(({ label: name, href }) => (
          <Tab
            key={href}
            component="a"
            href={href}
            label={name}
            value={href}
            {...noTab}
            tabIndex={0}
            aria-current={href === current ? 'page' : undefined}
          />
        ))}
      </Tabs>
    </Box>
  );
}

/** What the library would have a tab say of itself. */
const noTab = { role: undefined, 'aria-selected': undefined } as const;

/** Links in a row, and no tab list, which would take the arrow keys and hide all but one from Tab. */
const plainList = { list: { role: 'presentation' } } as const;
