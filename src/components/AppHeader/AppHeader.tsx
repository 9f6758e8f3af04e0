import AppBar from '@mui/material/AppBar';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { BrandMark } from '../BrandMark/BrandMark';
import { Icon } from '../Icon/Icon';

export interface AppHeaderProps {
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
    <AppBar position="fixed" component="header" sx={{ zIndex: (theme) => theme.zIndex.drawer + 1 }}>
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
        <Typography component="p" variant="h3" noWrap sx={{ flex: 1, minWidth: 0 }}>
          {title}
        </Typography>
        {userMenu}
      </Toolbar>
    </AppBar>
  );
}
