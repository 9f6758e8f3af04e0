import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import * as m from '@locales/components';
import { BrandMark } from '../BrandMark/BrandMark';
import { Icon } from '../Icon/Icon';

export interface AppHeaderProps {
  /** The company's name. */
  readonly title: string;
  /** Whether the navigation is shown. */
  readonly menuOpen: boolean;
  /** Shows the navigation, or hides it. */
  readonly onToggleMenu: () => void;
  /** The id of the navigation that the menu button shows and hides. */
  readonly navId: string;
  /** What stands at the end of the bar: the menu of the person. */
  readonly userMenu: ReactNode;
}

/** The bar of every signed-in page. Mark and name lead home. */
export function AppHeader({ title, menuOpen, onToggleMenu, navId, userMenu }: AppHeaderProps) {
  return (
    <AppBar position="sticky" component="header" sx={{ zIndex: (theme) => theme.zIndex.drawer + 1 }}>
      <Toolbar sx={{ gap: { xs: 1, sm: 1.5 } }}>
        <IconButton
          color="inherit"
          edge="start"
          aria-label={menuOpen ? m.closeMenu() : m.openMenu()}
          aria-expanded={menuOpen}
          aria-controls={navId}
          onClick={onToggleMenu}
        >
          <Icon name="menu" />
        </IconButton>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Link
            href="/home"
            aria-label={m.companyHome({ company: title })}
            color="inherit"
            underline="none"
            sx={home}
          >
            <BrandMark />
            <Typography component="span" variant="h3" sx={name}>
              {title}
            </Typography>
          </Link>
        </Box>
        {userMenu}
      </Toolbar>
    </AppBar>
  );
}

/** As wide as its words, and as high as a thumb needs. */
const home = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: { xs: 1, sm: 1.5 },
  maxWidth: '100%',
  minHeight: 44,
  verticalAlign: 'top',
  '&&:focus-visible': { outlineColor: 'var(--fg-palette-surface-accent)' },
} as const;

/** On a phone a long name takes two lines rather than lose its end. */
const name = {
  minWidth: 0,
  overflow: 'hidden',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: { xs: '2', sm: '1' },
  fontSize: { xs: '1rem', sm: '1.25rem' },
  lineHeight: { xs: 1.25, sm: 1.4 },
} as const;
