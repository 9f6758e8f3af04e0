import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useState } from 'react';
import * as m from '@locales/auth';
import type { Clock } from '@/clock';
import { rich } from '@/components/rich';
import { useConfig } from '@/data/config';
import type { Step } from '@/session/signIn';
import { SupportPhone } from './AuthHeading';
import { useSending } from './useSending';

interface SendAgainProps {
  readonly clock: Clock;
  readonly onSend: () => Promise<Step>;
  /** A new code is on its way, and the one before counts no more. */
  readonly onSent: () => void;
}

/** So long a letter may take before another one is of any use. */
const PAUSE_SECONDS = 30;

/** Asks for another code, once the one before had time to come. */
export function SendAgain({ clock, onSend, onSent }: SendAgainProps) {
  const { left, restart } = useSecondsLeft(PAUSE_SECONDS, clock);
  const { busy, failure, send } = useSending();
  const [sent, setSent] = useState(false);

  async function again() {
    setSent(false);
    if (!(await send(onSend))) return;
    restart();
    setSent(true);
    onSent();
  }

  return (
    <Box sx={{ minHeight: 44 }}>
      {left > 0 ? (
        <Typography variant="body2" sx={waiting}>
          {m.newCodeIn({ seconds: left })}
        </Typography>
      ) : (
        <Link
          component="button"
          type="button"
          aria-disabled={busy}
          onClick={() => void again()}
          sx={{ minHeight: 44 }}
        >
          {busy ? m.sending() : m.sendNewCode()}
        </Link>
      )}
      <Typography component="output" variant="body2" sx={{ display: 'block' }}>
        {sent && m.newCodeSent()}
      </Typography>
      {failure && (
        <Typography role="alert" variant="body2" sx={{ color: 'error.main' }}>
          {failure}
        </Typography>
      )}
    </Box>
  );
}

const waiting = { color: 'text.secondary', lineHeight: '44px', fontVariantNumeric: 'tabular-nums' } as const;

interface NoCodeProps {
  /** Where to look first. */
  readonly children: string;
}

/** What to do when the code does not come. */
export function NoCode({ children }: NoCodeProps) {
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {children}
      <SupportPhone before={m.stillNothing()} />
    </Typography>
  );
}

/** Where the codes of a demo company are read; nothing at any other company. */
export function DemoMailbox() {
  const { demo } = useConfig();
  return (
    demo && (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {rich(m.demoMailbox(), { link: toMailbox })}
      </Typography>
    )
  );
}

const toMailbox = (words: ReactNode) => (
  <Link href="/demo/mail" target="_blank" rel="noopener">
    {words}
  </Link>
);

interface Countdown {
  /** Whole seconds, 0 when the time is up. */
  readonly left: number;
  readonly restart: () => void;
}

/** Counts so many seconds down by the clock, from the first paint on. */
function useSecondsLeft(seconds: number, clock: Clock): Countdown {
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
