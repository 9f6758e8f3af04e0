import { useCallback, useEffect, useRef, useState } from 'react';
import { toDecimal } from '@contract/format/money';
import type { PaymentBody } from '@contract/notifications/schema';
import type { PayableAccount } from '@contract/payable/schema';
import * as requests from '@contract/requests/endpoints';
import { unsentWords } from '@contract/requests/labels';
import type { AuthorizationText } from '@contract/requests/schema';
import type { Owed } from '@contract/rules/owed';
import { type PayWindow, payWindow } from '@contract/rules/payDates';
import type { PayPlan } from '@contract/rules/payPlan';
import { pageTitleId } from '@/components/PageHeader/PageHeader';
import { useSource } from '@/data/DataProvider';
import { asyncResult } from '@/data/asyncResult';
import { failureOf, type SentNotification, useSendNotification } from '@/data/notifications';
import { useCancelRequest, useRequest } from '@/data/requests';
import { useDocument } from '@/data/useDownload';
import { useEndpoint } from '@/data/useEndpoint';
import { useOnline } from '@/data/useOnline';
import { CheckPayment } from './CheckPayment';
import { type Go, type PaymentPlace, wantsSomething } from './paymentAddress';
import { errorWords, paymentErrors, planOf, sourceIn } from './paymentCheck';
import { PaymentForm } from './PaymentForm';
import { PaymentSent } from './PaymentSent';
import {
  keptValues,
  missedBy,
  newValues,
  type PaymentDraft,
  type PaymentValues,
  todayOf,
} from './paymentValues';
import { firstSource, namedSource, type PaySource } from './paySources';

interface StepProps {
  readonly account: PayableAccount;
  readonly sources: readonly PaySource[];
  readonly draft: PaymentDraft | undefined;
  readonly keep: (draft: PaymentDraft) => void;
  readonly newKey: () => string;
  readonly go: Go;
}

interface FormScreenProps extends StepProps {
  readonly owed: Owed;
  readonly place: PaymentPlace;
}

/** The form as it was kept, or a new one: what a link wants counts more than what was kept. */
export function FormScreen(props: FormScreenProps) {
  const { account, owed, sources, place, draft, keep, newKey, go } = props;
  const online = useOnline();
  const windowOf = windowsOf(account);
  const begins = draft === undefined || draft.sentAs !== undefined || wantsSomething(place);
  const isNew = begins || place.step !== 'form';
  const begunFor = useRef<string>(undefined);

  useEffect(function beginForm() {
    if (!isNew) {
      begunFor.current = undefined;
      return;
    }
    // Once for each wish: the address that has it goes some moments later, and each new draft would be another one.
    const wish = JSON.stringify(place);
    if (begins && begunFor.current !== wish) {
      begunFor.current = wish;
      const source = firstSource(sources, place);
      const { min } = windowOf(sources.find(({ id }) => id === source));
      const values = newValues({ account, place, source, today: todayOf(account), payDate: min });
      const missed = missedBy(place, account);
      keep({ accountNo: account.accountNo, key: newKey(), confirmed: false, missed, values });
    }
    go('form', { replace: true });
  });

  const change = useCallback(
    (values: PaymentValues) => {
      if (draft && draft.values !== values) keep({ ...draft, values, confirmed: false });
    },
    [draft, keep],
  );

  if (isNew) return null;
  return (
    <PaymentForm
      key={draft.key}
      account={account}
      owed={owed}
      sources={sources}
      windowOf={windowOf}
      values={keptValues(draft.values, account)}
      added={place.addedBank === null ? undefined : { source: namedSource(sources, place)?.id }}
      onAddedTaken={() => go('form', { replace: true })}
      online={online}
      missed={draft.missed}
      onChange={change}
      onReview={() => go('check')}
    />
  );
}

interface CheckScreenProps extends StepProps {
  readonly draft: PaymentDraft;
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
  const authorization = useEndpoint(
    requests.authorization,
    { query: sound ? authorizedPayment(account.accountNo, plan, source) : null },
    { staleTime: 0 },
  );
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
      authorization={asyncResult(authorization)}
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

interface SentScreenProps {
  readonly id: string | null;
  readonly zone: string | undefined;
  readonly onAnother: () => void;
}

/** The receipt of a request that the address names, so that a reload shows it again. */
export function SentScreen({ id, zone = 'UTC', onAnother }: SentScreenProps) {
  const cancelling = useCancelRequest();
  const [cancelled, setCancelled] = useState(false);
  useEffect(
    function goToWhatIsNew() {
      if (!cancelled) return;
      window.scrollTo(0, 0);
      document.getElementById(pageTitleId)?.focus({ preventScroll: true });
    },
    [cancelled],
  );
  return (
    <PaymentSent
      request={asyncResult(useRequest(id))}
      zone={zone}
      cancelling={cancelling}
      onCancel={(request) => cancelling.start(request, () => setCancelled(true))}
      receipt={useDocument(requests.receipt, 'id')}
      onPrint={() => window.print()}
      onAnother={onAnother}
    />
  );
}

/** What the authorization of a payment depends on. */
const authorizedPayment = (accountNo: string, plan: PayPlan, source: PaySource) => ({
  account: accountNo,
  amount: toDecimal(plan.totalCents),
  paydate: plan.payDate,
  paymentoption: source.option,
  internal: source.internal,
});

/** A payment as it is sent: docs/rules.md#fixed-calls. */
function paymentToSend(
  accountNo: string,
  plan: PayPlan,
  source: PaySource,
  agreed: { readonly authorization: AuthorizationText; readonly confirmed: boolean },
): SentNotification['body'] {
  const body: PaymentBody = {
    mode: plan.mode,
    invoices: plan.lines.map(({ invoiceNo, amountCents, discountCents, reason, note }) => ({
      invoiceNo,
      amountCents,
      discountCents,
      reason,
      note,
    })),
    prepayContractNo: plan.contractNo,
    authorization: agreed.authorization.version,
    authorizationSha256: agreed.authorization.sha256,
    confirmed: agreed.confirmed || undefined,
  };
  return {
    type: 'payment',
    fromaccount: accountNo,
    amount: toDecimal(plan.totalCents),
    paydate: plan.payDate,
    paymentoption: source.option,
    internal: source.internal,
    body: JSON.stringify(body),
  };
}

/** The days on which an account can be paid out of a source. */
export const windowsOf =
  (account: PayableAccount) =>
  (source: PaySource | undefined): PayWindow =>
    payWindow(account, todayOf(account), source?.internal !== true);
