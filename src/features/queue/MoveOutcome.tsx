import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ProgressBar } from '@/components/ProgressBar/ProgressBar';
import { leftOf, type MovesRun } from '@/data/queueMoves';
import { outcomeWords, refusedRows } from './queueOrders';

export interface MoveOutcomeProps {
  readonly run: MovesRun;
  readonly onStop: () => void;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** How far an order is, and what was refused and why. */
export function MoveOutcome({ run, onStop, onRetry, onClose }: MoveOutcomeProps) {
  const { order, results, state, failure } = run;
  const refused = refusedRows(results, order.requests);
  const left = leftOf(run).length;
  const running = state === 'running';
  const failed = refused.length > 0 || state === 'stopped';
  const ended = failed ? 'failed' : 'done';
  return (
    <>
      <DialogContent>
        <Stack sx={{ gap: 2 }}>
          <ProgressBar
            label="Requests"
            progress={{ done: results.length, of: order.requests.length, unit: 'requests' }}
            state={running ? 'running' : ended}
            outcome={outcomeWords(order.event, results, order.requests.length)}
          />
          {failure && <Alert severity="error">{failure}</Alert>}
          {refused.length > 0 && (
            <Box component="ul" aria-label="Refused" sx={{ m: 0, p: 0, listStyle: 'none' }}>
              {refused.map(({ id, name, why }) => (
                <Box component="li" key={id} sx={row}>
                  <Typography variant="subtitle2">{name}</Typography>
                  <Typography variant="body2">{why}</Typography>
                </Box>
              ))}
            </Box>
          )}
        </Stack>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        {running && <Button onClick={onStop}>Stop</Button>}
        {!running && left > 0 && <Button onClick={onRetry}>Try {left} again</Button>}
        {!running && (
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the button that had the focus is gone
          <Button autoFocus variant="contained" onClick={onClose}>
            Close
          </Button>
        )}
      </DialogActions>
    </>
  );
}

const row = {
  py: 1,
  overflowWrap: 'anywhere',
  '& + &': { borderTop: '1px solid', borderColor: 'divider' },
} as const;
