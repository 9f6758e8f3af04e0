import { useEffect, useState } from 'react';
import type { Clock } from '@/clock';

export interface Countdown {
  /** Whole seconds, 0 when the time is up. */
  readonly left: number;
  readonly restart: () => void;
}

/** Counts so many seconds down by the clock, from the first paint on. */
export function useSecondsLeft(seconds: number, clock: Clock): Countdown {
  const [until, setUntil] = useState(() => clock.now().getTime() + seconds * 1000);
  const [now, setNow] = useState(() => clock.now().getTime());
  const left = Math.max(0, Math.ceil((until - now) / 1000));
  const over = left === 0;

  useEffect(
    function tick() {
      if (over) return undefined;
      const timer = setInterval(() => setNow(clock.now().getTime()), 500);
      return () => clearInterval(timer);
    },
    [over, clock],
  );

  return {
    left,
    restart() {
      const start = clock.now().getTime();
      setNow(start);
      setUntil(start + seconds * 1000);
    },
  };
}
