import * as m from '@locales/queue';
import Button from '@mui/material/Button';
import { wordsOfMove } from '@contract/requests/officeMoves';
import { type Possible, possibleWith } from './queueOrders';
import type { useQueueWork } from './useQueueWork';

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

type ChosenActionsProps = Pick<
  ReturnType<typeof useQueueWork>,
  'chosen' | 'ask' | 'askBank' | 'setConfirmsBanks'
>;

/** What can be done with the chosen requests together, by whoever looks. */
export const ChosenActions = ({ chosen, ask, askBank, setConfirmsBanks }: ChosenActionsProps) => {
  const { length } = chosen.requests;
  return (
    <>
      {ask && (
        <MoveButtons
          possible={possibleWith(chosen.requests)}
          chosen={length}
          onMove={(possible) => ask(possible, length)}
        />
      )}
      {askBank && chosen.banks.length > 0 && (
        <Button size="small" variant="outlined" onClick={() => setConfirmsBanks(true)}>
          {m.confirmBanksTitle()}
        </Button>
      )}
    </>
  );
};
