import Skeleton from '@mui/material/Skeleton';
import type { FormikErrors } from 'formik';
import { useCallback, useEffect, useState } from 'react';
import * as m from '@locales/depositPlan';
import { texts } from '@locales/language';
import type { MoneyOffer } from '@contract/depositPlan/schema';
import type { PaymentOption } from '@contract/paymentOptions/schema';
import { openStatuses } from '@contract/requests/states';
import { creditedBanks } from '@contract/rules/creditedBanks';
import type { RequestDetail } from '@contract/requests/schema';
import { AsyncBoundary } from '@/components/AsyncBoundary/AsyncBoundary';
import { PageHeader, pageTitleId } from '@/components/PageHeader/PageHeader';
import type { AsyncResult } from '@/data/asyncResult';
import { afterApiError, type NotificationAnswer, type UnsentRequest } from '@/data/notifications';
import {
  type GoToMoneyStep,
  type MoneyAsked,
  moneyFields,
  moneyRules,
  type MoneyStep,
  nothingAsked,
} from './moneyRequest';
import { MoneyCheck, MoneyDone, MoneyRefused } from './MoneyCheck';
import { MoneyForm } from './MoneyForm';
import { addBankHref, payHref, planHref } from './links';

export interface RequestMoneyPageProps {
  readonly savId: string;
  /** The trade account that owns the plan. */
  readonly accountNo: string;
  /** The IANA zone of the company's books. */
  readonly zone: string;
  readonly step: MoneyStep;
  readonly go: GoToMoneyStep;
  readonly offer: AsyncResult<MoneyOffer>;
  readonly banks: AsyncResult<readonly PaymentOption[]>;
  /** The bank account that somebody comes back with from adding it. */
  readonly addedBank: string | null;
  /** What was sent, at the last step. */
  readonly request: AsyncResult<RequestDetail>;
  /** What was filled in before. */
  readonly initial: MoneyAsked;
  readonly onChange: (asked: MoneyAsked) => void;
  readonly onSend: (asked: MoneyAsked, confirmed: boolean) => Promise<NotificationAnswer>;
  /** Begins another form, which is another request. */
  readonly onAnew: () => void;
  readonly onLeave: () => void;
}

/** How far the form is, beside its step. */
interface Progress {
  readonly asked: MoneyAsked;
  readonly refused: FormikErrors<MoneyAsked>;
  /** The form has found everything filled in. */
  readonly reviewed?: true;
  readonly failure?: UnsentRequest;
  readonly ask?: string;
  readonly sending?: true;
}

/** From what is asked for, over one more look at it, to its number. */
export function RequestMoneyPage(props: RequestMoneyPageProps) {
  const { savId, step, request } = props;
  useEffect(
    function goToTheNewHeading() {
      if (step) document.getElementById(pageTitleId)?.focus();
    },
    [step],
  );
  return (
    <>
      <PageHeader
        title={titleOf(step, request.data)}
        breadcrumbs={[{ label: m.myDepositPlan(), href: planHref(savId) }]}
        subtitle={step === 'form' && m.fillInAll()}
      />
      {step === 'sent' ? (
        <AsyncBoundary
          state={request.state}
          skeleton={waiting}
          error={request.problem && { title: m.requestFailed(), ...request.problem }}
          onRetry={request.retry}
        >
          {request.data && <MoneyDone savId={savId} request={request.data} zone={props.zone} />}
        </AsyncBoundary>
      ) : (
        <AskingForMoney {...props} />
      )}
    </>
  );
}

