import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import * as common from '@locales/common';
import * as m from '@locales/components';
import { Icon } from '../Icon/Icon';

export interface NavigationLoadingProps {
  /** That it did not come. It is tried again by itself, and by whoever does not want to wait. */
  readonly failed?: {
    /** Names the failed call in the server's log, for a call to the office. */
    readonly reference?: string;
    readonly onRetry: () => void;
  };
}

const widths = ['45%', '60%', '70%', '52%', '64%', '48%'];

/** Stands for the side navigation until the permissions say which pages there are. */
export const NavigationLoading = ({ failed }: NavigationLoadingProps) => (
  <Box component="nav" aria-label={m.mainNavigation()} sx={{ px: 3, py: 2 }}>
    {failed && (
      <Box role="alert" sx={{ mb: 2 }}>
        <Typography variant="subtitle2" component="p">
          {m.menuFailed()}
        </Typography>
        <Typography variant="body2" sx={{ mt: 0.5 }}>
          {m.menuFailedWords()}
        </Typography>
        {failed.reference && (
          <Typography variant="caption" component="p" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
            {common.referenceNumber({ reference: failed.reference })}
          </Typography>
        )}
        <Button
          variant="outlined"
          startIcon={<Icon name="refresh" />}
          onClick={failed.onRetry}
          sx={{ mt: 1.5 }}
        >
          {common.tryAgain()}
        </Button>
      </Box>
    )}
    <Box component="output" sx={{ display: 'block' }}>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        {m.loadingNavigation()}
      </Typography>
      {widths.map((width) => (
        <Skeleton key={width} sx={{ width, height: 44 }} />
      ))}
    </Box>
  </Box>
);
