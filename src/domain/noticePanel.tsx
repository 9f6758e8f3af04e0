import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { Notice } from '@contract/notices/schema';
import * as m from '@locales/notices';
import { AsyncBoundary, type AsyncBoundaryProps } from '../components/AsyncBoundary/AsyncBoundary';
import type { OpenedBell } from './NoticeBell/NoticeBell';
import { noticeDay, type NoticeReader } from './noticeDays';
import { NoticeList } from './NoticeList/NoticeList';

export interface NoticePanelProps extends OpenedBell, Pick<AsyncBoundaryProps, 'state' | 'onRetry'> {
  /** The newest few; undefined while they are on their way. */
  readonly notices: readonly Notice[] | undefined;
  /** Why they did not come, in words. */
  readonly problem?: { readonly message: string };
  readonly reader: NoticeReader;
  /** Its link was followed. */
  readonly onOpen: (notice: Notice) => void;
  /** Undefined where there is nothing to mark, or who looks is not the reader. */
  readonly onReadAll?: () => void;
  readonly busy: boolean;
  /** Why they were not marked, in words. */
  readonly failure?: string;
}

/** What the bell opens: the newest notices, and the way to all. */
export function NoticePanel(props: NoticePanelProps) {
  const { anchor, onClose, state, onRetry, notices = [], problem, reader, onReadAll } = props;
  const titleId = useId();
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': titleId, sx: paper } }}
    >
      <Box sx={head}>
        <Typography id={titleId} component="h2" variant="h3" sx={{ flex: 1 }}>
          {m.newest()}
        </Typography>
        {onReadAll && (
          <Button size="small" loading={props.busy} onClick={onReadAll}>
            {m.markAllRead()}
          </Button>
        )}
      </Box>
      {props.failure && <Alert severity="error">{props.failure}</Alert>}
      <AsyncBoundary
        state={state}
        skeleton={<Skeleton variant="rounded" height={280} />}
        error={problem && { title: m.loadFailed(), ...problem }}
        onRetry={onRetry}
      >
        {notices.length === 0 ? (
          <Typography sx={{ color: 'text.secondary', py: 2 }}>{m.noneYetAbout()}</Typography>
        ) : (
          <NoticeList
            label={m.newest()}
            notices={notices}
            whenOf={({ at }) => noticeDay(at, reader)}
            onOpen={props.onOpen}
          />
        )}
      </AsyncBoundary>
      <Button fullWidth href="/notices" onClick={onClose} sx={{ mt: 1 }}>
        {m.allNotices()}
      </Button>
    </Popover>
  );
}

const paper = { width: 400, maxWidth: 'calc(100vw - 32px)', p: 2 } as const;
const head = { display: 'flex', alignItems: 'center', gap: 1, minHeight: 36, mb: 0.5 } as const;
