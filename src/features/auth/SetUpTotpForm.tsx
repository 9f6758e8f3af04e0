import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Step } from '@/session/signIn';
import { AuthHeading } from './AuthHeading';
import { BackLink } from './BackLink';
import { CodeEntry } from './CodeEntry';
import { Notice } from './Notice';
import { TotpSecret } from './TotpSecret';

interface SetUpTotpFormProps {
  readonly secret: string;
  readonly uri: string;
  /** The time for the key before had run out. */
  readonly again?: boolean;
  readonly onAnswer: (code: string) => Promise<Step>;
  readonly onBack: () => void;
}

/** Makes an authenticator app known, which proves itself with its first code. */
export function SetUpTotpForm({ secret, uri, again = false, onAnswer, onBack }: SetUpTotpFormProps) {
  return (
    <Stack spacing={2.5}>
      <AuthHeading>Set up your authenticator app</AuthHeading>
      {again && (
        <Notice severity="info" takesFocus={false}>
          That took too long, so here is a new key. Remove the account from the app and add it again.
        </Notice>
      )}
      <Box component="ol" sx={{ m: 0, pl: 3, color: 'text.secondary', '& li + li': { mt: 0.5 } }}>
        <li>Get an app for one-time codes on your phone, if you have none.</li>
        <li>Add an account in it, and scan this picture with its camera.</li>
        <li id="totp-first-code">Enter the code that the app shows.</li>
      </Box>
      <TotpSecret secret={secret} uri={uri} />
      <CodeEntry action="Finish and sign in" describedBy="totp-first-code" onAnswer={onAnswer} />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        From now on you need the app when you sign in.
      </Typography>
      <BackLink onBack={onBack} />
    </Stack>
  );
}
