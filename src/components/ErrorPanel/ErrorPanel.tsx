import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import * as common from '@locales/common';
import { Icon } from '../Icon/Icon';

export interface ErrorPanelProps {
  readonly title: string;
  /** What happened and what to do. */
  readonly message: string;
  /** Names the failed call in the server's log, for a call to the office. */
  readonly reference?: string;
  readonly onRetry?: () => void;
}

/** Stands where the data would be when they did not come; the rest of the page stays. */
export function ErrorPanel({ title, message, reference, onRetry }: ErrorPanelProps) {
  return (
    <Alert severity="error" icon={<Icon name="warning" />}>
      <AlertTitle>{title}</AlertTitle>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {message}
      </Typography>
      {reference && (
        <Typography variant="caption" component="p" sx={{ mt: 0.5 }}>
          {common.referenceNumber({ reference })}
        </Typography>
      )}
      {onRetry && (
        <Button variant="outlined" startIcon={<Icon name="refresh" />} onClick={onRetry} sx={{ mt: 1.5 }}>
          {common.tryAgain()}
        </Button>
      )}
    </Alert>
  );
}
