import Alert from '@mui/material/Alert';
import Snackbar from '@mui/material/Snackbar';

const SHOWN_MS = 6000;

export interface ToastBarProps {
  readonly message: string;
  readonly severity?: 'success' | 'info' | 'warning';
  readonly open: boolean;
  readonly onClose: () => void;
  /** Called when the bar has left the page. */
  readonly onGone: () => void;
}

/** One passing word at the foot of the page; it stays while the pointer or the focus is on it. */
export const ToastBar = ({ message, severity = 'success', open, onClose, onGone }: ToastBarProps) => (
  <Snackbar
    open={open}
    autoHideDuration={SHOWN_MS}
    onClose={(_, reason) => {
      if (reason !== 'clickaway') onClose();
    }}
    slotProps={{ transition: { onExited: onGone } }}
  >
    {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the alert brings its own element */}
    <Alert role="status" severity={severity} onClose={onClose}>
      {message}
    </Alert>
  </Snackbar>
);
