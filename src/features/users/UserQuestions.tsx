import * as m from '@locales/users';
import Typography from '@mui/material/Typography';
import { lazy, Suspense } from 'react';
import { formatMoney } from '@contract/format/money';
import type { UserAction } from '@contract/officeUsers/labels';
import type { OfficeUserDetail } from '@contract/officeUsers/schema';
import type { Doing } from '@/data/useDoing';
import { ConfirmDialog } from '@/components/ConfirmDialog/ConfirmDialog';
import type { UserChanges } from '@/data/officeUsers';
import type { AccountSearch } from './AccountPicker';
import type { Flag } from './UserBody';
import { UserEdit } from './UserEdit';
import { actionWords } from './userLabels';
import { ViewAsDialog } from './ViewAsDialog';

const PowersDialog = lazy(() => import('./PowersDialog').then((code) => ({ default: code.PowersDialog })));

/** What somebody is about to do with a user; null for nothing. */
export type Aim =
  | { readonly act: UserAction }
  | { readonly flag: Flag }
  | 'edit'
  | 'delete'
  | 'view'
  | 'desks'
  | null;

interface AimDialogProps extends AccountSearch {
  readonly aim: Aim;
  readonly user: OfficeUserDetail;
  readonly changes: UserChanges;
  readonly doing: Doing;
  readonly onClose: () => void;
}

/** What is asked before anything is done with a user. */
export function AimDialog(props: AimDialogProps) {
  const { aim, user, changes, doing, onClose, found, searching, onSearch } = props;
  const { busy, failure, start } = doing;
  return (
    <>
      {typeof aim === 'object' && aim !== null && (
        <ConfirmDialog
          {...questionOf(aim, user)}
          busy={busy}
          failure={failure}
          onCancel={onClose}
          onConfirm={() => start(() => done(aim, user, changes), onClose)}
        />
      )}
      {aim === 'delete' && (
        <UserDelete
          user={user}
          busy={busy}
          failure={failure}
          onClose={onClose}
          onConfirm={() =>
            start(() => changes.remove(user.name, { name: user.name, openRequestsSeen: true }), onClose)
          }
        />
      )}
      {aim === 'desks' && (
        <Suspense>
          <PowersDialog
            user={user}
            busy={busy}
            failure={failure}
            onClose={onClose}
            onSave={({ admin, branch, desks }) =>
              start(
                () =>
                  changes.setPowers(user.name, { version: user.version, admin, branch, desks: [...desks] }),
                onClose,
              )
            }
          />
        </Suspense>
      )}
      {aim === 'view' && (
        <ViewAsDialog
          name={user.name}
          busy={busy}
          failure={failure}
          onStart={(reason) => start(() => changes.viewAs(user.name, reason), onClose)}
          onClose={onClose}
        />
      )}
      {aim === 'edit' && (
        <UserEdit
          user={user}
          found={found}
          searching={searching}
          onSearch={onSearch}
          onSave={(change) => changes.change(user.name, change)}
          onClose={onClose}
        />
      )}
    </>
  );
}

type Question = Exclude<Aim, null | string>;

const done = (aim: Question, { name, version, ...user }: OfficeUserDetail, changes: UserChanges) =>
  'act' in aim ? changes.act(name, aim.act) : changes.change(name, { version, [aim.flag]: !user[aim.flag] });

function questionOf(aim: Question, user: OfficeUserDetail) {
  const { name } = user;
  if ('act' in aim) {
    const { label, title, about, destructive } = actionWords[aim.act];
    return { title: title({ name }), action: label(), children: about(), destructive };
  }
  const gives = !user[aim.flag];
  return { ...flagQuestions[aim.flag][gives ? 'give' : 'take'](name), destructive: !gives };
}

/** What is asked before a flag is given or taken. */
const flagQuestions = {
  admin: {
    give: (name: string) => ({
      title: m.askGiveAdmin({ name }),
      action: m.giveAdmin(),
      children: m.administratorsCanNow(),
    }),
    take: (name: string) => ({
      title: m.askTakeAdmin({ name }),
      action: m.takeAdmin(),
      children: m.administratorsCanNow(),
    }),
  },
  deposit_plan: {
    give: (name: string) => ({
      title: m.askGivePlan({ name }),
      action: m.givePlan(),
      children: m.planAbout(),
    }),
    take: (name: string) => ({
      title: m.askTakePlan({ name }),
      action: m.takePlan(),
      children: m.planAbout(),
    }),
  },
} as const;

interface UserDeleteProps {
  readonly user: Pick<OfficeUserDetail, 'name' | 'openRequests'>;
  readonly busy: boolean;
  readonly failure: string | undefined;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before somebody is deleted: what is open first, then the name to be typed. */
function UserDelete({ user: { name, openRequests }, busy, failure, onConfirm, onClose }: UserDeleteProps) {
  return (
    <ConfirmDialog
      title={m.askDelete({ name })}
      action={m.deleteUser()}
      wayOut={m.keepUser()}
      destructive
      typed={name}
      busy={busy}
      failure={failure}
      onConfirm={onConfirm}
      onCancel={onClose}
    >
      {m.deleteAbout()}
      {openRequests.length > 0 && (
        <>
          <Typography sx={{ mt: 2 }}>{m.requestsStay()}</Typography>
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
