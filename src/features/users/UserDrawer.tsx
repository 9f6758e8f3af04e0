import * as common from '@locales/common';
import * as m from '@locales/users';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { formatMoney } from '@contract/format/money';
import type { OfficeUserDetail } from '@contract/officeUsers/schema';
import { ApiError } from '@contract/problem';
import type { UserAction } from '@contract/officeUsers/labels';
import { AsyncBoundary } from '@/components/AsyncBoundary/AsyncBoundary';
import { ConfirmDialog } from '@/components/ConfirmDialog/ConfirmDialog';
import { DetailDrawer } from '@/components/DetailDrawer/DetailDrawer';
import type { AsyncResult } from '@/data/asyncResult';
import type { UserChanges } from '@/data/officeUsers';
import type { AccountSearch } from './AccountPicker';
import { type Flag, UserActions, UserBody } from './UserBody';
import { UserEdit } from './UserEdit';
import { actionWords } from './userLabels';

interface UserDrawerProps extends AccountSearch {
  readonly self: string;
  readonly user: AsyncResult<OfficeUserDetail>;
  readonly changes: UserChanges;
  readonly zone: string;
  readonly onClose: () => void;
}

type Aim = { readonly act: UserAction } | { readonly flag: Flag } | 'edit' | 'delete' | null;

/** One user whole, beside the list, and everything that the office does with one. */
export function UserDrawer(props: UserDrawerProps) {
  const { self, user, changes, zone, onClose, found, searching, onSearch } = props;
  const { data, state, problem, retry } = user;
  const [aim, setAim] = useState<Aim>(null);
  const { busy, failure, start, reset } = useDoing();
  const ask = (next: Aim) => {
    reset();
    setAim(next);
  };
  const shut = () => ask(null);
  const isSelf = data?.name === self;

  return (
    <DetailDrawer
      open
      title={data?.name ?? common.user()}
      onClose={onClose}
      actions={
        data && (
          <UserActions
            user={data}
            isSelf={isSelf}
            onAct={(act) => ask({ act })}
            onEdit={() => ask('edit')}
            onDelete={() => ask('delete')}
          />
        )
      }
    >
      <AsyncBoundary
        state={state}
        skeleton={<Skeleton variant="rounded" sx={{ height: 360 }} />}
        error={problem && { title: m.loadFailed(), ...problem }}
        onRetry={retry}
      >
        {data && (
          <UserBody
            user={data}
            isSelf={isSelf}
            zone={zone}
            busy={busy}
            onFlag={(flag) => ask({ flag })}
            onResume={() => start(() => changes.resume(data.name), shut)}
          />
        )}
      </AsyncBoundary>
      {data && typeof aim === 'object' && aim !== null && (
        <ConfirmDialog
          {...questionOf(aim, data)}
          busy={busy}
          failure={failure}
          onCancel={shut}
          onConfirm={() => start(() => done(aim, data, changes), shut)}
        />
      )}
      {data && aim === 'delete' && (
        <UserDelete
          user={data}
          busy={busy}
          failure={failure}
          onClose={shut}
          onConfirm={() =>
            start(() => changes.remove(data.name, { name: data.name, openRequestsSeen: true }), shut)
          }
        />
      )}
      {data && aim === 'edit' && (
        <UserEdit
          user={data}
          found={found}
          searching={searching}
          onSearch={onSearch}
          onSave={(change) => changes.change(data.name, change)}
          onClose={shut}
        />
      )}
    </DetailDrawer>
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

/** One thing being done at a time: whether it is, and why it did not work. */
function useDoing() {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function run(work: () => Promise<unknown>, then: () => void): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    try {
      await work();
      then();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(error.message);
    } finally {
      setBusy(false);
    }
  }
  return {
    busy,
    failure,
    start: (work: () => Promise<unknown>, then: () => void) => void run(work, then),
    /** Forgets a failure. */
    reset: () => setFailure(undefined),
  };
}
