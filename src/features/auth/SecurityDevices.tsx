import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/ConfirmDialog/ConfirmDialog';
import { useToast } from '@/components/Toasts/Toasts';
import type { Device, Security } from '@/session/security';
import { deviceWords } from './deviceWords';
import { SecurityCard } from './SecurityCard';
import { SecurityDevice } from './SecurityDevice';
import { list } from './securityList';
import { SecurityPart } from './SecurityPart';
import { useChange } from './useChange';
import { type Ask, useAsked } from './useSecurity';

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
