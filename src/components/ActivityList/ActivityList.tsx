import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { Overview } from '@contract/accounts/schema';
import { formatDate } from '@contract/format/date';
import { Icon } from '../Icon/Icon';
import type { IconName } from '../icons';
import { Money } from '../Money/Money';

export interface ActivityItem {
  readonly id: string;
  readonly kind: Overview['activity'][number]['kind'];
  /** 'YYYY-MM-DD'. */
  readonly date: string;
  readonly title: string;
  /** Where, or how; '' for nothing. */
  readonly detail: string;
  /** Integer cents. */
  readonly cents: number;
  readonly pastDue: boolean;
  /** Where it is shown whole. */
  readonly href?: string;
}

interface ActivityListProps {
  readonly items: readonly ActivityItem[];
}

const looks: Record<ActivityItem['kind'], { readonly icon: IconName; readonly word: string }> = {
  invoice: { icon: 'receipt', word: 'Invoice' },
  credit: { icon: 'credited', word: 'Credit' },
  financeCharge: { icon: 'warning', word: 'Finance charge' },
  payment: { icon: 'cash', word: 'Payment' },
  prepay: { icon: 'delivery', word: 'Prepay' },
  deposit: { icon: 'deposit', word: 'Deposit plan' },
  interest: { icon: 'deposit', word: 'Interest' },
};

/** What happened lately, newest first: what, when, how much. */
export function ActivityList({ items }: ActivityListProps) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {items.map((item) => (
        <Item key={item.id} {...item} />
      ))}
    </Box>
  );
}

function Item({ kind, date, title, detail, cents, pastDue, href }: ActivityItem) {
  const { icon, word } = looks[kind];
  return (
    <Box component="li" sx={row}>
      <Box sx={picture}>
        <Icon name={icon} label={word} fontSize="small" />
      </Box>
      <Box sx={words}>
        <Typography variant="subtitle2" noWrap title={title}>
          {href ? (
            <Link href={href} color="inherit" underline="hover" sx={wholeRow}>
              {title}
            </Link>
          ) : (
            title
          )}
        </Typography>
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {[formatDate(date), detail].filter(Boolean).join(' · ')}
        </Typography>
      </Box>
      <Box sx={{ textAlign: 'right', ml: 'auto' }}>
        <Typography component="p" variant="subtitle2">
          <Money cents={cents} words={kind === 'credit'} />
        </Typography>
        {pastDue && (
          <Typography variant="caption" component="p" sx={{ color: 'error.main', fontWeight: 600 }}>
            Past due
          </Typography>
        )}
      </Box>
    </Box>
  );
}

const row = {
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1.5,
  minHeight: 58,
  py: 1,
  '& + &': { borderTop: '1px solid', borderColor: 'divider' },
} as const;

/** Where large text leaves no room beside the words, the amount goes below them. */
const words = { flex: '1 1 7rem', minWidth: 0, overflowWrap: 'anywhere' } as const;

const picture = {
  display: 'grid',
  placeItems: 'center',
  width: 36,
  height: 36,
  borderRadius: '8px',
  bgcolor: 'surface.subtle',
  color: 'text.secondary',
  flexShrink: 0,
} as const;

/** Stretches the link over its row, so that a thumb need not hit the words. */
const wholeRow = {
  fontWeight: 'inherit',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
} as const;
