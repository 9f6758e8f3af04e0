import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import * as m from '@locales/announcements';
import { paragraphsOf } from '@contract/rules/announcement';
import { Icon } from '@/components/Icon/Icon';
import { type AnnouncementStripProps, rowHeight } from './announcementRow';

/** One row for each. Its title is heard in its turn; nothing interrupts. */
export const AnnouncementRows = ({ label, announcements, ...handlers }: AnnouncementStripProps) => (
  <Box component="section" aria-label={label ?? m.strip()} data-screen-only sx={frame}>
    {announcements.map((announcement) => (
      <AnnouncementRow key={announcement.announcementNo} announcement={announcement} {...handlers} />
    ))}
  </Box>
);

interface AnnouncementRowProps extends Omit<AnnouncementStripProps, 'announcements' | 'label'> {
  readonly announcement: AnnouncementStripProps['announcements'][number];
}

/** An important one that was never opened can be closed, but comes back. */
function AnnouncementRow({ announcement, onRead, onDismiss, onClose }: AnnouncementRowProps) {
  const { announcementNo, title, text, severity, isRead } = announcement;
  const [open, setOpen] = useState(false);
  const textId = useId();
  const isImportant = severity === 'important';
  const mayDismiss = !isImportant || isRead;
  const leave = mayDismiss ? onDismiss : onClose;
  const toggle = () => {
    setOpen(!open);
    if (!open && !isRead) onRead?.(announcementNo);
  };
  return (
    <Box sx={row}>
      <Box sx={line}>
        <Box sx={{ display: 'flex', color: isImportant ? 'warning.main' : 'info.main' }}>
          <Icon name={isImportant ? 'warning' : 'info'} />
        </Box>
        <Typography
          component="output"
          noWrap={!open}
          sx={{ display: 'block', flex: 1, minWidth: 0, fontWeight: 600 }}
        >
          {title}
        </Typography>
        <Button
          size="small"
          aria-expanded={open}
          aria-controls={textId}
          aria-label={open ? m.hideNamed({ title }) : m.readNamed({ title })}
          onClick={toggle}
        >
          {open ? m.hide() : m.read()}
        </Button>
        {leave && (
          <IconButton
            aria-label={mayDismiss ? m.dismissNamed({ title }) : m.closeNamed({ title })}
            onClick={() => leave(announcementNo)}
          >
            <Icon name="close" />
          </IconButton>
        )}
      </Box>
      <Box id={textId} hidden={!open} sx={{ pb: 1.5, overflowWrap: 'anywhere', maxWidth: '70ch' }}>
        {paragraphsOf(text).map((paragraph, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a paragraph is its place
          <Typography key={at} sx={{ mt: at > 0 ? 1 : 0 }}>
            {paragraph}
          </Typography>
        ))}
      </Box>
    </Box>
  );
}

const frame = { bgcolor: 'background.paper' } as const;
const row = { px: 2, borderBottom: 1, borderColor: 'divider' } as const;
/** With the rule below it a row is as high as `rowHeight`. */
const line = { display: 'flex', alignItems: 'center', gap: 1, minHeight: rowHeight - 1 } as const;
