import * as common from '@locales/common';
import * as m from '@locales/users';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import type { OfficeUserDetail } from '@contract/officeUsers/schema';
import { AsyncBoundary } from '@/components/AsyncBoundary/AsyncBoundary';
import { DetailDrawer } from '@/components/DetailDrawer/DetailDrawer';
import type { AsyncResult } from '@/data/asyncResult';
import type { UserChanges } from '@/data/officeUsers';
import type { AccountSearch } from './AccountPicker';
import { UserActions, UserBody } from './UserBody';
import { useDoing } from '@/data/useDoing';
import { type Aim, AimDialog } from './UserQuestions';

interface UserDrawerProps extends AccountSearch {
  readonly self: string;
  readonly user: AsyncResult<OfficeUserDetail>;
  readonly changes: UserChanges;
  readonly zone: string;
  readonly onClose: () => void;
}

/** One user whole, beside the list, and everything that the office does with one. */
export function UserDrawer(props: UserDrawerProps) {
  const { self, user, changes, zone, onClose, found, searching, onSearch } = props;
  const { data, state, problem, retry } = user;
  const [aim, setAim] = useState<Aim>(null);
  const doing = useDoing();
  const { busy, start, reset } = doing;
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
            onView={() => ask('view')}
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
            onLift={changes.liftSuppression}
            onFlag={(flag) => ask({ flag })}
            onDesks={() => ask('desks')}
            onResume={() => start(() => changes.resume(data.name), shut)}
          />
        )}
      </AsyncBoundary>
      {data && (
        <AimDialog
          aim={aim}
          user={data}
          changes={changes}
          doing={doing}
          onClose={shut}
          found={found}
          searching={searching}
          onSearch={onSearch}
        />
      )}
    </DetailDrawer>
  );
}
