import Typography from '@mui/material/Typography';
import { formatMoney } from '@contract/format/money';
import type { OfficeUserDetail } from '@contract/officeUsers/schema';
import { ConfirmDialog } from '@/components/ConfirmDialog/ConfirmDialog';

interface UserDeleteProps {
  readonly user: Pick<OfficeUserDetail, 'name' | 'openRequests'>;
  readonly busy: boolean;
  readonly failure: string | undefined;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before somebody is deleted: what is open first, then the name to be typed. */
export function UserDelete({
  user: { name, openRequests },
  busy,
  failure,
  onConfirm,
  onClose,
}: UserDeleteProps) {
  return (
    <ConfirmDialog
      title={`Delete ${name}?`}
      action="Delete user"
      wayOut="Keep user"
      destructive
      typed={name}
      busy={busy}
      failure={failure}
      onConfirm={onConfirm}
      onCancel={onClose}
    >
      They lose access right away and every session ends. To give it back, you would create the user anew.
      {openRequests.length > 0 && (
        <>
          <Typography sx={{ mt: 2 }}>These requests are open. They stay and are worked on:</Typography>
          <ul>
            {openRequests.map(({ requestNo, amountCents }) => (
              <li key={requestNo}>
                {requestNo}, {formatMoney(amountCents)}
              </li>
            ))}
          </ul>
        </>
      )}
    </ConfirmDialog>
  );
}
