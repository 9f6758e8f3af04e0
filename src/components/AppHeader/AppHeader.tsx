import AppBar from '@mui/material/AppBar';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { BrandMark } from '../BrandMark/BrandMark';
import { Icon } from '../Icon/Icon';

interface AppHeaderProps {
  /** The company's name. */
  readonly title: string;
  readonly menuOpen: boolean;
  readonly onToggleMenu: () => void;
  /** The id of the navigation that the menu button shows and hides. */
  readonly navId: string;
  readonly userMenu: ReactNode;
}

/** The bar of every signed-in page. */
export function AppHeader({ title, menuOpen, onToggleMenu, navId, userMenu }: AppHeaderProps) {
  return (
    <AppBar position="sticky" component="header" sx={{ zIndex: (theme) => theme.zIndex.drawer + 1 }}>
      <Toolbar sx={{ gap: 1.5 }}>
        <IconButton
          color="inherit"
          edge="start"
          aria-label={menuOpen ? 'Close menu' : 'Open menu'}
          aria-expanded={menuOpen}
          aria-controls={navId}
          onClick={onToggleMenu}
        >
          <Icon name="menu" />
        </IconButton>
        <BrandMark />
        <Typography component="span" variant="h3" sx={name}>
          {title}
        </Typography>
        {userMenu}
      </Toolbar>
    </AppBar>
  );
}

/** On a phone a long name takes two lines rather than lose its end. */
const name = {
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: { xs: '2', sm: '1' },
  fontSize: { xs: '1.0625rem', sm: '1.25rem' },
  lineHeight: { xs: 1.25, sm: 1.4 },
} as const;