/** The form and the check of it. */
function AskingForMoney(props: RequestMoneyPageProps) {
  const { savId, accountNo, go, offer, banks, addedBank } = props;
  const targets = creditedBanks(banks.data ?? [], accountNo);
  const { progress, setProgress, checks, change, send } = useProgress(props, targets.offered);
  const { asked } = progress;
  return (
    <AsyncBoundary
      state={bothOf(offer.state, banks.state)}
      skeleton={waiting}
      error={offer.problem && { title: m.formFailed(), ...offer.problem }}
      onRetry={() => {
        offer.retry();
        banks.retry();
      }}
    >
      {offer.data && offer.data.refusal !== null && <MoneyRefused savId={savId} words={offer.data.refusal} />}
      {offer.data?.refusal === null && !checks && (
        <MoneyForm
          offer={offer.data}
          banks={targets}
          initial={asked}
          refused={progress.refused}
          payHref={payHref(accountNo, savId)}
          addBankHref={addBankHref(savId)}
          addedBank={addedBank}
          onAddedTaken={() => go('form', { replace: true })}
          onChange={change}
          onReview={(reviewed) => {
            setProgress({ asked: reviewed, refused: {}, reviewed: true });
            go('check');
          }}
          onCancel={props.onLeave}
        />
      )}
      {offer.data && checks && (
        <MoneyCheck
          asked={asked}
          offer={offer.data}
          banks={targets.offered}
          sending={progress.sending ?? false}
          failure={progress.failure}
          ask={progress.ask}
          onSend={(confirmed) => void send(confirmed)}
          onChange={() => go('form')}
          onUnask={() => setProgress({ asked, refused: {}, reviewed: true })}
          onAnew={() => {
            props.onAnew();
            setProgress({ asked: nothingAsked, refused: {} });
            go('form', { replace: true });
          }}
        />
      )}
    </AsyncBoundary>
  );
}

/** What is asked for so far, whether it stands to be checked, and its sending. */
function useProgress(props: RequestMoneyPageProps, offered: readonly PaymentOption[]) {
  const { step, go, offer, banks, initial, onChange, onSend } = props;
  const [progress, setProgress] = useState<Progress>({ asked: initial, refused: {} });
  const { asked } = progress;
  // A reload shows the check again, as long as what was kept can still be asked for.
  const checks =
    step === 'check' &&
    offer.data?.refusal === null &&
    (progress.reviewed === true || moneyRules(offer.data, offered).isValidSync(asked));
  const isKnown = bothOf(offer.state, banks.state) === 'ready';

  useEffect(
    function leaveWhatCannotBeChecked() {
      if (step === 'check' && isKnown && !checks) go('form', { replace: true });
    },
    [step, isKnown, checks, go],
  );

  const change = useCallback(
    (entered: MoneyAsked) => {
      onChange(entered);
      setProgress((before) =>
        before.asked === entered ? before : { asked: entered, refused: before.refused },
      );
    },
    [onChange],
  );

  async function send(confirmed: boolean) {
    setProgress({ ...progress, sending: true, failure: undefined });
    try {
      const { request, ask } = await onSend(asked, confirmed);
      if (request) go('sent', { replace: true, request: request.id });
      else setProgress({ asked, refused: {}, reviewed: true, ask });
    } catch (error) {
      const { refused, failure } = afterApiError(error, moneyFields);
      setProgress({ asked, refused, failure, reviewed: failure && true });
      if (!failure) go('form', { replace: true });
    }
  }

  return { progress, setProgress, checks, change, send };
}

const waiting = <Skeleton variant="rounded" sx={{ height: 420, maxWidth: 560 }} />;

const titles = texts({ form: m.requestMoney, check: m.reviewYourRequest, sent: m.weHaveYourRequest });

/** What was sent and is over says how it ended: "Request cancelled". */
const titleOf = (step: MoneyStep, request: RequestDetail | undefined): string =>
  step !== 'sent' || request === undefined || openStatuses.includes(request.status)
    ? titles[step]
    : m.requestIs({ status: request.status });

/** The form waits for both; without the banks there are still other ways. */
const bothOf = (offer: AsyncResult<unknown>['state'], banks: AsyncResult<unknown>['state']) =>
  offer === 'ready' && banks === 'loading' ? 'loading' : offer;
