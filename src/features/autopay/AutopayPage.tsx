import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { lazy, Suspense, useState } from 'react';
import * as m from '@locales/autopay';
import * as autopay from '@contract/autopay/endpoints';
import type { AutopayView } from '@contract/autopay/schema';
import { formatDate } from '@contract/format/date';
import * as paymentOptions from '@contract/paymentOptions/endpoints';
import type { PaymentOption } from '@contract/paymentOptions/schema';
import { type Clock, systemClock } from '@/clock';
import { useToast } from '@/components/Toasts/Toasts';
import { type AsyncResult, asyncResult } from '@/data/asyncResult';
import { type AutopayCalls, useAutopayCalls } from '@/data/autopay';
import { useDoing } from '@/data/useDoing';
import { useEndpoint } from '@/data/useEndpoint';
import { History, NextPayment, StatusCard } from './AutopayCards';
import { PayerPage, type PayerProps, usePayer } from './PayerPage';

const SetUp = lazy(async () => ({ default: (await import('./AutopaySetUp')).AutopaySetUp }));
const LimitRun = lazy(async () => ({ default: (await import('./LimitRun')).LimitRun }));
const ConfirmDialog = lazy(async () => ({
  default: (await import('@/components/ConfirmDialog/ConfirmDialog')).ConfirmDialog,
}));

export interface AutopayPageProps extends AutopayCalls, PayerProps {
  readonly view: AsyncResult<AutopayView>;
  readonly banks: AsyncResult<readonly PaymentOption[]>;
}

/** What falls due is paid by itself: how that stands, what comes next and why that much, and what was paid. */
export function AutopayPage(props: AutopayPageProps) {
  const { accounts, selected, onSelect, now, view } = props;
  return (
    <PayerPage
      {...{ accounts, selected, onSelect, now, view }}
      title={m.title()}
      chooseSays={m.chooseAccountSays()}
      loadFailed={m.loadFailed()}
    >
      {(shown) => <Shown {...props} shown={shown} />}
    </PayerPage>
  );
}

interface ShownProps extends AutopayPageProps {
  readonly shown: AutopayView;
}

function Shown({ shown, banks, onRead, onSetUp, onTurnOff, onChangeRun }: ShownProps) {
  const [open, setOpen] = useState<'setUp' | 'off' | 'limit'>();
  const toast = useToast();
  const turningOff = useDoing();
  const skipping = useDoing();
  const close = () => {
    setOpen(undefined);
    turningOff.reset();
  };
  const told = (message: string) => {
    close();
    toast({ message, severity: 'success' });
  };
  const { next } = shown;
  const day = next === null ? '' : formatDate(next.plan.payDay);
  const skip = (skipped: boolean) =>
    skipping.start(
      () => onChangeRun(next!.payDay, { skipped, capCents: next!.capCents }),
      () => told(skipped ? m.skipped({ day }) : m.unskipped({ day })),
    );
  return (
    <Stack sx={{ gap: 3, maxWidth: 760 }}>
      <StatusCard view={shown} onSetUp={() => setOpen('setUp')} onTurnOff={() => setOpen('off')} />
      {skipping.failure && <Alert severity="error">{skipping.failure}</Alert>}
      {shown.autopay?.status === 'on' && (
        <NextPayment view={shown} busy={skipping.busy} onSkip={skip} onLimit={() => setOpen('limit')} />
      )}
      {shown.autopay && <History paid={shown.history.map((run) => ({ run }))} empty={m.historyEmpty()} />}
      <Suspense>
        {open === 'setUp' && (
          <SetUp
            view={shown}
            banks={banks}
            onRead={onRead}
            onSetUp={async (asked, agreed) => {
              await onSetUp(asked, agreed);
              told(m.turnedOn());
            }}
            onClose={close}
          />
        )}
        {open === 'limit' && next && (
          <LimitRun
            run={next}
            onSave={async (change, amount) => {
              await onChangeRun(next.payDay, change);
              told(m.lowered({ day, amount }));
            }}
            onClose={close}
          />
        )}
        {open === 'off' && (
          <ConfirmDialog
            title={m.turnOffTitle()}
            action={m.turnOff()}
            destructive
            busy={turningOff.busy}
            failure={turningOff.failure}
            onConfirm={() => turningOff.start(onTurnOff, () => told(m.turnedOff()))}
            onCancel={close}
          >
            {m.turnOffSays()}
          </ConfirmDialog>
        )}
      </Suspense>
    </Stack>
  );
}

interface AutopayScreenProps {
  readonly clock?: Clock;
}

export function AutopayScreen({ clock = systemClock }: AutopayScreenProps) {
  const { accountNo, ...payer } = usePayer();
  const view = useEndpoint(
    autopay.one,
    { query: accountNo === null ? null : { account: accountNo } },
    { staleTime: 0 },
  );
  return (
    <AutopayPage
      {...payer}
      view={asyncResult(view)}
      banks={asyncResult(useEndpoint(paymentOptions.list, {}))}
      {...useAutopayCalls(accountNo)}
      now={clock.now()}
    />
  );
}
