import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Clock } from '@/clock';
import { ConfirmDialog } from '@/components/ConfirmDialog/ConfirmDialog';
import type { Outcome, Security } from '@/session/security';
import type { CodeMethod } from '@/session/signIn';
import { ways } from '@/session/ways';
import { contactOf, switchedOff, switchedOn, type Wanted } from './codeChoices';
import { CodeEntry } from './CodeEntry';
import { SecurityPart } from './SecurityCard';
import { SecurityContactDialog } from './SecurityContactDialog';
import { type CodeDialogProps, SecurityDialogFrame } from './SecurityDialogFrame';
import { TotpSecret } from './TotpSecret';
import { useAsked, useChange } from './useSecurity';

/** Asks what has to be known before a way to get codes is switched. */
export function SecurityMethodDialog({
  wanted: { what, method },
  clock,
  ...rest
}: CodeDialogProps & { readonly wanted: Wanted; readonly clock: Clock }) {
  const contact = contactOf[method];
  if (what === 'turnOff') return <SecurityOffDialog {...rest} method={method} />;
  if (contact) return <SecurityContactDialog {...rest} contact={contact} clock={clock} />;
  return <SecurityAppDialog {...rest} />;
}

/** Makes sure that somebody wants to be let in with less. */
function SecurityOffDialog({
  codes,
  method,
  ask,
  onDone,
  onClose,
}: CodeDialogProps & { readonly method: CodeMethod }) {
  const { busy, failure, change } = useChange(ask);
  const last = codes.on.every((other) => other === method);
  const turnOff = async () => {
    if (await change((security) => security.chooseCodes(switchedOff(codes, method))))
      onDone(last ? 'Codes are off.' : `${ways[method].label}: codes are off.`);
  };
  return (
    <ConfirmDialog
      title={last ? 'Turn codes off?' : `Turn off: ${ways[method].label}?`}
      action="Turn off"
      destructive={last}
      busy={busy}
      failure={failure}
      onConfirm={() => void turnOff()}
      onCancel={onClose}
    >
      {last
        ? 'This is the last way to get a code. From now on your password alone lets you in, and anybody else who learns it.'
        : 'You can still sign in with a code from the ways that stay on.'}
    </ConfirmDialog>
  );
}

const startApp = (security: Security) => security.startApp();

/** Makes an authenticator app known, which proves itself with its first code, and switches it on. */
function SecurityAppDialog({ codes, ask, onDone, onClose }: CodeDialogProps) {
  const { asked, retry } = useAsked(ask, startApp);

  const finish = (code: string) =>
    ask(async (security): Promise<Outcome> => {
      const confirmed = await security.confirmApp(code);
      if (confirmed.kind === 'failed') return confirmed;
      const chosen = await security.chooseCodes(switchedOn(codes, 'totp'));
      if (chosen.kind === 'done') onDone('Authenticator app: codes are on.');
      return chosen;
    });
  return (
    <SecurityDialogFrame title="Set up an authenticator app" onClose={onClose}>
      <SecurityPart
        asked={asked}
        onRetry={retry}
        without="Authenticator apps are not available here. Choose another way to get a code."
        failed="Couldn’t begin the set-up"
      >
        {(key) => (
          <Stack spacing={2.5}>
            <Box component="ol" sx={{ m: 0, pl: 3, color: 'text.secondary', '& li + li': { mt: 0.5 } }}>
              <li>Get an app for one-time codes on your phone, if you have none.</li>
              <li>Add an account in it, and scan this picture with its camera.</li>
              <li id="security-first-code">Enter the code that the app shows.</li>
            </Box>
            <TotpSecret {...key} />
            <CodeEntry action="Turn on" describedBy="security-first-code" onAnswer={finish} />
            {codes.on.includes('totp') && (
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                The app that you use now shows right codes until then.
              </Typography>
            )}
          </Stack>
        )}
      </SecurityPart>
    </SecurityDialogFrame>
  );
}
