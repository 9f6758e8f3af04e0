import Chip, { type ChipProps } from '@mui/material/Chip';
import type { DropSummary } from '@contract/imports/schema';
import { type DropOutcome, dropOutcomeWords } from '@contract/imports/labels';
import { Icon } from '@/components/Icon/Icon';
import type { IconName } from '@/components/icons';

const looks: Readonly<Record<DropOutcome, readonly [IconName, ChipProps['color']]>> = {
  uploaded: ['open', 'info'],
  ready: ['check', 'info'],
  held: ['warning', 'warning'],
  applied: ['done', 'success'],
  refused: ['warning', 'error'],
  dismissed: ['cancelled', 'default'],
  rolledBack: ['credited', 'default'],
};

/** What became of a drop; the one that customers see says so. */
export function DropChip({ outcome, live }: Pick<DropSummary, 'outcome' | 'live'>) {
  const [icon, color] = looks[outcome];
  return <Chip label={dropWords({ outcome, live })} color={color} icon={<Icon name={icon} />} />;
}

export const dropWords = ({ outcome, live }: Pick<DropSummary, 'outcome' | 'live'>): string =>
  live ? 'Customers see it' : dropOutcomeWords[outcome];
