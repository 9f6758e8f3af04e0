import { useSyncExternalStore } from 'react';
import { SessionDialog } from '../components/SessionDialog/SessionDialog';
import type { Idle } from '../session/idle';

interface IdleWarningProps {
  readonly idle: Idle;
  readonly onLeave: () => void;
}

/** Says when the session will end, and takes the answer. */
export function IdleWarning({ idle, onLeave }: IdleWarningProps) {
  const secondsLeft = useSyncExternalStore(idle.subscribe, idle.secondsLeft);
  return (
    secondsLeft !== undefined && (
      <SessionDialog secondsLeft={secondsLeft} onStay={idle.stay} onLeave={onLeave} />
    )
  );
}
