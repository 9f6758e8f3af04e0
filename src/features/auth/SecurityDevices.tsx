import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { formatInstant } from '@contract/format/date';
import * as m from '@locales/auth';
import * as common from '@locales/common';
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
    toast({ message: m.deviceRemoved() });
    void again();
  };
  return (
    <SecurityCard title={m.devices()} lead={m.devicesLead()}>
      <SecurityPart asked={asked} onRetry={retry} without={m.noDevices()} failed={m.devicesNotLoaded()}>
        {(devices) =>
          devices.length === 0 ? (
            <Typography sx={{ color: 'text.secondary' }}>{m.noDevices()}</Typography>
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
          title={
            leaving.here
              ? m.removeThisDeviceQuestion()
              : m.removeDeviceQuestion({ device: deviceWords(leaving.name) })
          }
          action={m.removeDevice()}
          busy={busy}
          failure={failure}
          onConfirm={() => void leave(leaving)}
          onCancel={stay}
        >
          {leaving.here ? m.signInAgainHere() : m.signInAgainThere()}
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
            {m.lastSignedIn({ at: formatInstant(lastUsed, zone) })}
          </Typography>
        )}
      </Box>
      <Box sx={actions}>
        {here && <Chip label={m.thisDevice()} color="success" icon={<Icon name="done" />} />}
        <Button
          variant="outlined"
          size="small"
          aria-label={m.removeNamedDevice({ device: deviceWords(name) })}
          onClick={onForget}
        >
          {common.remove()}
        </Button>
      </Box>
    </Box>
  );
}
