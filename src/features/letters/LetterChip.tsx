import Chip, { type ChipProps } from '@mui/material/Chip';
import type { LetterState } from '../../../contract/rules/letterKinds';
import { Icon } from '../../components/Icon/Icon';
import type { IconName } from '../../components/icons';
import { stateWords } from './letterKind';

interface LetterChipProps {
  readonly state: LetterState;
}

const looks: Readonly<Record<LetterState, { readonly icon: IconName; readonly color: ChipProps['color'] }>> =
  {
    queued: { icon: 'later', color: 'info' },
    sent: { icon: 'done', color: 'success' },
    kept: { icon: 'open', color: 'default' },
    dead: { icon: 'warning', color: 'error' },
  };

/** Where a letter is: icon, word and colour together. */
export const LetterChip = ({ state }: LetterChipProps) => (
  <Chip label={stateWords[state]} color={looks[state].color} icon={<Icon name={looks[state].icon} />} />
);
