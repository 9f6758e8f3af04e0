import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import * as common from '@locales/common';
import * as m from '@locales/queue';
import { useId } from 'react';
import { wordsOfMove } from '@contract/requests/officeMoves';
import { ProgressBar } from '@/components/ProgressBar/ProgressBar';
import { leftOf, type MovesRun, type QueueMoving } from '@/data/queueMoves';
import { MoveForm } from './MoveForm';
import { outcomeWords, type Possible, questionOf, refusedRows } from './queueOrders';

interface MoveDialogProps {
  /** What is asked about; it stays while it is carried out. */
  readonly possible: Possible;
  /** How many were chosen, those for which it is not possible among them. */
  readonly chosen: number;
  readonly moving: QueueMoving;
  /** By a key: the focus begins on what the next key is for, and who asked is told when all of it is done. */
  readonly quick?: (run: MovesRun) => void;
  readonly onClose: () => void;
}

/** Asks before requests are moved, shows how far it is, and tells of each that was refused why. */
export function MoveDialog({ possible, chosen, moving, quick, onClose }: MoveDialogProps) {
  const titleId = useId();
  const { run } = moving;
  const busy = run?.state === 'running';
  const close = () => {
    if (!busy) onClose();
  };
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={close} aria-labelledby={titleId}>
      <DialogTitle component="h2" variant="h3" id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        {run ? wordsOfMove(possible.move).action : questionOf(possible)}
      </DialogTitle>
      {run ? (
        <MoveOutcome run={run} onStop={moving.stop} onRetry={moving.retry} onClose={close} />
      ) : (
        <MoveForm
          possible={possible}
          chosen={chosen}
          quick={quick !== undefined}
          onCancel={close}
          onConfirm={(entries) => {
            const order = { event: possible.move, requests: possible.requests, ...entries };
            if (quick) moving.start(order, quick);
            else moving.start(order);
          }}
        />
      )}
    </Dialog>
  );
}

export interface MoveOutcomeProps {
  readonly run: MovesRun;
  readonly onStop: () => void;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** How far an order is, and what was refused and why. */
function MoveOutcome({ run, onStop, onRetry, onClose }: MoveOutcomeProps) {
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
            label={m.requests()}
            progress={{ done: results.length, of: order.requests.length, unit: m.requestsThings() }}
            state={running ? 'running' : ended}
            outcome={outcomeWords(order.event, results, order.requests.length)}
          />
          {failure && <Alert severity="error">{failure}</Alert>}
          {refused.length > 0 && (
            <Box component="ul" aria-label={m.refused()} sx={{ m: 0, p: 0, listStyle: 'none' }}>
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
        {running && <Button onClick={onStop}>{common.stop()}</Button>}
        {!running && left > 0 && <Button onClick={onRetry}>{m.tryCountAgain({ n: left })}</Button>}
        {!running && (
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the button that had the focus is gone
          <Button autoFocus variant="contained" onClick={onClose}>
            {common.close()}
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
