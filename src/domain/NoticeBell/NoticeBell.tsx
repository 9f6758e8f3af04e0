import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { type ComponentType, Suspense, useState } from 'react';
import { count } from '@locales/language';
import * as m from '@locales/shell';
import { Icon } from '../../components/Icon/Icon';

export interface OpenedBell {
  /** The bell itself. */
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
}

export interface NoticeBellProps {
  /** How many notices are not read; nothing is shown for none. */
  readonly unread: number;
  /** There is no room for a panel: the bell leads to the page. */
  readonly narrow: boolean;
  /** What it opens elsewhere. */
  readonly panel: ComponentType<OpenedBell>;
}

/** In the bar of every page: how many notices are not read, and the way to them. */
export function NoticeBell({ unread, narrow, panel: Panel }: NoticeBellProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const own = {
    color: 'inherit',
    'aria-label': unread > 0 ? m.noticesUnread({ n: count(unread) }) : m.titleNotices(),
    children: (
      <>
        <Icon name="bell" />
        {unread > 0 && (
          <Box component="span" aria-hidden sx={badge}>
            {unread > 9 ? m.nineAndMore() : count(unread)}
          </Box>
        )}
      </>
    ),
  } as const;
  if (narrow) return <IconButton {...own} href="/notices" />;
  return (
    <>
      <IconButton
        {...own}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      />
      <Suspense>{anchor && <Panel anchor={anchor} onClose={() => setAnchor(null)} />}</Suspense>
    </>
  );
}

const badge = {
  position: 'absolute',
  top: 4,
  insetInlineStart: '50%',
  minWidth: 18,
  px: 0.5,
  borderRadius: '9px',
  border: '1px solid transparent',
  bgcolor: 'surface.accent',
  color: 'surface.onAccent',
  fontSize: 11,
  fontWeight: 700,
  lineHeight: '16px',
  textAlign: 'center',
} as const;
