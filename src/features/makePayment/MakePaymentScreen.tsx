import type { Account } from '@contract/accounts/schema';
import { type Clock, systemClock } from '@/clock';
import { useAccounts } from '@/data/accounts';
import { type Loaded, loaded } from '@/data/asyncResult';
import { usePermissions } from '@/data/users';
import { PayingScreen } from './PayingScreen';

interface MakePaymentScreenProps {
  readonly clock?: Clock;
  /** Makes the key that a form keeps until it was sent. */
  readonly newKey?: () => string;
}

const randomKey = (): string => crypto.randomUUID();

/** The deposit plan pays too, for those who have one. */
export function MakePaymentScreen({ clock = systemClock, newKey = randomKey }: MakePaymentScreenProps) {
  return <PayingScreen clock={clock} newKey={newKey} deposits={useDeposits()} />;
}

/** Known only once the flag is: until then nobody can say that there are none. */
function useDeposits(): Loaded<readonly Account[]> {
  const permissions = usePermissions();
  const hasPlan = permissions.data?.deposit_plan ?? false;
  const plans = loaded(useAccounts(hasPlan ? 'my-deposit-plan' : null));
  if (permissions.data === undefined) return { ...permissions, data: undefined };
  return hasPlan ? { ...plans, data: plans.data?.accounts } : { ...permissions, data: [] };
}
