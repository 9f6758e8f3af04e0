import { createContext, lazy, type ReactNode, Suspense, use, useCallback, useState } from 'react';
import { persistently } from '../persistently';
import type { ToastBarProps } from '../ToastBar/ToastBar';

type Toast = Pick<ToastBarProps, 'message' | 'severity' | 'action'>;

// Nobody needs the bar before there is something to say.
const ToastBar = lazy(() =>
  persistently(() => import('../ToastBar/ToastBar')).then((m) => ({ default: m.ToastBar })),
);

/** The toasts in their order; whether the first is shown, or on its way out. */
interface Shown {
  readonly queue: readonly Toast[];
  readonly open: boolean;
}

type ShowToast = (toast: Toast) => void;

const ToastContext = createContext<ShowToast>(() => {
  throw new Error('There is nowhere to show a toast: this screen stands outside <Toasts>. Put it inside.');
});

/** Shows a passing word about something of low stakes: saved, copied, file ready. Never money, never errors. */
export const useToast = (): ShowToast => use(ToastContext);

/** The place where toasts appear, one after the other. */
export function Toasts({ children }: { readonly children: ReactNode }) {
  const [{ queue, open }, set] = useState<Shown>({ queue: [], open: false });
  const [current] = queue;

  const show = useCallback((toast: Toast) => {
    // One that is on its way out stays so, and this one follows it.
    set(({ queue, open }) => ({ queue: [...queue, toast], open: open || queue.length === 0 }));
  }, []);
  const next = () => set(({ queue: [, ...waiting] }) => ({ queue: waiting, open: waiting.length > 0 }));

  return (
    <ToastContext value={show}>
      {children}
      {current && (
        <Suspense>
          <ToastBar
            {...current}
            open={open}
            onClose={() => set(({ queue }) => ({ queue, open: false }))}
            onGone={next}
          />
        </Suspense>
      )}
    </ToastContext>
  );
}
