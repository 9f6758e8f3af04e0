import * as m from '@locales/paymentPlans';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import type { PaymentOption } from '@contract/paymentOptions/schema';
import type { PaymentPlan, PossiblePlan } from '@contract/paymentPlans/schema';
import { useToast } from '@/components/Toasts/Toasts';
import { type PlanCalls, usePlanCalls, usePlans } from '@/data/paymentPlans';
import { useDoing } from '@/data/useDoing';
import { PlanChip, PlanDetail } from '@/entries/PlanDetail';
import { Actions, Titled } from './AutopayCards';

const PlanForm = lazy(async () => ({ default: (await import('./PlanForm')).PlanForm }));
const ConfirmDialog = lazy(async () => ({
  default: (await import('@/components/ConfirmDialog/ConfirmDialog')).ConfirmDialog,
}));

export interface PlanSectionProps {
  /** The newest one of the account. */
  readonly plan: PaymentPlan | undefined;
  /** What can be proposed; undefined where nothing can. */
  readonly possible: PossiblePlan | undefined;
  readonly zone: string;
  readonly banks: readonly PaymentOption[];
  /** Undefined for whoever may only look. */
  readonly calls: PlanCalls | undefined;
}

type Open = 'propose' | 'accept' | 'end';

/** What of the account is paid in installments, and the way to propose that. */
export function PlanSection({ plan, possible, zone, banks, calls }: PlanSectionProps) {
  const [open, setOpen] = useState<Open>();
  const toast = useToast();
  if (!plan && !possible) return null;
  const told = (message: string) => {
    setOpen(undefined);
    toast({ message, severity: 'success' });
  };
  const close = () => setOpen(undefined);
  return (
    <Titled
      title={
        <Box component="span" sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1.5 }}>
          {m.plan()}
          {plan && <PlanChip state={plan.state} />}
        </Box>
      }
    >
      {plan ? <PlanDetail plan={plan} zone={zone} /> : <Typography>{m.lead()}</Typography>}
      {calls && <Buttons plan={plan} possible={possible} onOpen={setOpen} />}
      <Suspense>
        {calls && open === 'propose' && possible && (
          <PlanForm
            possible={possible}
            zone={zone}
            banks={banks}
            calls={calls}
            onDone={() => told(m.proposed())}
            onClose={close}
          />
        )}
        {calls && open === 'accept' && plan && (
          <PlanForm
            plan={plan}
            zone={zone}
            banks={banks}
            calls={calls}
            onDone={() => told(m.accepted())}
            onClose={close}
          />
        )}
        {calls && open === 'end' && plan && (
          <EndDialog plan={plan} onEnd={() => calls.onEnd(plan)} onDone={told} onClose={close} />
        )}
      </Suspense>
    </Titled>
  );
}

interface ButtonsProps extends Pick<PlanSectionProps, 'plan' | 'possible'> {
  readonly onOpen: (what: Open) => void;
}

function Buttons({ plan, possible, onOpen }: ButtonsProps) {
  const isOffered = plan?.state === 'proposed' && plan.byOffice;
  const isOpen = plan?.state === 'proposed' || plan?.state === 'agreed';
  if (!isOpen && !possible) return null;
  return (
    <Actions>
      {isOffered && (
        <Button variant="contained" onClick={() => onOpen('accept')}>
          {m.accept()}
        </Button>
      )}
      {isOpen && (
        <Button variant="outlined" onClick={() => onOpen('end')}>
          {endWords(plan).action()}
        </Button>
      )}
      {!isOpen && (
        <Button variant="outlined" onClick={() => onOpen('propose')}>
          {m.propose()}
        </Button>
      )}
    </Actions>
  );
}

/** How it is called that a customer ends a plan. */
function endWords({ state, byOffice }: Pick<PaymentPlan, 'state' | 'byOffice'>) {
  if (state === 'agreed')
    return { action: m.cancel, title: m.cancelTitle, says: m.endSays, done: m.canceled };
  return byOffice
    ? { action: m.decline, title: m.declineTitle, says: m.declineSays, done: m.declined }
    : { action: m.withdraw, title: m.withdrawTitle, says: m.declineSays, done: m.withdrawn };
}

interface EndDialogProps {
  readonly plan: PaymentPlan;
  readonly onEnd: () => Promise<unknown>;
  readonly onDone: (message: string) => void;
  readonly onClose: () => void;
}

function EndDialog({ plan, onEnd, onDone, onClose }: EndDialogProps) {
  const { busy, failure, start } = useDoing();
  const { action, title, says, done } = endWords(plan);
  return (
    <ConfirmDialog
      title={title()}
      action={action()}
      destructive
      busy={busy}
      failure={failure}
      onConfirm={() => start(onEnd, () => onDone(done()))}
      onCancel={onClose}
    >
      {says()}
    </ConfirmDialog>
  );
}

interface PlanOfAccountProps {
  readonly accountNo: string;
  readonly banks: readonly PaymentOption[];
}

/** The same, asked of the server. */
export function PlanOfAccount({ accountNo, banks }: PlanOfAccountProps) {
  const { data } = usePlans();
  const calls = usePlanCalls(accountNo);
  if (!data) return null;
  const isOf = (one: { readonly accountNo: string }) => one.accountNo === accountNo;
  return (
    <PlanSection
      plan={data.plans.find(isOf)}
      possible={data.possible.find(isOf)}
      zone={data.booksZone}
      banks={banks}
      calls={calls}
    />
  );
}
