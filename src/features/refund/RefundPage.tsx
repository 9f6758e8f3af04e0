import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import type { FormikErrors } from 'formik';
import { useEffect, useState } from 'react';
import * as common from '@locales/common';
import { texts } from '@locales/language';
import * as m from '@locales/refunds';
import type { Account, AsOf } from '@contract/accounts/schema';
import type { PaymentOption } from '@contract/paymentOptions/schema';
import type { RefundOffer } from '@contract/refunds/schema';
import type { RequestDetail } from '@contract/requests/schema';
import { levelOpens } from '@contract/rules/accessOpens';
import { creditedBanks } from '@contract/rules/creditedBanks';
import { refundAccount } from '@contract/rules/refund';
import { AccountHeader } from '@/domain/AccountHeader/AccountHeader';
import { AsyncBoundary } from '@/components/AsyncBoundary/AsyncBoundary';
import { useFocusOnStep } from '@/components/useFocusOnStep';
import type { AsyncResult } from '@/data/asyncResult';
import { afterApiError, type NotificationAnswer, type UnsentRequest } from '@/data/notifications';
import { RefundForm } from './RefundForm';
import { ChooseAccount, Nothing } from './RefundNothing';
import { RefundCheck, RefundMadeUp, RefundSent } from './RefundReview';
import {
  type GoToRefundStep,
  nothingAsked,
  type RefundAsked,
  refundFields,
  refundRules,
  type RefundStep,
} from './refundValues';

export interface RefundPageProps {
  readonly accounts: AsyncResult<{ readonly asOf: AsOf | null; readonly accounts: readonly Account[] }>;
  readonly selected: string | null;
  readonly onSelect: (id: string | null) => void;
  readonly step: RefundStep;
  readonly go: GoToRefundStep;
  readonly offer: AsyncResult<RefundOffer>;
  readonly banks: AsyncResult<readonly PaymentOption[]>;
  /** The bank account that somebody comes back with from adding it. */
  readonly addedBank: string | null;
  /** What was sent, at the last step. */
  readonly request: AsyncResult<RequestDetail>;
  /** What was filled in before; undefined where nothing was. */
  readonly initial: RefundAsked | undefined;
  readonly onChange: (asked: RefundAsked) => void;
  readonly onSend: (asked: RefundAsked, confirmed: boolean) => Promise<NotificationAnswer>;
  /** Begins another form, which is another request. */
  readonly onAnew: () => void;
  readonly now: Date;
}

const titles: Readonly<Record<RefundStep, string>> = texts({
  form: m.title,
  check: m.reviewTitle,
  sent: m.sentTitle,
});

/** From the credit of an account, over what is asked back of it and one more look, to a number. */
export function RefundPage(props: RefundPageProps) {
  const { accounts, selected, onSelect, step, request, now } = props;
  const page = useFocusOnStep(step);
  const known = accounts.data?.accounts ?? [];
  return (
    <div ref={page}>
      <AccountHeader
        title={titles[step]}
        breadcrumbs={[{ label: common.myAccount() }, { label: common.payments() }]}
        accounts={known}
        selected={refundAccount(known, selected)?.id ?? selected}
        onSelect={onSelect}
        asOf={accounts.data?.asOf ?? null}
        loading={accounts.state === 'loading'}
        now={now}
      />
      {step === 'sent' ? (
        <AsyncBoundary
          state={request.state}
          skeleton={waiting}
          error={request.problem && { title: m.requestFailed(), ...request.problem }}
          onRetry={request.retry}
        >
          {request.data && (
            <RefundSent request={request.data} zone={accounts.data?.asOf?.booksZone ?? 'UTC'} />
          )}
        </AsyncBoundary>
      ) : (
        <Asking {...props} />
      )}
    </div>
  );
}

