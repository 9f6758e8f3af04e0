import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useState } from 'react';
import type { PushDevice, PushStatus } from '@contract/push/schema';
import { dateInZone, formatDate } from '@contract/format/date';
import { ApiError } from '@contract/problem';
import * as m from '@locales/push';
import { AsyncBoundary } from '@/components/AsyncBoundary/AsyncBoundary';
import { Icon } from '@/components/Icon/Icon';
import { useToast } from '@/components/Toasts/Toasts';
import type { AsyncResult } from '@/data/asyncResult';
import type { PushCalls } from '@/data/push';
import { useDoing } from '@/data/useDoing';
import { PartCard } from '@/entries/PartCard';
import { AmountsSwitch } from './AmountsSwitch';
import type { PushBrowser, PushHere } from './pushHere';

export interface PushCardProps {
  readonly status: AsyncResult<PushStatus>;
  /** Undefined for somebody who looks as the customer. */
  readonly calls: PushCalls | undefined;
  /** The browser that shows the card. */
  readonly browser: PushBrowser;
  /** The IANA zone of the browser. */
  readonly zone: string;
}

/** The devices that notices are pushed to, and whether this one is of them. */
export function PushCard({ status, calls, browser, zone }: PushCardProps) {
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
          {data && <Devices status={data} calls={calls} browser={browser} zone={zone} />}
        </AsyncBoundary>
      </Box>
    </PartCard>
  );
}

interface DevicesProps extends Omit<PushCardProps, 'status'> {
  readonly status: PushStatus;
}

function Devices({ status: { publicKey, devices }, calls, browser, zone }: DevicesProps) {
  const [here, setHere] = useState<PushHere>();
  const key = publicKey ?? '';
  const look = async () => setHere(await browser.look(key));
  useEffect(() => {
    void browser.look(key).then(setHere);
  }, [browser, key]);
  const mine = here?.can === 'yes' ? devices.find(({ mark }) => mark === here.mark) : undefined;
  const others = devices.filter((device) => device !== mine);
  return (
    <Stack sx={{ gap: 2 }}>
      {!calls && <Typography variant="body2">{m.onlyCustomer()}</Typography>}
      {calls && here && (
        <This here={here} device={mine} calls={calls} browser={browser} publicKey={key} onChanged={look} />
      )}
      {others.length > 0 && (here || !calls) && <Others devices={others} calls={calls} zone={zone} />}
    </Stack>
  );
}

interface ThisProps {
  readonly here: PushHere;
  /** This one, where notices are pushed to it. */
  readonly device: PushDevice | undefined;
  readonly calls: PushCalls;
  readonly browser: PushBrowser;
  readonly publicKey: string;
  /** This browser was subscribed, or is not any more. */
  readonly onChanged: () => Promise<void>;
}

function This({ here, device, calls, browser, publicKey, onChanged }: ThisProps) {
  const doing = useDoing();
  const choosing = useDoing();
  const toast = useToast();
  if (here.can !== 'yes')
    return (
      <>
        {here.can === 'homeScreen' && <link rel="manifest" href="/app.json" />}
        <Typography>{cannot[here.can]()}</Typography>
      </>
    );
  if (!device)
    return (
      <Box>
        {doing.failure !== undefined && (
          <Alert severity="error" sx={{ mb: 2 }}>
            {doing.failure}
          </Alert>
        )}
        <Button
          variant="contained"
          loading={doing.busy}
          onClick={() =>
            doing.start(
              async () => {
                await turnOn(browser, calls, publicKey);
                await onChanged();
              },
              () => toast({ message: m.turnedOn(), severity: 'success' }),
            )
          }
        >
          {m.turnOn()}
        </Button>
      </Box>
    );
  const choose = (next: boolean) =>
    choosing.start(
      () => calls.onChoose(device.deviceId, next),
      () => toast({ message: next ? m.amountsOn() : m.amountsOff(), severity: 'success' }),
    );
  const turnOff = () =>
    doing.start(
      async () => {
        await calls.onRemove(device.deviceId);
        await browser.turnOff();
        await onChanged();
      },
      () => toast({ message: m.turnedOff(), severity: 'success' }),
    );
  return (
    <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
      <Chip icon={<Icon name="check" />} label={m.isOn()} color="success" />
      <AmountsSwitch
        label={m.withAmounts()}
        hint={m.withAmountsHint()}
        checked={device.withAmounts}
        disabled={choosing.busy}
        failure={choosing.failure}
        onChange={choose}
      />
      {doing.failure !== undefined && <Alert severity="error">{doing.failure}</Alert>}
      <Button variant="outlined" color="error" loading={doing.busy} onClick={turnOff}>
        {m.turnOff()}
      </Button>
    </Stack>
  );
}

const cannot = { no: m.unsupported, homeScreen: m.homeScreen, denied: m.denied } as const;

/** What the server refuses leaves the browser as it was. */
async function turnOn(browser: PushBrowser, { onAdd }: PushCalls, publicKey: string): Promise<void> {
  const device = await browser.turnOn(publicKey).catch(() => {
    throw new ApiError({ code: 'unavailable', message: m.notReached() });
  });
  if (!device) throw new ApiError({ code: 'forbidden', message: m.notAllowed() });
  try {
    await onAdd(device, false);
  } catch (error) {
    await browser.turnOff();
    throw error;
  }
}

interface OthersProps {
  readonly devices: readonly PushDevice[];
  readonly calls: PushCalls | undefined;
  readonly zone: string;
}

function Others({ devices, calls, zone }: OthersProps) {
  const id = useId();
  const doing = useDoing();
  const toast = useToast();
  const dayOf = (instant: string) => formatDate(dateInZone(new Date(instant), zone));
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} variant="subtitle2" component="h3">
        {m.others()}
      </Typography>
      {doing.failure !== undefined && <Alert severity="error">{doing.failure}</Alert>}
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {devices.map(({ deviceId, browser, addedAt, pushedAt }) => (
          <Box component="li" key={deviceId} sx={row}>
            <Box>
              <Typography>{browser}</Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {m.addedOn({ day: dayOf(addedAt) })}
                {' · '}
                {pushedAt === null ? m.noneYet() : m.lastOn({ day: dayOf(pushedAt) })}
              </Typography>
            </Box>
            {calls && (
              <Button
                variant="outlined"
                size="small"
                aria-label={m.removeOf({ browser })}
                disabled={doing.busy}
                onClick={() =>
                  doing.start(
                    () => calls.onRemove(deviceId),
                    () => toast({ message: m.removed({ browser }), severity: 'success' }),
                  )
                }
              >
                {m.remove()}
              </Button>
            )}
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1.5,
  py: 1.5,
  '& + &': { borderTop: '1px solid', borderColor: 'divider' },
} as const;
