import { useCallback, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { levelOpens } from '../../../contract/rules/accessOpens';
import { useToast } from '../../components/Toasts/Toasts';
import { useAccounts } from '../../data/accounts';
import { useConfig } from '../../data/config';
import { loaded } from '../../data/loaded';
import { useChangeOptions, usePaymentOptions, useRoutingNumber } from '../../data/paymentOptions';
import { lookupOf } from './lookupOf';
import { PaymentOptionsPage } from './PaymentOptionsPage';
import { placeAfter } from './places';

/** On whose wall the customer reads days. */
const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;

export function PaymentOptionsScreen() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const toast = useToast();
  const { companyName } = useConfig();
  const [routing, setRouting] = useState('');
  const { add, change, remove } = useChangeOptions();
  const own = useAccounts('my-account').data?.accounts;
  const accounts = own?.filter(({ level }) => levelOpens(level, 'asking'));
  const after = placeAfter(params.get('back'));

  return (
    <PaymentOptionsPage
      options={loaded(usePaymentOptions())}
      accounts={accounts}
      adding={params.get('add') === '1'}
      companyName={companyName}
      lookup={lookupOf(useRoutingNumber(routing))}
      onRouting={useCallback((number: string) => setRouting(number), [])}
      onAdd={async (asked) => {
        const { nickname } = await add(asked);
        toast({ message: `${nickname} is saved`, severity: 'success' });
        await navigate(after, { replace: true });
      }}
      onChange={change}
      onDelete={remove}
      cancelHref={after}
      zone={zone}
    />
  );
}
