import { useCallback, useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { levelOpens } from '../../../contract/rules/accessOpens';
import { useToast } from '../../components/Toasts/Toasts';
import { useAccounts } from '../../data/accounts';
import { useConfig } from '../../data/config';
import { loaded } from '../../data/loaded';
import { useChangeOptions, usePaymentOptions, useRoutingNumber } from '../../data/paymentOptions';
import { lookupOf } from './lookupOf';
import { PaymentOptionsPage } from './PaymentOptionsPage';
import { here, placeAfter, placeWithAdded } from './places';

export function PaymentOptionsScreen() {
  const [params] = useSearchParams();
  const toast = useToast();
  const { companyName } = useConfig();
  const [routing, setRouting] = useState('');
  const { add, change, remove } = useChangeOptions();
  const own = useAccounts('my-account').data;
  const accounts = own?.accounts.filter(({ level }) => levelOpens(level, 'asking'));
  const after = placeAfter(params.get('back'));
  const adding = params.get('add') === '1';
  const leave = useLeaving(adding);

  return (
    <PaymentOptionsPage
      options={loaded(usePaymentOptions())}
      accounts={accounts}
      adding={adding}
      companyName={companyName}
      lookup={lookupOf(useRoutingNumber(routing))}
      onRouting={useCallback((number: string) => setRouting(number), [])}
      onAdd={async (asked) => {
        const { id, nickname } = await add(asked);
        toast({ message: `${nickname} is saved`, severity: 'success' });
        leave(placeWithAdded(after, id));
      }}
      onChange={change}
      onDelete={remove}
      onCancel={() => leave(after)}
      zone={own?.asOf?.booksZone ?? 'UTC'}
    />
  );
}

/**
 * Leaves the form for a page. The screen is kept as it was left, so the form, with the number that was typed in it, is
 * closed first: it would stand there again, ready to be sent twice.
 */
function useLeaving(adding: boolean): (to: string) => void {
  const navigate = useNavigate();
  const [to, setTo] = useState<string>();
  useEffect(
    function goThere() {
      if (to === undefined || adding) return;
      setTo(undefined);
      if (to !== here) void navigate(to, { replace: true });
    },
    [to, adding, navigate],
  );
  return (next) => {
    setTo(next);
    void navigate(here, { replace: true });
  };
}
