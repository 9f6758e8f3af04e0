import { useEffect, useState } from 'react';
import { unsentWords } from '@contract/requests/labels';
import type { PayableAccount } from '@contract/payable/schema';
import type { AuthorizationText } from '@contract/requests/schema';
import { useSource } from '@/data/DataProvider';
import { loaded } from '@/data/asyncResult';
import { failureOf, useSendNotification } from '@/data/notifications';
import { useAuthorization } from '@/data/payable';
import { CheckPayment } from './CheckPayment';
import type { Go } from './paymentAddress';
import { errorWords, paymentErrors, planOf, sourceIn } from './paymentCheck';
import type { PaySource } from './paySources';
import { keptValues, type PaymentDraft } from './paymentValues';
import { authorizedPayment, paymentToSend } from './sentPayment';
import { useOnline } from './useOnline';
import { windowsOf } from './windowsOf';

interface CheckScreenProps {
  readonly account: PayableAccount;
  readonly sources: readonly PaySource[];
  readonly draft: PaymentDraft;
  readonly keep: (draft: PaymentDraft) => void;
  readonly newKey: () => string;
  readonly go: Go;
}

/** The check of a kept payment, and its sending: with the same key until an answer comes, never by itself. */
export function CheckScreen({ account, sources, draft, keep, newKey, go }: CheckScreenProps) {
  const { username } = useSource();
  const online = useOnline();
  const sending = useSendNotification();
  const [ask, setAsk] = useState<string>();
  const values = keptValues(draft.values, account);
  const windowOf = windowsOf(account);
  const source = sourceIn(values, sources);
  const plan = planOf(account, values, windowOf(source).min);
  const problems = errorWords(paymentErrors(values, { account, sources, windowOf }));
  const sound = source !== undefined && problems.length === 0;
  const authorization = useAuthorization(sound ? authorizedPayment(account.accountNo, plan, source) : null);
  const { sentAs } = draft;

  useEffect(
    function leaveWhatIsOver() {
      if (sentAs !== undefined) go('sent', { replace: true, request: sentAs });
      else if (source === undefined) go('form', { replace: true });
    },
    [sentAs, source, go],
  );

  if (sentAs !== undefined || source === undefined) return null;

  async function send(text: AuthorizationText, { key, confirmed }: Pick<PaymentDraft, 'key' | 'confirmed'>) {
    setAsk(undefined);
    const body = paymentToSend(account.accountNo, plan, source!, { authorization: text, confirmed });
    const answer = await sending.mutateAsync({ key, body }).catch(() => undefined);
    if (answer?.ask) setAsk(answer.ask);
    if (answer?.request) keep({ ...draft, key, confirmed, sentAs: answer.request.id });
  }

  function answer(meant: boolean) {
    setAsk(undefined);
    if (!meant || !authorization.data) return;
    const confirmed = { key: newKey(), confirmed: true };
    keep({ ...draft, ...confirmed });
    void send(authorization.data, confirmed);
  }

  return (
    <CheckPayment
      account={account}
      plan={plan}
      source={source}
      username={username}
      authorization={loaded(authorization)}
      problems={problems}
      online={online}
      failure={sending.error ? unsentWords[failureOf(sending.error)] : undefined}
      ask={ask}
      onChange={() => go('form')}
      onSubmit={(text) => send(text, draft)}
      onAnswer={answer}
    />
  );
}
