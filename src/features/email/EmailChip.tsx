import Chip, { type ChipProps } from '@mui/material/Chip';
import type { EmailState } from '@contract/email/labels';
import { Icon } from '@/components/Icon/Icon';
import type { IconName } from '@/components/icons';
import { stateWords } from './emailKind';

interface LetterChipProps {
  readonly state: EmailState;
}

const looks: Readonly<Record<EmailState, { readonly icon: IconName; readonly color: ChipProps['color'] }>> = {
  queued: { icon: 'later', color: 'info' },
  sent: { icon: 'done', color: 'success' },
  kept: { icon: 'open', color: 'default' },
  dead: { icon: 'warning', color: 'error' },
};

/** Where a letter is: icon, word and colour together. */
export const EmailChip = ({ state }: LetterChipProps) => (
  <Chip label={stateWords[state]} color={looks[state].color} icon={<Icon name={looks[state].icon} />} />
);
