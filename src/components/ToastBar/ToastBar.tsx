import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Snackbar from '@mui/material/Snackbar';
import * as common from '@locales/common';
import { Icon } from '../Icon/Icon';

const SHOWN_MS = 6000;

export interface ToastAction {
  /** A verb: "Undo". */
  readonly label: string;
  readonly onPress: () => void;
}

export interface ToastBarProps {
  readonly message: string;
  /** What kind of news it is, in color and icon; `success` unless told. */
  readonly severity?: 'success' | 'info' | 'warning';
  /** What can still be done about it. Never the only way: the bar goes away. */
  readonly action?: ToastAction;
  readonly open: boolean;
  readonly onClose: () => void;
  /** Called when the bar has left the page. */
  readonly onGone: () => void;
}

/** A short message at the bottom of the page; it stays while the pointer or the focus is on it. */
export function ToastBar({ message, severity = 'success', action, open, onClose, onGone }: ToastBarProps) {
  const act = () => {
    action?.onPress();
    onClose();
  };
  return (
    <Snackbar
      open={open}
      autoHideDuration={SHOWN_MS}
      onClose={(_, reason) => {
        if (reason !== 'clickaway') onClose();
      }}
      slotProps={{ transition: { onExited: onGone } }}
    >
      <Alert
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the alert brings its own element
        role="status"
        severity={severity}
        sx={line}
        action={
          <>
            {action && (
              <Button color="inherit" onClick={act}>
                {action.label}
              </Button>
            )}
            <IconButton aria-label={common.close()} color="inherit" onClick={onClose}>
              <Icon name="close" fontSize="small" />
            </IconButton>
          </>
        }
      >
        {message}
      </Alert>
    </Snackbar>
  );
}

/** Only the words give way where it is narrow. */
const line = {
  alignItems: 'center',
  '& .MuiAlert-message': { overflowWrap: 'anywhere' },
  '& .MuiAlert-action': { flexShrink: 0 },
} as const;
