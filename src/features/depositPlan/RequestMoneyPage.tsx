import Skeleton from '@mui/material/Skeleton';
import type { FormikErrors } from 'formik';
import { useEffect, useState } from 'react';
import type { MoneyOffer } from '../../../contract/depositPlan';
import type { PaymentOption } from '../../../contract/paymentOptions';
import { Refusal } from '../../../contract/problem';
import type { RequestDetail } from '../../../contract/requests';
import { AsyncBoundary } from '../../components/AsyncBoundary/AsyncBoundary';
import { PageHeader, pageTitleId } from '../../components/PageHeader/PageHeader';
import type { Loaded } from '../../data/loaded';
import { failureOf, type NotificationAnswer } from '../../data/notifications';
import { MoneyCheck, type MoneyFailure } from './MoneyCheck';
import { MoneyDone } from './MoneyDone';
import { MoneyForm } from './MoneyForm';
import { MoneyRefused } from './MoneyRefused';
import { moneyBanks } from './moneyBanks';
import { type MoneyAsked, moneyFields, nothingAsked } from './moneyRequest';
import { moneyRows } from './moneyWords';
import { payHref, planHref } from './places';

export interface RequestMoneyPageProps {
  readonly savId: string;
  /** The trade account that owns the plan. */
  readonly accountNo: string;
  readonly offer: Loaded<MoneyOffer>;
  readonly banks: Loaded<readonly PaymentOption[]>;
  /** What was filled in before. */
  readonly initial: MoneyAsked;
  readonly onChange: (asked: MoneyAsked) => void;
  readonly onSend: (asked: MoneyAsked, confirmed: boolean) => Promise<NotificationAnswer>;
  /** Begins another form, which is another request. */
  readonly onAnew: () => void;
  readonly onLeave: () => void;
}

interface Step {
  readonly at: 'form' | 'check' | 'done';
  readonly asked: MoneyAsked;
  readonly refused: FormikErrors<MoneyAsked>;
  readonly failure?: MoneyFailure;
  readonly ask?: string;
  readonly sending?: true;
  readonly request?: RequestDetail;
}

const titles = { form: 'Request money', check: 'Check your request', done: 'We have your request' } as const;

/** From what is asked for, over one more look at it, to its number. */
export function RequestMoneyPage(props: RequestMoneyPageProps) {
  const { savId, accountNo, offer, banks, initial, onSend } = props;
  const [step, setStep] = useState<Step>({ at: 'form', asked: initial, refused: {} });
  const { at, asked } = step;
  const targets = moneyBanks(banks.data ?? [], accountNo);

  useEffect(
    function goToTheNewHeading() {
      if (titles[at]) document.getElementById(pageTitleId)?.focus();
    },
    [at],
  );

  async function send(confirmed: boolean) {
    setStep({ ...step, sending: true, failure: undefined });
    try {
      const { request, ask } = await onSend(asked, confirmed);
      setStep(
        request ? { at: 'done', asked, refused: {}, request } : { at: 'check', asked, refused: {}, ask },
      );
    } catch (error) {
      setStep(afterRefusal(asked, error));
    }
  }

  return (
    <>
      <PageHeader
        title={titles[at]}
        breadcrumbs={[{ label: 'My deposit plan', href: planHref(savId) }]}
        subtitle={at === 'form' && 'Everything is needed unless it says that it is optional.'}
      />
      <AsyncBoundary
        state={bothOf(offer.state, banks.state)}
        skeleton={<Skeleton variant="rounded" sx={{ height: 420, maxWidth: 560 }} />}
        error={offer.problem && { title: 'The form didn’t load', ...offer.problem }}
        onRetry={() => {
          offer.retry();
          banks.retry();
        }}
      >
        {offer.data && at === 'form' && offer.data.refusal !== null && (
          <MoneyRefused savId={savId} words={offer.data.refusal} />
        )}
        {offer.data && at === 'form' && offer.data.refusal === null && (
          <MoneyForm
            offer={offer.data}
            banks={targets}
            initial={asked}
            refused={step.refused}
            payHref={payHref(accountNo, savId)}
            onChange={props.onChange}
            onReview={(reviewed) => setStep({ at: 'check', asked: reviewed, refused: {} })}
            onCancel={props.onLeave}
          />
        )}
        {offer.data && at === 'check' && (
          <MoneyCheck
            asked={asked}
            offer={offer.data}
            banks={targets.offered}
            sending={step.sending ?? false}
            failure={step.failure}
            ask={step.ask}
            onSend={(confirmed) => void send(confirmed)}
            onChange={() => setStep({ at: 'form', asked, refused: {} })}
            onUnask={() => setStep({ at: 'check', asked, refused: {} })}
            onAnew={() => {
              props.onAnew();
              setStep({ at: 'form', asked: nothingAsked, refused: {} });
            }}
          />
        )}
        {offer.data && step.request && (
          <MoneyDone
            savId={savId}
            request={step.request}
            rows={moneyRows(asked, offer.data, targets.offered)}
          />
        )}
      </AsyncBoundary>
    </>
  );
}

/** What the server says of a field is said at the field; anything else where it was sent from. */
function afterRefusal(asked: MoneyAsked, error: unknown): Step {
  if (!(error instanceof Refusal)) throw error;
  const refused = Object.fromEntries(
    Object.entries(error.fields).filter(([name]) => moneyFields.includes(name)),
  );
  if (Object.keys(refused).length > 0) return { at: 'form', asked, refused };
  const { requestId: reference, code } = error;
  const failure = { became: failureOf(error), reference, spent: code === 'key-reused' };
  return { at: 'check', asked, refused: {}, failure };
}

/** The form waits for both; without the banks there are still other ways. */
const bothOf = (offer: Loaded<unknown>['state'], banks: Loaded<unknown>['state']) =>
  offer === 'ready' && banks === 'loading' ? 'loading' : offer;
