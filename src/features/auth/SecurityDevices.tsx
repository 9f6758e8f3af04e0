import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { formatInstant } from '@contract/format/date';
import { ConfirmDialog } from '@/components/ConfirmDialog/ConfirmDialog';
import { Icon } from '@/components/Icon/Icon';
import { useToast } from '@/components/Toasts/Toasts';
import type { Device, Security } from '@/session/security';
import { deviceWords } from './deviceLabels';
import { actions, entry, list, SecurityCard, SecurityPart } from './SecurityCard';
import { type Ask, useAsked, useChange } from './useSecurity';

interface SecurityDevicesProps {
  readonly ask: Ask;
  /** The IANA zone in which times are told. */
  readonly zone: string;
}

const readDevices = (security: Security) => security.devices();
const none = 'No devices are remembered. Every sign-in asks for all that it needs.';

/** The devices that the pool knows again. */
export function SecurityDevices({ ask, zone }: SecurityDevicesProps) {
  const { asked, again, retry } = useAsked(ask, readDevices);
  const { busy, failure, change, forget } = useChange(ask);
  const [leaving, setLeaving] = useState<Device>();
  const toast = useToast();

  const stay = () => {
    setLeaving(undefined);
    forget();
  };
  const leave = async ({ id }: Device) => {
    if (!(await change((security) => security.forgetDevice(id)))) return;
    stay();
    toast({ message: 'The device is forgotten.' });
    void again();
  };
  return (
    <SecurityCard title="Devices" lead="Devices on which you have signed in.">
      <SecurityPart asked={asked} onRetry={retry} without={none} failed="Couldn’t load your devices">
        {(devices) =>
          devices.length === 0 ? (
            <Typography sx={{ color: 'text.secondary' }}>{none}</Typography>
          ) : (
            <Box component="ul" sx={list}>
              {devices.map((device) => (
                <SecurityDevice
                  key={device.id}
                  device={device}
                  zone={zone}
                  onForget={() => setLeaving(device)}
                />
              ))}
            </Box>
          )
        }
      </SecurityPart>
      {leaving && (
        <ConfirmDialog
          title={leaving.here ? 'Forget this device?' : `Forget “${deviceWords(leaving.name)}”?`}
          action="Forget device"
          busy={busy}
          failure={failure}
          onConfirm={() => void leave(leaving)}
          onCancel={stay}
        >
          {leaving.here
            ? 'You will have to sign in again here soon, with a code if you have codes switched on.'
            : 'Whoever uses it has to sign in again, with a code if you have codes switched on.'}
        </ConfirmDialog>
      )}
    </SecurityCard>
  );
}

interface SecurityDeviceProps {
  readonly device: Device;
  /** The IANA zone in which times are told. */
  readonly zone: string;
  readonly onForget: () => void;
}

/** One device of a list. */
function SecurityDevice({ device: { name, lastUsed, here }, zone, onForget }: SecurityDeviceProps) {
  return (
    <Box component="li" sx={entry}>
      <Icon name="system" sx={{ color: 'text.secondary' }} />
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="subtitle1" component="p" sx={{ overflowWrap: 'anywhere' }}>
          {deviceWords(name)}
        </Typography>
        {lastUsed && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            Last signed in {formatInstant(lastUsed, zone)}
          </Typography>
        )}
      </Box>
      <Box sx={actions}>
        {here && <Chip label="This device" color="success" icon={<Icon name="done" />} />}
        <Button variant="outlined" size="small" aria-label={`Forget ${deviceWords(name)}`} onClick={onForget}>
          Forget
        </Button>
      </Box>
    </Box>
  );
}
