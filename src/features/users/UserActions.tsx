import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { OfficeUserDetail } from '@contract/officeUsers/schema';
import { actionsFor, type UserAction } from '@contract/officeUsers/labels';
import { actionWords } from './userWords';

interface UserActionsProps {
  readonly user: Pick<OfficeUserDetail, 'status' | 'pool'>;
  readonly isSelf: boolean;
  readonly onAct: (what: UserAction) => void;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

/** What can be done with a user who stands so. */
export function UserActions({ user, isSelf, onAct, onEdit, onDelete }: UserActionsProps) {
  const { status, pool } = user;
  const actions = actionsFor[status].filter(
    (what) =>
      !(what === 'disabling' && isSelf) && !(what === 'codes-off' && (pool?.codeMethods ?? []).length === 0),
  );
  const gone = status === 'deleting' || status === 'deleted';
  if (gone) return null;
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1.5 }}>
      {status !== 'creating' && (
        <Button variant="contained" onClick={onEdit}>
          Edit
        </Button>
      )}
      {actions.map((what) => (
        <Button key={what} variant="outlined" onClick={() => onAct(what)}>
          {actionWords[what].label}
        </Button>
      ))}
      {!isSelf && (
        <Button variant="outlined" color="error" onClick={onDelete}>
          Delete
        </Button>
      )}
    </Stack>
  );
}
