import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { wordsOfMove } from '@contract/requests/officeMoves';
import type { QueueMoving } from '@/data/queueMoves';
import { MoveForm } from './MoveForm';
import { MoveOutcome } from './MoveOutcome';
import { type Possible, questionOf } from './queueOrders';

interface MoveDialogProps {
  /** What is asked about; it stays while it is carried out. */
  readonly possible: Possible;
  /** How many were chosen, those for which it is not possible among them. */
  readonly chosen: number;
  readonly moving: QueueMoving;
  readonly onClose: () => void;
}

/** Asks before requests are moved, shows how far it is, and tells of each that was refused why. */
export function MoveDialog({ possible, chosen, moving, onClose }: MoveDialogProps) {
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
          onCancel={close}
          onConfirm={(entries) =>
            moving.start({ event: possible.move, requests: possible.requests, ...entries })
          }
        />
      )}
    </Dialog>
  );
}