/** Every reason why there is nothing to fill in, and else the form and its check. */
function Asking(props: RefundPageProps) {
  const { accounts, selected, onSelect, offer, banks } = props;
  const known = accounts.data?.accounts ?? [];
  const account = refundAccount(known, selected);
  if (accounts.data && known.length === 0) return <Nothing title={m.noAccount()} words={m.noAccountWhy()} />;
  if (accounts.data && !account) return <ChooseAccount accounts={known} onSelect={onSelect} />;
  if (account && !levelOpens(account.level, 'asking')) {
    return <Nothing title={m.mayNotAsk()} words={m.mayNotAskWhy()} account={account.id} />;
  }
  const state = accounts.data === undefined ? accounts.state : offer.state;
  const { problem } = accounts.data === undefined ? accounts : offer;
  return (
    <AsyncBoundary
      state={state === 'ready' && banks.state === 'loading' ? 'loading' : state}
      skeleton={waiting}
      error={problem && { title: m.formFailed(), ...problem }}
      onRetry={() => {
        accounts.retry();
        offer.retry();
        banks.retry();
      }}
    >
      {offer.data && <Offered key={offer.data.accountNo} {...props} offer={offer.data} />}
    </AsyncBoundary>
  );
}

type OfferedProps = Omit<RefundPageProps, 'offer'> & { readonly offer: RefundOffer };

function Offered(props: OfferedProps) {
  const { offer } = props;
  const { refusal, phone, accountNo, sum } = offer;
  if (refusal === null) return <Steps {...props} />;
  return (
    <Stack sx={{ gap: 3 }}>
      <Nothing
        title={m.cantAsk()}
        words={phone ? `${refusal} ${m.callUs({ phone })}` : refusal}
        account={accountNo}
      />
      {sum.memoCents + sum.unappliedCents > 0 && <RefundMadeUp sum={sum} />}
    </Stack>
  );
}

/** How far the form is, beside its step. */
interface Progress {
  readonly asked: RefundAsked;
  readonly refused: FormikErrors<RefundAsked>;
  /** The form has found everything filled in. */
  readonly reviewed?: true;
  readonly failure?: UnsentRequest;
  readonly ask?: string;
  readonly sending?: true;
}

function Steps({ offer, banks, step, go, addedBank, initial, onChange, onSend, onAnew }: OfferedProps) {
  const targets = creditedBanks(banks.data ?? [], offer.accountNo, { isConfirmed: true });
  const [progress, setProgress] = useState<Progress>({ asked: initial ?? nothingAsked(offer), refused: {} });
  const { asked, refused, reviewed, failure, ask, sending } = progress;
  // A reload shows the check again, as long as what was kept can still be asked for.
  const checks =
    step === 'check' && (reviewed === true || refundRules(offer, targets.offered).isValidSync(asked));

  useEffect(
    function leaveWhatCannotBeChecked() {
      if (step === 'check' && !checks) go('form', { replace: true });
    },
    [step, checks, go],
  );

  async function send(confirmed: boolean) {
    setProgress({ ...progress, sending: true, failure: undefined });
    try {
      const answer = await onSend(asked, confirmed);
      if (answer.request) go('sent', { replace: true, request: answer.request.id });
      setProgress({ asked, refused: {}, reviewed: true, ask: answer.ask });
    } catch (error) {
      const { refused, failure } = afterApiError(error, refundFields);
      setProgress({ asked, refused, failure, reviewed: failure && true });
      if (!failure) go('form', { replace: true });
    }
  }

  if (checks) {
    return (
      <RefundCheck
        asked={asked}
        offer={offer}
        banks={targets.offered}
        sending={sending ?? false}
        failure={failure}
        ask={ask}
        onSend={(confirmed) => void send(confirmed)}
        onChange={() => go('form')}
        onUnask={() => setProgress({ asked, refused: {}, reviewed: true })}
        onAnew={() => {
          onAnew();
          setProgress({ asked: nothingAsked(offer), refused: {} });
          go('form', { replace: true });
        }}
      />
    );
  }
  return (
    <Stack sx={{ gap: 3 }}>
      <RefundMadeUp sum={offer.sum} />
      <RefundForm
        offer={offer}
        banks={targets}
        initial={asked}
        refused={refused}
        addedBank={addedBank}
        onAddedTaken={() => go('form', { replace: true })}
        onChange={onChange}
        onReview={(entered) => {
          setProgress({ asked: entered, refused: {}, reviewed: true });
          go('check');
        }}
      />
    </Stack>
  );
}

const waiting = <Skeleton variant="rounded" sx={{ height: 420, maxWidth: 560 }} />;
