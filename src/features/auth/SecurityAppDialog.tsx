import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Outcome, Security } from '@/session/security';
import { CodeEntry } from './CodeEntry';
import { SecurityDialogFrame } from './SecurityDialogFrame';
import type { CodeDialogProps } from './codeDialog';
import { switchedOn } from './codeChoices';
import { SecurityPart } from './SecurityPart';
import { TotpSecret } from './TotpSecret';
import { useAsked } from './useSecurity';

const startApp = (security: Security) => security.startApp();

/** Makes an authenticator app known, which proves itself with its first code, and switches it on. */
export function SecurityAppDialog({ codes, ask, onDone, onClose }: CodeDialogProps) {
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
