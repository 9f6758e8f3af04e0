import * as common from '@locales/common';
import * as m from '@locales/accessRequests';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { contactColumns as labels, leftOutWords } from '@contract/contactInvitations/labels';
import type { InvitedPerson, PlannedPerson } from '@contract/contactInvitations/schema';
import { accessLevels } from '@contract/rules/accessLevels';
import { listOf } from '@locales/language';
import type { Column } from '@/components/columns';
import { PlainTable } from '@/components/PlainTable/PlainTable';
import type { Inviting } from '@/data/accessRequests';

interface InviteDialogProps {
  readonly inviting: Inviting;
  readonly onClose: () => void;
}

/** Who would get what, who is left out and why; then what became of it. */
export function InviteDialog({ inviting, onClose }: InviteDialogProps) {
  const titleId = useId();
  const { planned, done, busy, failure, invite } = inviting;
  const invited = planned?.filter(({ plan }) => plan !== null) ?? [];
  return (
    <Dialog open fullWidth maxWidth="md" onClose={busy ? undefined : onClose} aria-labelledby={titleId}>
      <DialogTitle component="h2" variant="h3" id={titleId}>
        {m.inviteTitle()}
      </DialogTitle>
      <DialogContent>
        {failure !== undefined && (
          <Alert severity="error" sx={{ mb: 2 }}>
            {failure}
          </Alert>
        )}
        {done ? <Done people={done} /> : <Planned planned={planned} isFailed={failure !== undefined} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={busy}>
          {done ? common.close() : common.cancel()}
        </Button>
        {!done && invited.length > 0 && (
          <Button
            variant="contained"
            loading={busy}
            onClick={() => invite(invited.map(({ email }) => email))}
          >
            {m.sendInvitations({ n: invited.length })}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

interface PlannedProps {
  readonly planned: readonly PlannedPerson[] | undefined;
  readonly isFailed: boolean;
}

function Planned({ planned, isFailed }: PlannedProps) {
  if (!planned) return isFailed ? null : <Skeleton variant="rounded" sx={{ height: 200 }} />;
  const invited = planned.filter(({ plan }) => plan !== null);
  const leftOut = planned.filter(({ plan }) => plan === null);
  return (
    <>
      {invited.length === 0 ? (
        <Alert severity="info">{m.nobodyToInvite()}</Alert>
      ) : (
        <>
          <Typography {...heading}>{m.willGet()}</Typography>
          <PlainTable label={m.willGet()} rows={invited} columns={getsColumns()} rowId={idOf} />
        </>
      )}
      {leftOut.length > 0 && (
        <>
          <Typography {...heading}>{m.leftOutHeading()}</Typography>
          <PlainTable label={m.leftOutHeading()} rows={leftOut} columns={whyColumns()} rowId={idOf} />
        </>
      )}
    </>
  );
}

/** The table below is a region of the same name. */
const heading = { variant: 'h6', component: 'h3', sx: { mt: 2, mb: 1 } } as const;

const idOf = ({ email }: PlannedPerson): string => email;

const personColumns = (): readonly Column<PlannedPerson>[] => [
  {
    id: 'name',
    label: labels.name,
    width: 180,
    mobile: 'title',
    text: ({ name }) => name || m.noName(),
  },
  { id: 'email', label: labels.email, width: 230, mobile: 'meta', text: idOf },
];

const getsColumns = (): readonly Column<PlannedPerson>[] => [
  ...personColumns(),
  { id: 'gets', label: m.columnGets(), width: 300, mobile: 'meta', text: getsWords },
];

const whyColumns = (): readonly Column<PlannedPerson>[] => [
  ...personColumns(),
  {
    id: 'why',
    label: m.columnWhy(),
    width: 300,
    mobile: 'meta',
    text: ({ leftOut }) => (leftOut === null ? '' : leftOutWords[leftOut]),
  },
];

const getsWords = ({ plan }: PlannedPerson): string =>
  plan === null
    ? ''
    : listOf([
        ...plan.accounts.map(({ accountNo, level }) => `${accountNo} ${accessLevels[level].label}`),
        ...(plan.depositPlan ? [m.withDeposit()] : []),
      ]);

function Done({ people }: { readonly people: readonly InvitedPerson[] }) {
  const invited = people.filter(({ outcome }) => outcome === 'invited').length;
  const failed = people.filter(({ outcome }) => outcome !== 'invited');
  return (
    <>
      <Alert severity={failed.length === 0 ? 'success' : 'info'}>{m.doneInvited({ n: invited })}</Alert>
      {failed.length > 0 && (
        <Alert severity="warning" sx={{ mt: 2 }}>
          {m.someFailed({ n: failed.length })}
          {failed.map(({ email, leftOut, told }) => (
            <div key={email}>
              {m.failedLine({ email, why: leftOut === null ? (told ?? '') : leftOutWords[leftOut] })}
            </div>
          ))}
        </Alert>
      )}
    </>
  );
}
