import { useCallback, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import * as depositPlans from '@contract/depositPlan/endpoints';
import type { Plan } from '@contract/depositPlan/schema';
import * as paymentOptions from '@contract/paymentOptions/endpoints';
import { asyncResult } from '@/data/asyncResult';
import { useSendNotification } from '@/data/notifications';
import { useRequest } from '@/data/requests';
import { useDraft } from '@/data/useDraft';
import { useEndpoint } from '@/data/useEndpoint';
import { planHref } from './links';
import {
  atMoneyStep,
  type GoToMoneyStep,
  type MoneyAsked,
  nothingAsked,
  readMoneyPlace,
  toNotification,
} from './moneyRequest';
import { RequestMoneyPage } from './RequestMoneyPage';

interface RequestMoneyScreenProps {
  readonly plan: Pick<Plan, 'savId' | 'accountNo'>;
  /** The IANA zone of the company's books. */
  readonly zone: string;
  readonly newKey: () => string;
}

interface Kept {
  /** The key of this form: however often it is sent, it asks once. */
  readonly key: string;
  readonly asked: MoneyAsked;
}

/** The form is kept in the tab with its key until it is known to have arrived; each of its steps has an address. */
export function RequestMoneyScreen({ plan: { savId, accountNo }, zone, newKey }: RequestMoneyScreenProps) {
  const [address, setAddress] = useSearchParams();
  const place = readMoneyPlace(address);
  const draft = useDraft<Kept>(`money ${savId}`);
  const [kept, setKept] = useState<Kept>(() => draft.read() ?? { key: newKey(), asked: nothingAsked });
  const { mutateAsync } = useSendNotification();
  const navigate = useNavigate();
  const keyOf = () => draft.read()?.key ?? kept.key;
  const keep = useCallback(
    (asked: MoneyAsked) => draft.write({ key: draft.read()?.key ?? kept.key, asked }),
    [draft, kept],
  );
  const begin = () => {
    const next = { key: newKey(), asked: nothingAsked };
    draft.write(next);
    setKept(next);
  };
  const go: GoToMoneyStep = useCallback(
    (step, how) =>
      setAddress((before) => atMoneyStep(before, step, how?.request), { replace: how?.replace ?? false }),
    [setAddress],
  );

  return (
    <RequestMoneyPage
      savId={savId}
      accountNo={accountNo}
      zone={zone}
      step={place.step}
      go={go}
      offer={asyncResult(useEndpoint(depositPlans.offer, { query: { savid: savId } }, { staleTime: 0 }))}
      banks={asyncResult(useEndpoint(paymentOptions.list, {}))}
      addedBank={place.addedBank}
      request={asyncResult(useRequest(place.step === 'sent' ? place.request : null))}
      initial={kept.asked}
      onChange={keep}
      onSend={async (asked, confirmed) => {
        // What is confirmed is asked for anew: the first key was refused.
        const key = confirmed ? newKey() : keyOf();
        draft.write({ key, asked });
        const body = { ...toNotification(savId, asked), ...(confirmed && { confirmed }) };
        const answer = await mutateAsync({ key, body });
        if (answer.request) begin();
        return answer;
      }}
      onAnew={begin}
      onLeave={() => void navigate(planHref(savId))}
    />
  );
}
