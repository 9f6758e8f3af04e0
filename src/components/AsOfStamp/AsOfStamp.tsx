import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { formatDate, formatInstant } from '@contract/format/date';
import * as m from '@locales/components';
import { Icon } from '../Icon/Icon';
import type { IconName } from '../icons';
import { visuallyHidden } from '../visuallyHidden';

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

export interface AsOfStampProps {
  /** The business day that the figures close, 'YYYY-MM-DD'. */
  readonly date: string;
  /** When they were loaded, an ISO instant. */
  readonly loadedAt: string;
  /** The IANA zone of the company's books. */
  readonly zone: string;
  /** The present moment, from which it knows how old the figures are. */
  readonly now: Date;
  /** Whether the day stands elsewhere on a phone, so that only what is out of the ordinary is told here, briefly. */
  readonly brief?: boolean;
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
  fresh: { color: 'text.secondary', icon: 'open', words: m.asOfLoaded, short: undefined },
  late: { color: 'warning.main', icon: 'warning', words: m.balancesFrom, short: m.figuresLate },
  stale: { color: 'error.main', icon: 'warning', words: m.balancesStale, short: m.figuresStale },
} as const;

/** Which night’s figures are on the page, and a warning when the next night did not come or an account’s is held. */
export function AsOfStamp({ date, loadedAt, zone, now, brief = false, held }: AsOfStampProps) {
  const freshness = freshnessOf(loadedAt, now);
  const { color, icon, words, short } = looks[freshness];
  return (
    <>
      {brief && short && (
        <Line color={color} icon={icon} sx={{ display: { '@sm': 'none' } }}>
          {short()}
        </Line>
      )}
      <Line color={color} icon={icon} sx={brief ? heardOnPhone(!short) : undefined}>
        {words({ date: formatDate(date), loaded: formatInstant(loadedAt, zone) })}
      </Line>
      {held?.map(({ name, asOf }) => (
        <Line key={name} color="warning.main" icon="refresh">
          {asOf ? m.heldAsOf({ name, date: formatDate(asOf) }) : m.heldIncomplete({ name })}
        </Line>
      ))}
    </>
  );
}

interface LineProps {
  readonly color: string;
  readonly icon: IconName;
  readonly sx?: object;
  readonly children: ReactNode;
}

/** On a phone either only for the ear, or not at all, where a shorter sentence stands for it. */
const heardOnPhone = (heard: boolean) => (theme: Theme) => ({
  [theme.containerQueries.down('sm')]: heard ? visuallyHidden : { display: 'none' },
});

const Line = ({ color, icon, sx, children }: LineProps) => (
  <Box sx={[{ display: 'flex', gap: 1, alignItems: 'flex-start', color }, sx ?? false]}>
    <Icon name={icon} fontSize="small" />
    <Typography component="p" variant="body2">
      {children}
    </Typography>
  </Box>
);
