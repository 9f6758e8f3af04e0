import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { formatDate, formatInstant } from '../../../contract/format/date';
import { Icon } from '../Icon/Icon';

const HOUR = 3_600_000;
/** Loads come nightly: one missed is worth a word, two are a fault. */
const LATE_HOURS = 26;
const STALE_HOURS = 50;

export type Freshness = 'fresh' | 'late' | 'stale';

export interface AsOfStampProps {
  /** The business day that the figures close, 'YYYY-MM-DD'. */
  readonly date: string;
  /** When they were loaded, an ISO instant. */
  readonly loadedAt: string;
  /** The IANA zone of the company's books. */
  readonly zone: string;
  readonly now: Date;
}

/** How old a load is: late after 26 hours, stale after 50. */
export function freshnessOf(loadedAt: string, now: Date): Freshness {
  const hours = (now.getTime() - new Date(loadedAt).getTime()) / HOUR;
  if (hours > STALE_HOURS) return 'stale';
  return hours > LATE_HOURS ? 'late' : 'fresh';
}

const looks = {
  fresh: { color: 'text.secondary', words: '' },
  late: {
    color: 'warning.main',
    words: 'Last night’s update is late. Newer invoices and payments are missing.',
  },
  stale: {
    color: 'error.main',
    words: 'No update for more than two days. Call your branch for today’s figures.',
  },
} as const;

/** Which night’s figures are on the page, and a warning when the next night did not come. */
export function AsOfStamp({ date, loadedAt, zone, now }: AsOfStampProps) {
  const { color, words } = looks[freshnessOf(loadedAt, now)];
  return (
    <Stack direction="row" sx={{ gap: 1, alignItems: 'flex-start', color }}>
      <Icon name={words ? 'warning' : 'open'} fontSize="small" />
      <Typography component="p" variant="body2">
        As of {formatDate(date)}, loaded {formatInstant(loadedAt, zone)}.{words && ` ${words}`}
      </Typography>
    </Stack>
  );
}
