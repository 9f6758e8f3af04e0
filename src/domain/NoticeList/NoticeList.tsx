import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type NoticeKind, noticeKindWords } from '@contract/notices/labels';
import type { Notice } from '@contract/notices/schema';
import * as m from '@locales/notices';
import { Icon } from '../../components/Icon/Icon';
import type { IconName } from '../../components/icons';
import { visuallyHidden } from '../../components/visuallyHidden';

export interface NoticeListProps {
  /** Names the list, for who does not see what stands above it. */
  readonly label: string;
  /** In their order. */
  readonly notices: readonly Notice[];
  /** When a notice came, as the place tells it: its day or its time. */
  readonly whenOf: (notice: Notice) => string;
  /** Its link was followed. */
  readonly onOpen?: (notice: Notice) => void;
}

const pictures: Readonly<Record<NoticeKind, IconName>> = {
  statement: 'document',
  document: 'document',
  dueSoon: 'calendar',
  pastDue: 'warning',
  discountEnding: 'later',
  prepayLow: 'delivery',
  priceLockEnding: 'later',
  depositMovement: 'deposit',
  rateChanged: 'deposit',
  paymentPosted: 'cash',
  paymentReturned: 'credited',
  request: 'receipt',
  message: 'email',
  autopay: 'refresh',
  scheduled: 'later',
  paymentPlan: 'calendar',
  signIn: 'lock',
};

/** What somebody was told, each a link to the page that shows it. */
export function NoticeList({ label, notices, ...rest }: NoticeListProps) {
  return (
    <Box component="ul" aria-label={label} sx={list}>
      {notices.map((notice) => (
        <Item key={notice.noticeId} notice={notice} {...rest} />
      ))}
    </Box>
  );
}

interface ItemProps extends Pick<NoticeListProps, 'whenOf' | 'onOpen'> {
  readonly notice: Notice;
}

function Item({ notice, whenOf, onOpen }: ItemProps) {
  const { kind, title, text, href, isRead } = notice;
  return (
    <Box component="li" sx={row}>
      <Box component="span" sx={visuallyHidden}>
        {noticeKindWords[kind]}
      </Box>
      <Box sx={picture}>
        <Icon name={pictures[kind]} fontSize="small" />
      </Box>
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography component="span" variant="subtitle2" sx={isRead ? { fontWeight: 400 } : undefined}>
          <Link href={href} color="inherit" underline="hover" onClick={() => onOpen?.(notice)} sx={wholeRow}>
            {title}
          </Link>
        </Typography>
        {text !== null && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {text}
          </Typography>
        )}
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {whenOf(notice)}
        </Typography>
      </Box>
      <Box sx={{ width: 12, flexShrink: 0, pt: 1 }}>
        {!isRead && (
          <Box sx={dot}>
            <Box component="span" sx={visuallyHidden}>
              {m.unreadOne()}
            </Box>
          </Box>
        )}
      </Box>
    </Box>
  );
}

const list = { listStyle: 'none', m: 0, p: 0 } as const;

const row = {
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: 1.5,
  py: 1.25,
  '& + &': { borderTop: '1px solid', borderColor: 'divider' },
} as const;

const picture = {
  display: 'grid',
  placeItems: 'center',
  width: 36,
  height: 36,
  borderRadius: 1,
  bgcolor: 'surface.subtle',
  color: 'text.secondary',
  flexShrink: 0,
} as const;

/** Where colors are forced a background would vanish: a border does not. */
const dot = { width: 10, height: 10, borderRadius: '50%', border: 5, borderColor: 'primary.main' } as const;

/** Stretches the link over its row, so that a thumb need not hit the words. */
const wholeRow = {
  fontWeight: 'inherit',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
} as const;
