import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { ApiError } from '@contract/problem';
import { undoChangeToken } from '@contract/rules/contactHold';
import { type Clock, systemClock } from '@/clock';
import { undoChange } from '@/data/ownSignIn';
import { AuthFrame } from './AuthFrame';
import { AuthHeading, Notice, SupportPhone } from './AuthHeading';

interface TakeBackScreenProps {
  /** What stands behind the '#' of the mailed link. */
  readonly token: string;
  /** Tells the year. */
  readonly clock?: Clock;
  readonly onTakeBack?: (token: string) => Promise<void>;
}

type State =
  | { readonly kind: 'asking'; readonly busy: boolean; readonly failure?: string }
  | { readonly kind: 'done' }
  | { readonly kind: 'useless' };

/**
 * Where the letter about a changed address or number leads. To open it does nothing: mail programs look at links
 * before people do.
 */
export function UndoChangeScreen({
  token,
  clock = systemClock,
  onTakeBack = undoChange,
}: TakeBackScreenProps) {
  const [state, setState] = useState<State>(
    undoChangeToken.test(token) ? { kind: 'asking', busy: false } : { kind: 'useless' },
  );

  async function press(): Promise<void> {
    setState({ kind: 'asking', busy: true });
    try {
      await onTakeBack(token);
      setState({ kind: 'done' });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const isUseless = error.code === 'not-found' || error.code === 'invalid';
      setState(isUseless ? { kind: 'useless' } : { kind: 'asking', busy: false, failure: error.message });
    }
  }

  return (
    <AuthFrame year={clock.now().getFullYear()}>
      {state.kind === 'done' ? (
        <Done />
      ) : state.kind === 'useless' ? (
        <Useless />
      ) : (
        <Words title="Take the change back?">
          <Typography>
            The email address or phone number of your sign-in was changed. If that was not you, take it back.
          </Typography>
          <Typography>
            The old one counts again, every sign-in ends on all devices, and you choose a new password.
          </Typography>
          {state.failure && (
            <Notice severity="error" takesFocus>
              {state.failure}
            </Notice>
          )}
          <Button variant="contained" size="large" loading={state.busy} onClick={() => void press()}>
            Take it back
          </Button>
          <Button size="large" href="/login">
            It was me, leave it
          </Button>
        </Words>
      )}
    </AuthFrame>
  );
}

const Words = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <Stack spacing={2.5}>
    <AuthHeading>{title}</AuthHeading>
    {children}
  </Stack>
);

const Done = () => (
  <Words title="The change is taken back">
    <Typography>
      Every sign-in has ended, and the password does not work any more. Go to the sign-in page and choose
      “Forgot password?” to set a new one.
    </Typography>
    <Typography>
      Somebody else may know your old password: change it wherever else you use it. If you cannot get in, talk
      to us.
      <SupportPhone />
    </Typography>
    <Button variant="contained" size="large" href="/login">
      Go to sign-in
    </Button>
  </Words>
);

const Useless = () => (
  <Words title="This link does not work">
    <Typography>
      It was used already, it is older than three days, or it is not complete. If you did not change your
      sign-in, talk to us now.
      <SupportPhone />
    </Typography>
    <Button size="large" href="/login">
      Go to sign-in
    </Button>
  </Words>
);
