import Typography from '@mui/material/Typography';
import { Icon } from '@/components/Icon/Icon';
import type { Expiry } from './expiry';

interface ExpiryTextProps {
  readonly expiry: Expiry;
}

const looks = {
  past: { color: 'error.main', icon: 'warning' },
  soon: { color: 'warning.main', icon: 'later' },
  later: undefined,
} as const;

/** When a contract ends: words and a picture warn, colour only beside them. */
export function ExpiryText({ expiry: { text, near } }: ExpiryTextProps) {
  const look = looks[near];
  return (
    <Typography component="span" variant="body2" sx={look && { ...warning, color: look.color }}>
      {look && <Icon name={look.icon} fontSize="small" />}
      {text}
    </Typography>
  );
}

const warning = {
  display: 'inline-flex',
  alignItems: 'center',
  verticalAlign: 'middle',
  gap: 0.5,
  fontWeight: 600,
} as const;
