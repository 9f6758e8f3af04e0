import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { Clock } from '@/clock';
import type { Step } from '@/session/signIn';
import { useSecondsLeft } from './useSecondsLeft';
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
          You can ask for a new code in {left} {left === 1 ? 'second' : 'seconds'}.
        </Typography>
      ) : (
        <Link
          component="button"
          type="button"
          aria-disabled={busy}
          onClick={() => void again()}
          sx={{ minHeight: 44 }}
        >
          {busy ? 'Sending…' : 'Send a new code'}
        </Link>
      )}
      <Typography component="output" variant="body2" sx={{ display: 'block' }}>
        {sent && 'A new code is on its way. Only the newest one works.'}
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
