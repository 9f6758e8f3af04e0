import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import * as autopay from '@locales/autopay';
import * as m from '@locales/scheduledPayments';
import { formatDate } from '@contract/format/date';
import * as paymentOptions from '@contract/paymentOptions/endpoints';
import type { PaymentOption } from '@contract/paymentOptions/schema';
import * as scheduled from '@contract/scheduledPayments/endpoints';
import { scheduledCoversWords } from '@contract/scheduledPayments/labels';
import type { Scheduled, ScheduledView } from '@contract/scheduledPayments/schema';
import { type Clock, systemClock } from '@/clock';
import { Icon } from '@/components/Icon/Icon';
import { useToast } from '@/components/Toasts/Toasts';
import { type AsyncResult, asyncResult } from '@/data/asyncResult';
import { requestUrl } from '@/data/requestUrl';
import { usePlans } from '@/data/paymentPlans';
import { type ScheduledCalls, useScheduledCalls } from '@/data/scheduledPayments';
import { useDoing } from '@/data/useDoing';
import { useEndpoint } from '@/data/useEndpoint';
import { Actions, History, Titled } from './AutopayCards';
import { PayerPage, type PayerProps, payerSkeleton, usePayer } from './PayerPage';
import { ScheduledCard } from './ScheduledCard';
import type { BegunPayment } from './ScheduledTerms';

const Form = lazy(async () => ({ default: (await import('./ScheduledForm')).ScheduledForm }));
const PlanOfAccount = lazy(async () => ({ default: (await import('./PlanSection')).PlanOfAccount }));
const ConfirmDialog = lazy(async () => ({
  default: (await import('@/components/ConfirmDialog/ConfirmDialog')).ConfirmDialog,
}));

export interface ScheduledPageProps extends ScheduledCalls, PayerProps {
  readonly view: AsyncResult<ScheduledView>;
  readonly banks: AsyncResult<readonly PaymentOption[]>;
  /** What somebody chose on another page to be paid on a later day: the form opens with it. */
  readonly begun?: BegunPayment;
  /** The form that it opened is closed. */
  readonly onBegunOver?: () => void;
  /** What is paid in installments. */
  readonly plan?: ReactNode;
}

/** Payments on days that somebody chose: what comes when, and what was paid. */
export function ScheduledPage(props: ScheduledPageProps) {
  const { accounts, selected, onSelect, now, view } = props;
  return (
    <PayerPage
      {...{ accounts, selected, onSelect, now, view }}
      title={m.title()}
      chooseSays={m.chooseAccountSays()}
      loadFailed={m.loadFailed()}
    >
      {(shown) => (
        // The code of a plan, which stands first, comes before anything is shown that it would move.
        <Suspense fallback={payerSkeleton}>
          <Shown {...props} shown={shown} />
        </Suspense>
      )}
    </PayerPage>
  );
}

interface ShownProps extends ScheduledPageProps {
  readonly shown: ScheduledView;
}

/** What is asked of somebody: a new one, another one in place of one, or whether to cancel it. */
type Open = { readonly what: 'form' | 'cancel'; readonly of: Scheduled | undefined };

