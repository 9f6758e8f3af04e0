import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import type { OfficeUserDetail } from '@contract/officeUsers/schema';
import type { Permissions } from '@contract/users/schema';

export type Flag = keyof Permissions;

interface UserFlagsProps {
  readonly user: Pick<OfficeUserDetail, 'admin' | 'deposit_plan' | 'status'>;
  /** Whether it is who looks: nobody takes the administrator's flag from themselves. */
  readonly isSelf: boolean;
  readonly onAsk: (flag: Flag) => void;
}

/** The two flags as switches; each asks before it is turned. */
export function UserFlags({ user, isSelf, onAsk }: UserFlagsProps) {
  const locked = ['creating', 'deleting', 'deleted'].includes(user.status);
  return (
    <Stack>
      {(['deposit_plan', 'admin'] as const).map((flag) => (
        <FormControlLabel
          key={flag}
          label={flagWords[flag]}
          disabled={locked || (flag === 'admin' && isSelf)}
          control={<Switch checked={user[flag]} onChange={() => onAsk(flag)} />}
        />
      ))}
    </Stack>
  );
}

export const flagWords: Readonly<Record<Flag, string>> = {
  admin: 'Administrator',
  deposit_plan: 'Deposit plan',
};
