import { createContext, lazy, type ReactNode, Suspense, use, useCallback, useState } from 'react';
import { persistently } from '../persistently';
import type { ToastBarProps } from '../ToastBar/ToastBar';

type Toast = Pick<ToastBarProps, 'message' | 'severity' | 'action'>;

// Nobody needs the bar before there is something to say.
const ToastBar = lazy(() =>
  persistently(() => import('../ToastBar/ToastBar')).then((m) => ({ default: m.ToastBar })),
);

type ShowToast = (toast: Toast) => void;

const ToastContext = createContext<ShowToast>(() => {
  throw new Error('There is nowhere to show a toast: this screen stands outside <Toasts>. Put it inside.');
});

/** Shows a passing word about something of low stakes: saved, copied, file ready. Never money, never errors. */
export const useToast = (): ShowToast => use(ToastContext);

/** The place where toasts appear, one after the other. */
export function Toasts({ children }: { readonly children: ReactNode }) {
  const [queue, setQueue] = useState<readonly Toast[]>([]);
  const [open, setOpen] = useState(false);
  const [current] = queue;

  const show = useCallback((toast: Toast) => {
    setQueue((waiting) => [...waiting, toast]);
    setOpen(true);
  }, []);
  const next = () => {
    setQueue(([, ...waiting]) => waiting);
    setOpen(queue.length > 1);
  };

  return (
    <ToastContext value={show}>
      {children}
      {current && (
        <Suspense>
          <ToastBar {...current} open={open} onClose={() => setOpen(false)} onGone={next} />
        </Suspense>
      )}
    </ToastContext>
  );
}
