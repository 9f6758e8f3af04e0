import { lazy, Suspense, useEffect, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { repeatedly, systemClock } from '../clock';
import { useConfig } from '../data/config';
import { createIdle, type Idle, type IdleTools } from '../session/idle';
import { useSession } from '../session/SessionProvider';

type IdleWatchProps = Partial<Pick<IdleTools, 'clock' | 'storage' | 'every'>>;

// Dialogs are heavy, and most people are never warned.
const IdleWarning = lazy(() => import('./IdleWarning').then((m) => ({ default: m.IdleWarning })));

/** Ends a session that nobody uses, after a warning. Nothing of the page is touched until it ends. */
export function IdleWatch({
  clock = systemClock,
  storage = localStorage,
  every = repeatedly,
}: IdleWatchProps) {
  const session = useSession();
  const { idleMinutes: minutes } = useConfig();
  const [due, setDue] = useState<Idle>();

  useEffect(
    function watch() {
      const idle = createIdle({ clock, storage, every, minutes, onEnd: () => session.signOut('idle') });
      const warn = () => setDue(idle.secondsLeft() === undefined ? undefined : idle);
      idle.subscribe(warn);
      // The watch may begin so late that there is something to say at once.
      warn();
      const stopHearing = hearActivity(idle.touch);
      return () => {
        stopHearing();
        idle.stop();
      };
    },
    [clock, storage, every, minutes, session],
  );

  return (
    due && (
      // A warning that cannot be fetched must not take the page with it.
      <ErrorBoundary fallback={null}>
        <Suspense>
          <IdleWarning idle={due} onLeave={() => session.signOut()} />
        </Suspense>
      </ErrorBoundary>
    )
  );
}

const activities = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'scroll', 'touchstart'] as const;

/** Tells of everything that somebody does on the page, also inside parts that keep it to themselves. */
function hearActivity(onActivity: () => void): () => void {
  const onReturn = () => {
    if (document.visibilityState === 'visible') onActivity();
  };
  const options = { capture: true, passive: true } as const;
  for (const activity of activities) addEventListener(activity, onActivity, options);
  document.addEventListener('visibilitychange', onReturn);
  return () => {
    for (const activity of activities) removeEventListener(activity, onActivity, options);
    document.removeEventListener('visibilitychange', onReturn);
  };
}
