import { useNavigate } from 'react-router-dom';
import { type Clock, systemClock } from '@/clock';
import { useAccounts } from '@/data/accounts';
import { useConfig } from '@/data/config';
import { asyncPage } from '@/data/listPage';
import { loaded } from '@/data/asyncResult';
import { useRequests, useRequestTotals } from '@/data/requestList';
import { useCancelRequest, useRequest, useRequestReceipt } from '@/data/requests';
import { useSelectedAccount } from '@/data/selectedAccount';
import { useListView } from '@/data/useListView';
import { useListMemory } from '@/lists/useListMemory';
import { RequestsPage } from './RequestsPage';
import { copyHref, forAnotherAccount, requestAddress, toQuery } from './requestView';

interface RequestsScreenProps {
  readonly clock?: Clock;
}

export function RequestsScreen({ clock = systemClock }: RequestsScreenProps) {
  const { account } = useSelectedAccount('my-account');
  const { view, show, showAccount, hrefOf } = useListView(requestAddress);
  const navigate = useNavigate();
  const filter = toQuery(view.filters, account);
  const rows = useRequests({
    ...filter,
    sort: view.sort,
    limit: view.size,
    after: view.after || undefined,
    before: view.before || undefined,
  });

  return (
    <RequestsPage
      accounts={loaded(useAccounts('my-account'))}
      selected={account}
      onSelect={(id) => showAccount(id, forAnotherAccount(view))}
      view={view}
      onView={show}
      requests={asyncPage(rows)}
      turning={rows.isPlaceholderData}
      totals={loaded(useRequestTotals(filter))}
      request={loaded(useRequest(view.opened))}
      cancelling={useCancelRequest()}
      receipt={useRequestReceipt()}
      hrefOf={hrefOf}
      onCopy={(request) => void navigate(copyHref(request))}
      company={useConfig().companyName}
      memory={useListMemory('payment-requests')}
      onPrint={() => window.print()}
      now={clock.now()}
    />
  );
}
