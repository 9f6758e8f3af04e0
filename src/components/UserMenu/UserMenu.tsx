import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import * as m from '@locales/components';
import { Icon } from '../Icon/Icon';
import { OtherLanguage } from '../OtherLanguage/OtherLanguage';
import type { IconName } from '../icons';

type Scheme = 'light' | 'dark' | 'system';

/** Either leads somewhere (`href`) or does something (`onSelect`). */
export interface UserMenuItem {
  readonly label: string;
  /** Of a label that is in another language than the page, with words of the page's own that are read after it. */
  readonly lang?: string;
  readonly hint?: string;
  readonly icon?: IconName;
  readonly href?: string;
  readonly onSelect?: () => void;
}

export interface UserMenuProps {
  readonly name: string;
  /** The address that the person signs in with. */
  readonly email: string;
  /** Pages about the person, in their order. */
  readonly items: readonly UserMenuItem[];
  /** Light, dark, or as the system has it. */
  readonly scheme: Scheme;
  /** Chooses another scheme. */
  readonly onScheme: (scheme: Scheme) => void;
}

const schemes: readonly { readonly id: Scheme; readonly label: () => string; readonly icon: IconName }[] = [
  { id: 'light', label: m.schemeLight, icon: 'light' },
  { id: 'dark', label: m.schemeDark, icon: 'dark' },
  { id: 'system', label: m.schemeSystem, icon: 'system' },
];

/** Of the first and the last name: "Dana Q. Hollis" → "DH". An address says nothing after its @. */
export function initialsOf(name: string): string {
  const words = name
    .replace(/@.*/, '')
    .split(/[\s._]+/)
    .filter((word) => /^\p{L}/u.test(word));
  const ends = words.length > 1 ? [words[0]!, words.at(-1)!] : words;
  return ends.map((word) => [...word][0]!.toUpperCase()).join('');
}

/** Who is signed in, and what belongs to them alone. */
export function UserMenu({ name, email, items, scheme, onScheme }: UserMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const menuId = useId();
  const close = () => setAnchor(null);
  return (
    <>
      <IconButton
        // The picture ends where the page does.
        sx={{ marginInlineEnd: '-4px' }}
        aria-label={m.accountMenuOf({ name })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? menuId : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Avatar sx={{ width: 36, height: 36, fontSize: 14, fontWeight: 700, ...wheat }}>
          {initialsOf(name)}
        </Avatar>
      </IconButton>
      <Menu
        id={menuId}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        slotProps={{ list: { 'aria-label': m.accountMenuOf({ name }), sx: roomy } }}
      >
        <Box component="li" role="none" sx={{ px: 2, py: 1, overflowWrap: 'anywhere' }}>
          <Typography variant="subtitle2">{name}</Typography>
          {email !== name && (
            <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
              {email}
            </Typography>
          )}
        </Box>
        <Divider />
        {items.map((item) => (
          <Entry key={item.label} {...item} onClose={close} />
        ))}
        <Divider />
        {schemes.map(({ id, label, icon }) => (
          <MenuItem
            key={id}
            role="menuitemradio"
            aria-checked={id === scheme}
            selected={id === scheme}
            onClick={() => onScheme(id)}
          >
            <ListItemIcon>
              <Icon name={icon} fontSize="small" />
            </ListItemIcon>
            {label()}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

interface EntryProps extends UserMenuItem {
  readonly onClose: () => void;
}

const wheat = { bgcolor: 'surface.accent', color: 'surface.onAccent' } as const;
const roomy = { minWidth: 240, '& .MuiMenuItem-root': { minHeight: 44 } } as const;

function Entry({ label, lang, hint, icon, href, onSelect, onClose }: EntryProps) {
  const content = (
    <>
      {icon && (
        <ListItemIcon>
          <Icon name={icon} fontSize="small" />
        </ListItemIcon>
      )}
      {lang ? <OtherLanguage name={label} lang={lang} hint={hint} /> : label}
    </>
  );
  const choose = () => {
    onClose();
    onSelect?.();
  };
  // A button with an address becomes the app's link.
  if (href) {
    return (
      <MenuItem component="button" {...{ href }} onClick={choose} sx={{ width: '100%', color: 'inherit' }}>
        {content}
      </MenuItem>
    );
  }
  return <MenuItem onClick={choose}>{content}</MenuItem>;
}
