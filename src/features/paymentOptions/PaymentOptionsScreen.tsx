import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { levelOpens } from '@contract/rules/accessOpens';
import { useToast } from '@/components/Toasts/Toasts';
import { useAccounts } from '@/data/accounts';
import { useConfig } from '@/data/config';
import { loaded } from '@/data/asyncResult';
import { useChangeOptions, usePaymentOptions, useRoutingNumber } from '@/data/paymentOptions';
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
  const goingTo = useRef<string>(undefined);
  useEffect(
    function goThere() {
      const to = goingTo.current;
      if (to === undefined || adding) return;
      goingTo.current = undefined;
      if (to !== here) void navigate(to, { replace: true });
    },
    [adding, navigate],
  );
  return (next) => {
    goingTo.current = next;
    void navigate(here, { replace: true });
  };
}
