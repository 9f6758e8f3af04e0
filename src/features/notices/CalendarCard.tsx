import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useId, useState } from 'react';
import type { CalendarStatus } from '@contract/calendar/schema';
import { dateInZone, formatDate } from '@contract/format/date';
import * as m from '@locales/calendar';
import { AsyncBoundary } from '@/components/AsyncBoundary/AsyncBoundary';
import { CopyButton } from '@/components/CopyButton/CopyButton';
import { Icon } from '@/components/Icon/Icon';
import { useToast } from '@/components/Toasts/Toasts';
import type { AsyncResult } from '@/data/asyncResult';
import type { CalendarCalls } from '@/data/calendar';
import { useDoing } from '@/data/useDoing';
import { PartCard } from '@/entries/PartCard';
import { AmountsSwitch } from './AmountsSwitch';

const ConfirmDialog = lazy(async () => ({
  default: (await import('@/components/ConfirmDialog/ConfirmDialog')).ConfirmDialog,
}));

export interface CalendarCardProps {
  readonly status: AsyncResult<CalendarStatus>;
  /** Undefined for somebody who looks as the customer. */
  readonly calls: CalendarCalls | undefined;
  /** Where the portal is, 'https://portal.example.com'. */
  readonly origin: string;
  /** The IANA zone of the browser. */
  readonly zone: string;
}

/** The link by which somebody’s own calendar shows what falls on which day. */
export function CalendarCard({ status, ...shown }: CalendarCardProps) {
  const { data, state, problem, retry } = status;
  return (
    <PartCard title={m.title()} about={m.about()}>
      <Box sx={{ gridColumn: '1 / -1' }}>
        <AsyncBoundary
          state={state}
          skeleton={<Skeleton variant="rounded" sx={{ height: 120 }} />}
          error={problem && { title: m.loadFailed(), ...problem }}
          onRetry={retry}
        >
          {data && <Link {...shown} status={data} />}
        </AsyncBoundary>
      </Box>
    </PartCard>
  );
}

interface LinkProps extends Omit<CalendarCardProps, 'status'> {
  readonly status: CalendarStatus;
}

function Link({ status, calls, origin, zone }: LinkProps) {
  const { madeAt, fetchedOn } = status;
  // What the first link is to tell; later the server has it.
  const [wanted, setWanted] = useState(false);
  const [path, setPath] = useState<string>();
  const [asking, setAsking] = useState<Question>();
  const doing = useDoing();
  const choosing = useDoing();
  const toast = useToast();
  const withAmounts = madeAt === null ? wanted : status.withAmounts;
  const close = () => {
    setAsking(undefined);
    doing.reset();
  };
  const make = () => doing.start(async () => setPath(await calls!.onMake(withAmounts)), close);
  const turnOff = () =>
    doing.start(calls!.onTurnOff, () => {
      setPath(undefined);
      close();
      toast({ message: m.turnedOff(), severity: 'success' });
    });
  const choose = (next: boolean) =>
    madeAt === null
      ? setWanted(next)
      : choosing.start(
          () => calls!.onChoose(next),
          () => toast({ message: next ? m.amountsOn() : m.amountsOff(), severity: 'success' }),
        );
  return (
    <Stack sx={{ gap: 2 }}>
      {path !== undefined && <MadeLink address={`${origin}${path}`} />}
      {madeAt !== null && (
        <Typography>
          {m.madeOn({ day: formatDate(dateInZone(new Date(madeAt), zone)) })}
          {' · '}
          {fetchedOn === null ? m.notFetched() : m.fetchedOn({ day: formatDate(fetchedOn) })}
        </Typography>
      )}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {calls ? m.whoReads() : m.onlyCustomer()}
      </Typography>
      <AmountsSwitch
        label={m.withAmounts()}
        hint={m.withAmountsHint()}
        checked={withAmounts}
        disabled={!calls || choosing.busy}
        failure={choosing.failure}
        onChange={choose}
      />
      {doing.failure && asking === undefined && <Alert severity="error">{doing.failure}</Alert>}
      {calls && madeAt === null && (
        <Box>
          <Button variant="contained" loading={doing.busy} onClick={make}>
            {m.make()}
          </Button>
        </Box>
      )}
      {calls && madeAt !== null && <Changes onAsk={setAsking} />}
      <Suspense>
        {asking && (
          <ConfirmDialog
            title={asking === 'anew' ? m.makeAnewTitle() : m.turnOffTitle()}
            action={asking === 'anew' ? m.makeAnew() : m.turnOff()}
            destructive
            busy={doing.busy}
            failure={doing.failure}
            onConfirm={asking === 'anew' ? make : turnOff}
            onCancel={close}
          >
            {asking === 'anew' ? m.makeAnewSays() : m.turnOffSays()}
          </ConfirmDialog>
        )}
      </Suspense>
    </Stack>
  );
}

type Question = 'anew' | 'off';

/** What is done to a link that there is, after a question. */
const Changes = ({ onAsk }: { readonly onAsk: (question: Question) => void }) => (
  <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
    <Button variant="outlined" onClick={() => onAsk('anew')}>
      {m.makeAnew()}
    </Button>
    <Button variant="outlined" color="error" onClick={() => onAsk('off')}>
      {m.turnOff()}
    </Button>
  </Stack>
);

/** The link as it is told once. Calendars of a device open it by a scheme of their own. */
function MadeLink({ address }: { readonly address: string }) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={once}>
      <Typography id={id} variant="subtitle2" component="h3">
        {m.linkLabel()}
      </Typography>
      <Typography component="code" sx={{ display: 'block', overflowWrap: 'anywhere', my: 1 }}>
        {address}
      </Typography>
      <Typography component="output" variant="body2" sx={{ display: 'block' }}>
        {m.shownOnce()}
      </Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5, mt: 1.5 }}>
        <CopyButton text={address} label={m.copy()} />
        <Button
          variant="outlined"
          size="small"
          href={address.replace(/^https?:/, 'webcal:')}
          startIcon={<Icon name="calendar" />}
        >
          {m.open()}
        </Button>
      </Stack>
    </Box>
  );
}

const once = { p: 2, border: '1px solid', borderColor: 'divider', borderRadius: 1 } as const;
