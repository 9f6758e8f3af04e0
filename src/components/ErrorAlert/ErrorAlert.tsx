import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Snackbar from '@mui/material/Snackbar';
import Typography from '@mui/material/Typography';
import * as common from '@locales/common';

export interface ErrorAlertProps {
  readonly open: boolean;
  /** 'Error Code: 500'; for a failure on this side of the wire, just 'Error'. */
  readonly title: string;
  /** 'Message: …', or the browser's own words. */
  readonly message: string;
  /** Names the failed call in the server's log, for a call to the office. */
  readonly reference?: string;
  readonly onClose: () => void;
}

/** Says over any page that a call failed. It stays until it is closed. */
export function ErrorAlert({ open, title, message, reference, onClose }: ErrorAlertProps) {
  return (
    <Snackbar
      open={open}
      anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
      onClose={(_, reason) => {
        if (reason !== 'clickaway') onClose();
      }}
    >
      <Alert
        severity="error"
        role="alert"
        onClose={onClose}
        closeText={common.close()}
        sx={{ minWidth: { sm: 400 } }}
      >
        <AlertTitle>{title}</AlertTitle>
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {message}
        </Typography>
        {reference && (
          <Typography variant="caption" component="p" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
            {common.referenceNumber({ reference })}
          </Typography>
        )}
      </Alert>
    </Snackbar>
  );
}
