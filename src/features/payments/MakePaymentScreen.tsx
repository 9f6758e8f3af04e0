import type { Account } from '../../../contract/accounts';
import { type Clock, systemClock } from '../../clock';
import { useAccounts } from '../../data/accounts';
import { usePermissions } from '../../data/users';
import { PayingScreen } from './PayingScreen';

interface MakePaymentScreenProps {
  readonly clock?: Clock;
  /** Makes the key that a form keeps until it was sent. */
  readonly newKey?: () => string;
}

const randomKey = (): string => crypto.randomUUID();

const noDeposits: readonly Account[] = [];

/** The deposit plan pays too, for those who have one. */
export function MakePaymentScreen({ clock = systemClock, newKey = randomKey }: MakePaymentScreenProps) {
  const permissions = usePermissions().data;
  const shared = { clock, newKey };
  return permissions?.deposit_plan ? (
    <WithDeposits {...shared} />
  ) : (
    <PayingScreen {...shared} deposits={noDeposits} />
  );
}

function WithDeposits(props: Required<MakePaymentScreenProps>) {
  const { data, isPending } = useAccounts('my-deposit-plan');
  return <PayingScreen {...props} deposits={isPending ? undefined : (data?.accounts ?? noDeposits)} />;
}
