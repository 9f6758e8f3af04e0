import Button from '@mui/material/Button';
import { wordsOfMove } from '@contract/requests/officeMoves';
import type { Possible } from './queueOrders';

interface MoveButtonsProps {
  readonly possible: readonly Possible[];
  /** How many are chosen; where a move fits fewer, its button says how many. */
  readonly chosen: number;
  readonly onMove: (possible: Possible) => void;
}

/** What can be done with the chosen requests. */
export const MoveButtons = ({ possible, chosen, onMove }: MoveButtonsProps) =>
  possible.map((one, place) => {
    const { action, destructive } = wordsOfMove(one.move);
    return (
      <Button
        key={one.move}
        size="small"
        variant={place === 0 && !destructive ? 'contained' : 'outlined'}
        color={destructive ? 'error' : 'primary'}
        onClick={() => onMove(one)}
      >
        {one.requests.length < chosen ? `${action} (${one.requests.length})` : action}
      </Button>
    );
  });