function Shown(props: ShownProps) {
  const { shown, banks, plan, begun, onBegunOver, onRead, onSchedule, onSkip, onCancel } = props;
  const [chosen, setOpen] = useState<Open>();
  const open: Open | undefined = chosen ?? (begun && { what: 'form', of: undefined });
  const toast = useToast();
  const canceling = useDoing();
  const skipping = useDoing();
  const close = () => {
    setOpen(undefined);
    if (begun) onBegunOver?.();
    canceling.reset();
  };
  const told = (message: string) => {
    close();
    toast({ message, severity: 'success' });
  };
  const of = open?.of;
  return (
    <Stack sx={{ gap: 3, maxWidth: 760 }}>
      {plan}
      <Beginning view={shown} onSchedule={() => setOpen({ what: 'form', of: undefined })} />
      {skipping.failure && <Alert severity="error">{skipping.failure}</Alert>}
      {shown.scheduled.map((one) => (
        <ScheduledCard
          key={one.id}
          one={one}
          view={shown}
          busy={skipping.busy}
          onSkip={(day, skipped) =>
            skipping.start(
              () => onSkip(one.id, day, skipped),
              () => told((skipped ? autopay.skipped : autopay.unskipped)({ day: formatDate(day) })),
            )
          }
          onChange={() => setOpen({ what: 'form', of: one })}
          onCancel={() => setOpen({ what: 'cancel', of: one })}
        />
      ))}
      <History
        paid={shown.history.map(({ run, covers }) => ({ run, what: scheduledCoversWords[covers] }))}
        empty={m.historyEmpty()}
      />
      <Suspense>
        {open?.what === 'form' && (
          <Form
            view={shown}
            changed={of}
            begun={chosen ? undefined : begun}
            banks={banks}
            onRead={onRead}
            onSchedule={async (asked, agreed) => {
              await onSchedule(asked, agreed, of?.id);
              told(m.made());
            }}
            onClose={close}
          />
        )}
        {open?.what === 'cancel' && of && (
          <ConfirmDialog
            title={m.cancelTitle()}
            action={m.cancelIt()}
            destructive
            busy={canceling.busy}
            failure={canceling.failure}
            onConfirm={() =>
              canceling.start(
                () => onCancel(of.id),
                () => told(m.canceled()),
              )
            }
            onCancel={close}
          >
            {of.repeats === 'once' ? m.cancelOnce() : m.cancelMonthly()}
          </ConfirmDialog>
        )}
      </Suspense>
    </Stack>
  );
}

interface BeginningProps {
  readonly view: ScheduledView;
  readonly onSchedule: () => void;
}

function Beginning({ view: { accountNo, scheduled: all, whyNot }, onSchedule }: BeginningProps) {
  const actions = (
    <Actions>
      <Button
        variant="contained"
        disabled={whyNot !== null}
        onClick={onSchedule}
        startIcon={<Icon name="plus" />}
      >
        {m.schedule()}
      </Button>
      <Button href={requestUrl('/my-account/payments/autopay', { query: { account: accountNo } })}>
        {m.toAutopay()}
      </Button>
    </Actions>
  );
  if (all.length === 0) {
    return (
      <Titled title={m.none()}>
        <Typography>{whyNot ?? m.intro()}</Typography>
        {actions}
      </Titled>
    );
  }
  return (
    <>
      {whyNot !== null && <Typography>{whyNot}</Typography>}
      {actions}
    </>
  );
}

/** The address without what another page brought. */
function withoutBegun(before: URLSearchParams): URLSearchParams {
  const after = new URLSearchParams(before);
  after.delete('invoice');
  after.delete('bank');
  return after;
}

interface ScheduledScreenProps {
  readonly clock?: Clock;
}

const newId = () => crypto.randomUUID();

export function ScheduledScreen({ clock = systemClock }: ScheduledScreenProps) {
  const { accountNo, ...payer } = usePayer();
  const [address, setAddress] = useSearchParams();
  const invoices = (address.get('invoice') ?? '').split(',').filter(Boolean);
  const view = asyncResult(
    useEndpoint(
      scheduled.list,
      { query: accountNo === null ? null : { account: accountNo } },
      { staleTime: 0 },
    ),
  );
  // A plan stands first on the page: what is below it is shown once it has come, and does not move.
  const plans = usePlans();
  const banks = asyncResult(useEndpoint(paymentOptions.list, {}));
  return (
    <ScheduledPage
      {...payer}
      view={plans.isPending ? { ...view, state: 'loading', data: undefined } : view}
      banks={banks}
      plan={accountNo !== null && <PlanOfAccount accountNo={accountNo} banks={banks.data ?? []} />}
      {...useScheduledCalls(accountNo, newId)}
      begun={invoices.length > 0 ? { invoices, optionId: address.get('bank') ?? undefined } : undefined}
      onBegunOver={() => setAddress(withoutBegun, { replace: true })}
      now={clock.now()}
    />
  );
}
