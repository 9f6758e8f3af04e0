import Alert from '@mui/material/Alert';
import Snackbar from '@mui/material/Snackbar';
import { createContext, type ReactNode, use, useCallback, useState } from 'react';

const SHOWN_MS = 6000;

export interface Toast {
  readonly message: string;
  readonly severity?: 'success' | 'info' | 'warning';
}

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
        <Snackbar
          open={open}
          autoHideDuration={SHOWN_MS}
          onClose={(_, reason) => {
            if (reason !== 'clickaway') setOpen(false);
          }}
          slotProps={{ transition: { onExited: next } }}
        >
          {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the alert brings its own element */}
          <Alert role="status" severity={current.severity ?? 'success'} onClose={() => setOpen(false)}>
            {current.message}
          </Alert>
        </Snackbar>
      )}
    </ToastContext>
  );
}
