import * as m from '@locales/paymentPlans';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { formatDate } from '@contract/format/date';
import { formatMoney } from '@contract/format/money';
import type { AccountPlans as Told, PaymentPlan } from '@contract/paymentPlans/schema';
import { Section } from '@/components/Section/Section';
import { useToast } from '@/components/Toasts/Toasts';
import { useMay } from '@/data/may';
import { type OfficePlanCalls, useAccountPlans, useOfficePlanCalls } from '@/data/paymentPlans';
import { useDoing } from '@/data/useDoing';
import { PlanChip, PlanDetail } from '@/entries/PlanDetail';
import { saidOf } from '@/entries/planSentences';

const OfferDialog = lazy(async () => ({ default: (await import('./PlanDialogs')).OfferDialog }));
const EndPlanDialog = lazy(async () => ({ default: (await import('./PlanDialogs')).EndPlanDialog }));

interface AccountPlansProps {
  readonly told: Told;
  /** Undefined for whoever only looks. */
  readonly calls?: OfficePlanCalls;
}

type Asking = 'offer' | 'end';

/** What the account pays in installments, what it paid so before, and the way to propose that. */
export function AccountPlans({ told: { plans, possible, booksZone }, calls }: AccountPlansProps) {
  const [asking, setAsking] = useState<Asking>();
  const { start, ...state } = useDoing();
  const toast = useToast();
  const open = plans.find(({ state: at }) => at === 'proposed' || at === 'agreed');
  const run = (work: () => Promise<unknown>, message: string) =>
    start(work, () => {
      setAsking(undefined);
      toast({ message, severity: 'success' });
    });
  const ask = (next: Asking | undefined) => {
    state.reset();
    setAsking(next);
  };
  const counters = open?.state === 'proposed' && !open.byOffice ? open : undefined;
  const asked = { busy: state.busy, failure: state.failure, onCancel: () => ask(undefined) };
  return (
    <Section title={m.plans()} level={2}>
      <Stack sx={{ gap: 1.5 }}>
        {plans.length === 0 && <Typography sx={quiet}>{m.noPlans()}</Typography>}
        {open && (
          <>
            <Box>
              <PlanChip state={open.state} />
            </Box>
            <PlanDetail plan={open} zone={booksZone} forOffice />
          </>
        )}
        {calls && (
          <Buttons
            open={open}
            mayOffer={possible !== null && (!open || counters !== undefined)}
            busy={state.busy}
            onAccept={(plan) => run(() => calls.onAccept(plan), m.accepted())}
            onAsk={ask}
          />
        )}
        {state.failure !== undefined && !asking && <Alert severity="error">{state.failure}</Alert>}
        {plans.length > (open ? 1 : 0) && (
          <Box component="ul" sx={list}>
            {plans
              .filter((plan) => plan !== open)
              .map((plan) => (
                <li key={plan.id}>
                  <Ended plan={plan} />
                </li>
              ))}
          </Box>
        )}
      </Stack>
      <Suspense>
        {calls && asking === 'offer' && possible && (
          <OfferDialog
            {...asked}
            possible={possible}
            onOffer={(terms) => run(() => calls.onOffer(terms, counters), m.proposed())}
          />
        )}
        {calls && asking === 'end' && open && (
          <EndPlanDialog
            {...asked}
            plan={open}
            onEnd={(reason) => run(() => calls.onEnd(open, reason), endedWords(open))}
          />
        )}
      </Suspense>
    </Section>
  );
}

const endedWords = (plan: PaymentPlan): string => {
  if (plan.state === 'agreed') return m.canceled();
  return plan.byOffice ? m.withdrawn() : m.declined();
};

interface ButtonsProps {
  readonly open: PaymentPlan | undefined;
  readonly mayOffer: boolean;
  readonly busy: boolean;
  readonly onAccept: (plan: PaymentPlan) => void;
  readonly onAsk: (what: Asking) => void;
}

function Buttons({ open, mayOffer, busy, onAccept, onAsk }: ButtonsProps) {
  const isToAnswer = open?.state === 'proposed' && !open.byOffice;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {isToAnswer && (
        <Button variant="contained" loading={busy} onClick={() => onAccept(open)}>
          {m.accept()}
        </Button>
      )}
      {mayOffer && (
        <Button variant="outlined" disabled={busy} onClick={() => onAsk('offer')}>
          {open ? m.offerAnother() : m.propose()}
        </Button>
      )}
      {open && (
        <Button variant="outlined" disabled={busy} onClick={() => onAsk('end')}>
          {open.state === 'agreed' ? m.cancel() : open.byOffice ? m.withdraw() : m.decline()}
        </Button>
      )}
    </Box>
  );
}

/** One that has ended, in two lines. */
function Ended({ plan }: { readonly plan: PaymentPlan }) {
  return (
    <>
      <Typography variant="body2">
        {m.sumOnDay({ sum: formatMoney(plan.totalCents), day: formatDate(plan.installments[0]!.day) })}
      </Typography>
      <Typography variant="body2" sx={{ color: plan.broken ? 'error.main' : 'text.secondary' }}>
        {[plan.broken ? m.stateBroken() : saidOf(plan, true), plan.reason].filter(Boolean).join(' ')}
      </Typography>
    </>
  );
}

const quiet = { color: 'text.secondary' } as const;
const list = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1, overflowWrap: 'anywhere' } as const;

/** The same, asked of the server. */
export function PlansOfAccount({ accountNo }: { readonly accountNo: string }) {
  const { data } = useAccountPlans(accountNo);
  const may = useMay();
  const calls = useOfficePlanCalls(accountNo);
  if (!data) return null;
  return <AccountPlans told={data} calls={may('agreePlans') ? calls : undefined} />;
}
