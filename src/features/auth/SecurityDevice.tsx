import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { formatInstant } from '@contract/format/date';
import { Icon } from '@/components/Icon/Icon';
import type { Device } from '@/session/security';
import { deviceWords } from './deviceWords';
import { actions, entry } from './securityList';

interface SecurityDeviceProps {
  readonly device: Device;
  /** The IANA zone in which times are told. */
  readonly zone: string;
  readonly onForget: () => void;
}

/** One device of a list. */
export function SecurityDevice({ device: { name, lastUsed, here }, zone, onForget }: SecurityDeviceProps) {
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
