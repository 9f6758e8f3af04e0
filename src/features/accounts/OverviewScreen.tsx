import { useNavigate } from 'react-router-dom';
import { type Clock, systemClock } from '@/clock';
import { useAccounts, useOverview } from '@/data/accounts';
import { loaded } from '@/data/asyncResult';
import { useSelectedAccount } from '@/data/selectedAccount';
import { usePermissions } from '@/data/users';
import { DepositTile } from './DepositTile';
import { agingHref } from './links';
import { OverviewPage } from './OverviewPage';

interface OverviewScreenProps {
  readonly clock?: Clock;
}

export function OverviewScreen({ clock = systemClock }: OverviewScreenProps) {
  const { account, select } = useSelectedAccount('my-account');
  const permissions = usePermissions().data;
  const navigate = useNavigate();
  return (
    <OverviewPage
      accounts={loaded(useAccounts('my-account'))}
      overview={loaded(useOverview(account))}
      selected={account}
      onSelect={select}
      onAging={(bucket) => void navigate(agingHref(account, bucket))}
      depositTile={permissions?.deposit_plan ? <DepositTile key="deposit" /> : undefined}
      now={clock.now()}
    />
  );
}
