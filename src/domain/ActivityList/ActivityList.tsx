import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { activityWord } from '@contract/accounts/labels';
import type { Overview } from '@contract/accounts/schema';
import { type CalendarDateText, formatDay } from '@contract/format/date';
import * as common from '@locales/common';
import * as m from '@locales/components';
import { Icon } from '../../components/Icon/Icon';
import type { IconName } from '../../components/icons';
import { Money } from '../../components/Money/Money';
import { visuallyHidden } from '../../components/visuallyHidden';

export interface ActivityItem {
  readonly id: string;
  readonly kind: Overview['activity'][number]['kind'];
  /** 'YYYY-MM-DD'. */
  readonly date: CalendarDateText;
  readonly title: string;
  /** Where, or how; '' for nothing. */
  readonly detail: string;
  /** Where several accounts are shown. */
  readonly accountName?: string;
  /** Integer cents; the sign says which way, as the kind has it, and is told in a word. */
  readonly cents: number;
  readonly pastDue: boolean;
  /** Of what waits to be paid. */
  readonly dueDate: CalendarDateText | null;
  /** Where it is shown whole. */
  readonly href?: string;
}

interface ActivityListProps {
  /** The latest first, with integer cents. */
  readonly items: readonly ActivityItem[];
  /** Days of its year need no year. */
  readonly today: CalendarDateText;
}

const looks: Record<ActivityItem['kind'], { readonly icon: IconName; readonly word: () => string }> = {
  invoice: { icon: 'receipt', word: m.invoice },
  credit: { icon: 'credited', word: m.credit },
  financeCharge: { icon: 'warning', word: m.financeCharge },
  payment: { icon: 'cash', word: m.payment },
  prepay: { icon: 'delivery', word: common.prepay },
  deposit: { icon: 'deposit', word: common.depositPlan },
  interest: { icon: 'deposit', word: m.interest },
};

/** What happened lately, newest first: what, when, how much. */
export function ActivityList({ items, today }: ActivityListProps) {
  return (
    <Box component="ul" sx={list}>
      {items.map((item) => (
        <Item key={item.id} today={today} {...item} />
      ))}
    </Box>
  );
}

function Item(item: ActivityItem & Pick<ActivityListProps, 'today'>) {
  const { kind, date, title, detail, accountName, cents, today, href } = item;
  const { icon, word } = looks[kind];
  return (
    <Box component="li" sx={row}>
      {/* The picture is left out of a narrow list; the word for it never is. */}
      <Box component="span" sx={visuallyHidden}>
        {word()}
      </Box>
      <Box sx={picture}>
        <Icon name={icon} fontSize="small" />
      </Box>
      <Box sx={words}>
        <Box sx={head}>
          <Typography component="span" variant="subtitle2">
            {href ? (
              <Link href={href} color="inherit" underline="hover" sx={wholeRow}>
                {title}
              </Link>
            ) : (
              title
            )}
          </Typography>
          <Due {...item} />
        </Box>
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {[formatDay(date, today), detail, accountName].filter(Boolean).join(' · ')}
        </Typography>
      </Box>
      <Box sx={amount}>
        <Typography component="p" variant="subtitle2">
          <Money cents={Math.abs(cents)} />
        </Typography>
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {activityWord(kind, cents)}
        </Typography>
      </Box>
    </Box>
  );
}

function Due({ pastDue, dueDate, today }: Pick<ActivityItem, 'pastDue' | 'dueDate'> & { today: string }) {
  if (pastDue) return <Chip size="small" color="error" label={m.activityPastDue()} />;
  return dueDate && <Chip size="small" color="info" label={m.dueOn({ date: formatDay(dueDate, today) })} />;
}

const list = { listStyle: 'none', m: 0, p: 0, containerType: 'inline-size' } as const;

/** As high as two lines and a chip, so that a place can be kept for it. */
export const activityRowHeight = 62;

const row = {
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1.5,
  minHeight: activityRowHeight,
  py: 1,
  '& + &': { borderTop: '1px solid', borderColor: 'divider' },
} as const;

/** Where large text leaves no room beside the words, the amount goes below them. */
const words = {
  flex: '1 1 7rem',
  minWidth: 0,
  overflowWrap: 'anywhere',
  // A wide list is one line a row, its days under each other.
  '@container (min-width: 50rem)': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    alignItems: 'center',
    columnGap: 2,
  },
} as const;

const head = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 } as const;

/** Amounts end at one edge; the words that say which way stand below them. */
const amount = {
  textAlign: 'end',
  marginInlineStart: 'auto',
  // Of one width, or the days beside it begin elsewhere in each row.
  '@container (min-width: 50rem)': { minWidth: '8rem' },
} as const;

const picture = {
  display: 'none',
  '@container (min-width: 26rem)': { display: 'grid' },
  placeItems: 'center',
  width: 36,
  height: 36,
  borderRadius: 1,
  bgcolor: 'surface.subtle',
  color: 'text.secondary',
  flexShrink: 0,
} as const;

/** Stretches the link over its row, so that a thumb need not hit the words. */
const wholeRow = {
  fontWeight: 'inherit',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
} as const;
