import Box from '@mui/material/Box';
import Collapse from '@mui/material/Collapse';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import { memo, useId } from 'react';
import * as m from '@locales/components';
import { Icon } from '../Icon/Icon';
import type { IconName } from '../icons';

/** A page (`href`) or a group (`children`). */
export interface NavItem {
  readonly id: string;
  readonly label: string;
  readonly icon?: IconName;
  readonly href?: string;
  readonly children?: readonly NavItem[];
}

export interface SideNavigationProps {
  /** Pages and groups of pages, in their order. */
  readonly items: readonly NavItem[];
  /** The id of the page that is open. */
  readonly current: string;
  /** The ids of the groups that are unfolded. */
  readonly expanded: readonly string[];
  /** Unfolds a group by its id, or folds it. */
  readonly onToggle: (id: string) => void;
}

/** Every page of the portal, in its groups. */
export function SideNavigation(props: SideNavigationProps) {
  return (
    <Box component="nav" aria-label={m.mainNavigation()}>
      <Level depth={0} {...props} />
    </Box>
  );
}

type LevelProps = SideNavigationProps & { readonly depth: number; readonly id?: string };

function Level({ items, depth, id, ...rest }: LevelProps) {
  return (
    <List id={id} disablePadding={depth > 0}>
      {items.map((item) =>
        item.children ? (
          <Group key={item.id} item={item} depth={depth} {...rest} />
        ) : (
          <Page key={item.id} {...item} depth={depth} here={item.id === rest.current} />
        ),
      )}
    </List>
  );
}

interface PageProps extends NavItem {
  readonly depth: number;
  readonly here: boolean;
}

/** Whoever goes from one page to another changes two of them. */
const Page = memo(function Page({ label, icon, href, depth, here }: PageProps) {
  return (
    <ListItem disablePadding>
      <ListItemButton
        href={href ?? ''}
        selected={here}
        aria-current={here ? 'page' : undefined}
        sx={rowOf(depth)}
      >
        <Face icon={icon} label={label} depth={depth} strong={depth === 0} />
      </ListItemButton>
    </ListItem>
  );
});

function Group({ item, depth, ...rest }: Omit<LevelProps, 'items' | 'id'> & { readonly item: NavItem }) {
  const { id, label, icon, children = [] } = item;
  const open = rest.expanded.includes(id);
  const listId = useId();
  return (
    <ListItem disablePadding sx={{ display: 'block' }}>
      <ListItemButton
        aria-expanded={open}
        aria-controls={listId}
        onClick={() => rest.onToggle(id)}
        sx={rowOf(depth)}
      >
        <Face icon={icon} label={label} depth={depth} strong />
        <Icon name={open ? 'shrink' : 'expand'} fontSize="small" />
      </ListItemButton>
      <Collapse in={open} id={listId} unmountOnExit={false}>
        <Level items={children} depth={depth + 1} {...rest} />
      </Collapse>
    </ListItem>
  );
}

interface FaceProps {
  readonly icon: IconName | undefined;
  readonly label: string;
  readonly depth: number;
  readonly strong: boolean;
}

function Face({ icon, label, depth, strong }: FaceProps) {
  return (
    <>
      {depth === 0 && <ListItemIcon>{icon && <Icon name={icon} fontSize="small" />}</ListItemIcon>}
      <ListItemText
        primary={label}
        slotProps={{
          primary: { variant: 'body2', sx: { fontSize: '0.9375rem', ...(strong && { fontWeight: 600 }) } },
        }}
      />
    </>
  );
}

/** Fingers need 44 px; on a wide screen the leaves may stand closer. */
const rowOf = (depth: number) => ({
  width: 'calc(100% - 24px)',
  minHeight: { xs: 44, sm: depth > 1 ? 38 : 44 },
  ...(depth > 0 && { paddingInlineStart: depth === 1 ? 6 : 7.5 }),
});
