import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { formatUsPhone } from '@contract/format/phone';
import { Icon } from '@/components/Icon/Icon';
import type { SignInCodes } from '@/session/security';
import type { CodeMethod } from '@/session/signIn';
import { actions, entry } from './securityList';
import { readyToTurnOn } from './codeChoices';
import { ways } from '@/session/ways';

interface SecurityMethodProps {
  readonly method: CodeMethod;
  readonly codes: SignInCodes;
  readonly busy: boolean;
  readonly onTurnOn: () => void;
  readonly onTurnOff: () => void;
  /** Another app or another number in place of the one that is known. */
  readonly onAnother: () => void;
}

/** One way to get a code: whether it is on, where it goes, and what can be done about it. */
export function SecurityMethod(props: SecurityMethodProps) {
  const { method, codes, busy, onTurnOn, onTurnOff, onAnother } = props;
  const { label, icon } = ways[method];
  const on = codes.on.includes(method);
  const another = anotherWords(codes, method);
  return (
    <Box component="li" sx={entry}>
      {icon && <Icon name={icon} sx={{ color: 'text.secondary' }} />}
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="subtitle1" component="p">
          {label}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {whereTo(codes, method)}
        </Typography>
      </Box>
      <Box sx={actions}>
        {on && <Chip label="On" color="success" icon={<Icon name="done" />} />}
        {another && (
          <Button size="small" onClick={onAnother}>
            {another}
          </Button>
        )}
        <Button
          size="small"
          variant="outlined"
          disabled={busy}
          aria-label={`${on ? 'Turn off' : begins(codes, method)}: ${label}`}
          onClick={on ? onTurnOff : onTurnOn}
        >
          {on ? 'Turn off' : begins(codes, method)}
        </Button>
      </Box>
    </Box>
  );
}

const begins = (codes: SignInCodes, method: CodeMethod): string =>
  readyToTurnOn(codes, method) ? 'Turn on' : 'Set up';

function anotherWords({ on, phone }: SignInCodes, method: CodeMethod): string | undefined {
  if (method === 'totp' && on.includes('totp')) return 'Use another app';
  return method === 'sms' && phone?.verified ? 'Change number' : undefined;
}

function whereTo({ email, phone }: SignInCodes, method: CodeMethod): string {
  if (method === 'totp') return 'An app on your phone shows the code, even without a signal.';
  const contact = method === 'email' ? email : phone;
  if (!contact)
    return method === 'email' ? 'No email address on file.' : 'To your phone, once you add its number.';
  const words = method === 'email' ? contact.value : formatUsPhone(contact.value);
  return contact.verified ? `To ${words}` : `${words}, not confirmed yet`;
}
