import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { formatDate, formatInstant } from '@contract/format/date';
import { Icon } from '../Icon/Icon';
import type { IconName } from '../icons';

const HOUR = 3_600_000;
/** Loads come nightly: one missed is worth a word, two are a fault. */
const LATE_HOURS = 26;
const STALE_HOURS = 50;

/** An account of which rows of the newest night could not be believed. */
interface HeldFigures {
  readonly name: string;
  /** The older day that its figures are of; null where nothing older was known. */
  readonly asOf: string | null;
}

type Freshness = 'fresh' | 'late' | 'stale';

interface AsOfStampProps {
  /** The business day that the figures close, 'YYYY-MM-DD'. */
  readonly date: string;
  /** When they were loaded, an ISO instant. */
  readonly loadedAt: string;
  /** The IANA zone of the company's books. */
  readonly zone: string;
  readonly now: Date;
  /** Accounts whose figures are older than the others', because they are being updated. */
  readonly held?: readonly HeldFigures[];
}

/** How old a load is: late after 26 hours, stale after 50. */
export function freshnessOf(loadedAt: string, now: Date): Freshness {
  const hours = (now.getTime() - new Date(loadedAt).getTime()) / HOUR;
  if (hours > STALE_HOURS) return 'stale';
  return hours > LATE_HOURS ? 'late' : 'fresh';
}

const looks = {
  fresh: { color: 'text.secondary', icon: 'open', more: '' },
  late: { color: 'warning.main', icon: 'warning', more: '' },
  stale: {
    color: 'error.main',
    icon: 'warning',
    more: ' No update for more than two days. Call your branch for today’s figures.',
  },
} as const;

/** Which night’s figures are on the page, and a warning when the next night did not come or an account’s is held. */
export function AsOfStamp({ date, loadedAt, zone, now, held }: AsOfStampProps) {
  const freshness = freshnessOf(loadedAt, now);
  const { color, icon, more } = looks[freshness];
  const loaded = formatInstant(loadedAt, zone);
  return (
    <>
      <Line color={color} icon={icon}>
        {freshness === 'fresh'
          ? `As of ${formatDate(date)}, loaded ${loaded}.`
          : `Balances are from ${formatDate(date)}, loaded ${loaded}. Recent payments may not show yet.${more}`}
      </Line>
      {held?.map(({ name, asOf }) => (
        <Line key={name} color="warning.main" icon="refresh">
          {name} is being updated{asOf ? `: as of ${formatDate(asOf)}.` : ', and not complete yet.'}
        </Line>
      ))}
    </>
  );
}

interface LineProps {
  readonly color: string;
  readonly icon: IconName;
  readonly children: ReactNode;
}

const Line = ({ color, icon, children }: LineProps) => (
  <Stack direction="row" sx={{ gap: 1, alignItems: 'flex-start', color }}>
    <Icon name={icon} fontSize="small" />
    <Typography component="p" variant="body2">
      {children}
    </Typography>
  </Stack>
);
