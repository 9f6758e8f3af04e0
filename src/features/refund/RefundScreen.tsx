import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import * as paymentOptions from '@contract/paymentOptions/endpoints';
import * as refunds from '@contract/refunds/endpoints';
import { levelOpens } from '@contract/rules/accessOpens';
import { refundAccount } from '@contract/rules/refund';
import { type Clock, systemClock } from '@/clock';
import { useAccounts } from '@/data/accounts';
import { asyncResult } from '@/data/asyncResult';
import { useAskRefund } from '@/data/refunds';
import { useRequest } from '@/data/requests';
import { useSelectedAccount } from '@/data/selectedAccount';
import { useDraft } from '@/data/useDraft';
import { useEndpoint } from '@/data/useEndpoint';
import { RefundPage } from './RefundPage';
import { atRefundStep, type GoToRefundStep, readRefundPlace, type RefundAsked, toSend } from './refundValues';

interface RefundScreenProps {
  readonly clock?: Clock;
  /** Makes the key that a form keeps until it was sent. */
  readonly newKey?: () => string;
}

interface Kept {
  /** The key of this form: however often it is sent, it asks once. */
  readonly key: string;
  readonly asked: RefundAsked;
}

const randomKey = (): string => crypto.randomUUID();

/** The form of an account is kept in the tab with its key until it is known to have arrived; each step has an address. */
export function RefundScreen({ clock = systemClock, newKey = randomKey }: RefundScreenProps) {
  const [address, setAddress] = useSearchParams();
  const place = readRefundPlace(address);
  const { account: selected, select } = useSelectedAccount('my-account');
  const accounts = asyncResult(useAccounts('my-account'));
  const account = refundAccount(accounts.data?.accounts ?? [], selected);
  const accountNo = account && levelOpens(account.level, 'asking') ? account.accountNo : null;
  const offer = useEndpoint(
    refunds.offer,
    { query: accountNo === null ? null : { account: accountNo } },
    { staleTime: 0 },
  );
  const draft = useDraft<Kept>(`refund ${accountNo ?? ''}`);
  const [firstKey, setFirstKey] = useState(newKey);
  const { mutateAsync } = useAskRefund();
  const keyOf = () => draft.read()?.key ?? firstKey;
  const keep = useCallback(
    (asked: RefundAsked) => draft.write({ key: draft.read()?.key ?? firstKey, asked }),
    [draft, firstKey],
  );
  const begin = () => {
    draft.forget();
    setFirstKey(newKey());
  };
  const go: GoToRefundStep = useCallback(
    (step, how) =>
      setAddress((before) => atRefundStep(before, step, how?.request), { replace: how?.replace ?? false }),
    [setAddress],
  );

  return (
    <RefundPage
      accounts={accounts}
      selected={selected}
      onSelect={select}
      step={place.step}
      go={go}
      offer={asyncResult(offer)}
      banks={asyncResult(useEndpoint(paymentOptions.list, {}))}
      addedBank={place.addedBank}
      request={asyncResult(useRequest(place.step === 'sent' ? place.request : null))}
      initial={draft.read()?.asked}
      onChange={keep}
      onSend={async (asked, confirmed) => {
        // What is confirmed is asked for anew: the first key was refused.
        const key = confirmed ? newKey() : keyOf();
        draft.write({ key, asked });
        const answer = await mutateAsync({ key, body: toSend(accountNo!, asked, confirmed) });
        if (answer.request) begin();
        return answer;
      }}
      onAnew={begin}
      now={clock.now()}
    />
  );
}
