import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';
import { type Clock, systemClock } from '@/clock';
import { useAccounts, useOverview } from '@/data/accounts';
import { loaded } from '@/data/asyncResult';
import { useRequestTotals } from '@/data/requestList';
import { usePermissions } from '@/data/users';
import { personName } from '@/session/personName';
import { DepositCard } from './DepositCard';
import { HomePage } from './HomePage';
import { SavingsCard } from './SavingsCard';

// Fetched beside the data: what stands at the top does not wait for it.
const latest = import('./LatestStatement').then((m) => ({ default: m.LatestStatement }));
const LatestStatement = lazy(() => latest);
const open = import('./OpenRequests').then((m) => ({ default: m.OpenRequests }));
const OpenRequests = lazy(() => open);
const BranchOpening = lazy(() => import('./BranchOpening').then((m) => ({ default: m.BranchOpening })));

const branchOpening = (code: string) => (
  <Suspense fallback={<Skeleton variant="text" sx={{ width: 160 }} />}>
    <BranchOpening code={code} />
  </Suspense>
);

interface HomeScreenProps {
  readonly clock?: Clock;
}

export function HomeScreen({ clock = systemClock }: HomeScreenProps) {
  const permissions = usePermissions().data;
  const accounts = loaded(useAccounts('my-account'));
  // Whoever works for the office sees another page here, and is not told first that no account is linked.
  const unclear = !permissions && accounts.data?.accounts.length === 0;
  return (
    <HomePage
      accounts={unclear ? { ...accounts, state: 'loading', data: undefined } : accounts}
      overview={loaded(useOverview(null))}
      name={personName(localStorage)}
      depositCard={permissions && (permissions.deposit_plan ? <DepositCard /> : <SavingsCard />)}
      statementCard={
        <Suspense fallback={<Skeleton variant="rounded" sx={{ height: 144 }} />}>
          <LatestStatement />
        </Suspense>
      }
      branchOpening={branchOpening}
      requestCard={
        <Suspense fallback={<Skeleton variant="rounded" sx={{ height: 144 }} />}>
          <OpenRequests />
        </Suspense>
      }
      scheduled={loaded(useRequestTotals({ tab: 'open', kind: 'payment' }))}
      now={clock.now()}
    />
  );
}
