import Chip, { type ChipProps } from '@mui/material/Chip';
import { type UserStatus, userStatuses } from '@contract/officeUsers/labels';
import { Icon } from '@/components/Icon/Icon';
import type { IconName } from '@/components/icons';

interface UserChipProps {
  readonly status: UserStatus;
}

/** Icon, word and colour together: none of them is ever the only sign. */
const looks: Readonly<Record<UserStatus, readonly [icon: IconName, color: ChipProps['color']]>> = {
  invited: ['email', 'info'],
  active: ['done', 'success'],
  resetting: ['key', 'warning'],
  disabled: ['cancelled', 'default'],
  creating: ['later', 'warning'],
  deleting: ['later', 'warning'],
  deleted: ['cancelled', 'default'],
};

/** Where a user stands. */
export function UserChip({ status }: UserChipProps) {
  const [icon, color] = looks[status];
  return <Chip label={userStatuses[status]} color={color} icon={<Icon name={icon} />} />;
}
