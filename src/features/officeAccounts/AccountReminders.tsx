import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { formatDate, formatInstant } from '@contract/format/date';
import * as noticeSettings from '@contract/noticeSettings/endpoints';
import type { AccountReminders as Told } from '@contract/noticeSettings/schema';
import * as m from '@locales/noticeSettings';
import { zoneHere } from '@/clock';
import { Section } from '@/components/Section/Section';
import { useToast } from '@/components/Toasts/Toasts';
import { useMay } from '@/data/may';
import { type PausedReminders, useReminderPausing } from '@/data/noticeSettings';
import { type Doing, useDoing } from '@/data/useDoing';
import { useEndpoint } from '@/data/useEndpoint';
import { PromisesOfAccount } from './AccountPromises';

// Below the history, and not what the page is opened for first.
const PlansOfAccount = lazy(async () => ({ default: (await import('./AccountPlans')).PlansOfAccount }));
const PauseDialog = lazy(async () => ({ default: (await import('./PauseDialog')).PauseDialog }));

/** How reminders are paused and resumed. */
interface Pausing extends Omit<Doing, 'start'> {
  readonly pause: (paused: PausedReminders, then: () => void) => void;
  readonly resume: () => void;
}

interface AccountRemindersProps {
  readonly told: Told;
  /** The IANA zone in which times are told. */
  readonly zone: string;
  /** Undefined for whoever only looks. */
  readonly doing?: Pausing;
}

/** Whether an account gets reminders, why not, and the way to change it. */
export function AccountReminders({ told: { pause, today }, zone, doing }: AccountRemindersProps) {
  const [asking, setAsking] = useState(false);
  return (
    <Section title={m.reminders()} level={2}>
      {pause ? (
        <>
          <Typography sx={{ fontWeight: 600 }}>
            {pause.through === null ? m.pausedOpen() : m.pausedThrough({ day: formatDate(pause.through) })}
          </Typography>
          <Typography sx={{ overflowWrap: 'anywhere' }}>{pause.reason}</Typography>
          <Typography variant="body2" sx={{ ...quiet, overflowWrap: 'anywhere' }}>
            {m.pausedLine({ name: pause.pausedBy, when: formatInstant(pause.pausedAt, zone) })}
          </Typography>
        </>
      ) : (
        <Typography sx={quiet}>{m.reminded()}</Typography>
      )}
      {doing && (
        <Button
          color="inherit"
          disabled={doing.busy}
          onClick={() => {
            doing.reset();
            if (pause) doing.resume();
            else setAsking(true);
          }}
        >
          {pause ? m.resume() : m.pause()}
        </Button>
      )}
      {doing?.failure && !asking && (
        <Typography role="alert" variant="body2">
          {doing.failure}
        </Typography>
      )}
      <Suspense>
        {doing && asking && (
          <PauseDialog
            today={today}
            busy={doing.busy}
            failure={doing.failure}
            onCancel={() => setAsking(false)}
            onSave={(paused) => doing.pause(paused, () => setAsking(false))}
          />
        )}
      </Suspense>
    </Section>
  );
}

const quiet = { color: 'text.secondary' } as const;

/** The same, asked of the server. */
function RemindersOfAccount({ accountNo }: { readonly accountNo: string }) {
  const { data } = useEndpoint(noticeSettings.reminders, { params: { accountNo } });
  const may = useMay()('noteAccounts');
  const toast = useToast();
  const { start, ...state } = useDoing();
  const { pause, resume } = useReminderPausing(accountNo);
  const said = (message: string) => toast({ message, severity: 'success' });
  if (!data) return null;
  const doing: Pausing = {
    ...state,
    pause: (paused, then) =>
      start(
        () => pause(paused),
        () => {
          then();
          said(m.remindersPaused());
        },
      ),
    resume: () => start(resume, () => said(m.remindersResumed())),
  };
  return <AccountReminders told={data} zone={zoneHere()} doing={may ? doing : undefined} />;
}

interface RemindedOfProps {
  readonly accountNo: string;
  readonly accountName: string;
}

/** What an account promised, and whether it is reminded. */
export const RemindedOf = ({ accountNo, accountName }: RemindedOfProps) => (
  <>
    <PromisesOfAccount accountNo={accountNo} accountName={accountName} />
    <Suspense>
      <PlansOfAccount accountNo={accountNo} />
    </Suspense>
    <RemindersOfAccount accountNo={accountNo} />
  </>
);
