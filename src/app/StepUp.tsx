import { lazy, Suspense, useEffect, useRef, useSyncExternalStore } from 'react';
import type { Proof } from '../session/proof';
import { useSession } from '../session/SessionProvider';
import { persistently } from '../components/persistently';

// A form and its rules are heavy, and most people are never asked.
const StepUpDialog = lazy(() =>
  persistently(() => import('../features/auth/StepUpDialog')).then((m) => ({ default: m.StepUpDialog })),
);

/** Stands over whatever the customer is doing while something waits to know that it is really them. */
export function StepUp() {
  const { proving, proof } = useSession();
  const isOpen = useSyncExternalStore(proving.subscribe, proving.isOpen);
  const begun = useRef<Promise<Proof>>(undefined);

  useEffect(
    function forgetWhatWasTyped() {
      if (isOpen) return;
      void begun.current?.then((one) => one.leave());
      begun.current = undefined;
    },
    [isOpen],
  );

  const begin = (): Promise<Proof> => {
    begun.current ??= proof();
    begun.current.catch(() => (begun.current = undefined));
    return begun.current;
  };

  return (
    isOpen && (
      <Suspense>
        <StepUpDialog
          proof={begin}
          onDone={() => proving.settle(true)}
          onCancel={() => proving.settle(false)}
        />
      </Suspense>
    )
  );
}
