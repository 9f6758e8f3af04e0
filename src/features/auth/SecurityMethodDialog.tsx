import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import * as m from '@locales/auth';
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
      onDone(last ? m.codesOff() : m.codesOffBy({ way: ways[method].label }));
  };
  return (
    <ConfirmDialog
      title={last ? m.turnCodesOffQuestion() : m.turnWayOffQuestion({ way: method })}
      action={m.turnOff()}
      destructive={last}
      busy={busy}
      failure={failure}
      onConfirm={() => void turnOff()}
      onCancel={onClose}
    >
      {last ? m.lastWay() : m.otherWaysStay()}
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
      if (chosen.kind === 'done') onDone(m.codesOnBy({ way: ways.totp.label }));
      return chosen;
    });
  return (
    <SecurityDialogFrame title={m.setUpAnApp()} onClose={onClose}>
      <SecurityPart asked={asked} onRetry={retry} without={m.appsNotOffered()} failed={m.setUpNotBegun()}>
        {(key) => (
          <Stack spacing={2.5}>
            <Box component="ol" sx={{ m: 0, pl: 3, color: 'text.secondary', '& li + li': { mt: 0.5 } }}>
              <li>{m.getAnApp()}</li>
              <li>{m.scanPicture()}</li>
              <li id="security-first-code">{m.enterAppCode()}</li>
            </Box>
            <TotpSecret {...key} />
            <CodeEntry action={m.turnOn()} describedBy="security-first-code" onAnswer={finish} />
            {codes.on.includes('totp') && (
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {m.oldAppUntilThen()}
              </Typography>
            )}
          </Stack>
        )}
      </SecurityPart>
    </SecurityDialogFrame>
  );
}
