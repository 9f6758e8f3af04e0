import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent, useState } from 'react';
import { dateInZone, formatComing } from '@contract/format/date';
import { formatWallTime, wallTime } from '@contract/format/zonedTime';
import type { OfficeDesk } from '@contract/officeHome/schema';
import { reachesCutoff } from '@contract/rules/cutoff';
import * as m from '@locales/officeHome';
import type { Clock, repeatedly } from '@/clock';

/** Time as the page counts down by it. */
export interface Ticking {
  readonly clock: Clock;
  readonly every: typeof repeatedly;
}

interface CutoffProps extends Ticking {
  /** Undefined while it loads. */
  readonly desk: OfficeDesk | undefined;
}

/** Until when the bank takes files, with a clock that nobody hears: read out each minute, it would hide all else. */
export function Cutoff({ desk, clock, every }: CutoffProps) {
  const now = useNow(clock, every);
  return (
    <Typography role="timer" aria-live="off" sx={{ mb: 1.5, color: 'text.secondary' }}>
      {desk ? cutoffWords(desk, now) : <Skeleton sx={{ width: '20ch', maxWidth: '100%' }} />}
    </Typography>
  );
}

function cutoffWords({ cutoff, booksZone }: OfficeDesk, now: Date): string {
  if (cutoff === null) return m.noCutoff();
  const at = new Date(cutoff);
  const time = formatWallTime(wallTime(at, booksZone));
  if (!reachesCutoff(now, at)) return m.cutoffPassed({ time });
  const [today, day] = [now, at].map((instant) => dateInZone(instant, booksZone));
  if (day !== today) return m.cutoffOn({ day: formatComing(day!, today!), time });
  return m.cutoff({ time, left: leftWords(at.getTime() - now.getTime()) });
}

const MINUTE = 60_000;

/** Whole minutes that are left; what has begun of the next one is not promised. */
function leftWords(milliseconds: number): string {
  const all = Math.floor(milliseconds / MINUTE);
  const [hours, minutes] = [Math.floor(all / 60), all % 60];
  if (hours > 0) return m.leftHours({ hours, minutes });
  return minutes > 0 ? m.leftMinutes({ minutes }) : m.leftSeconds();
}

/** Often enough that a minute is never told long after it began. */
const TICK = 5_000;

function useNow(clock: Ticking['clock'], every: Ticking['every']): Date {
  const [now, setNow] = useState(() => clock.now());
  const onTick = useEffectEvent(() => setNow(clock.now()));
  useEffect(
    function tick() {
      return every(TICK, () => onTick());
    },
    [every],
  );
  return now;
}
