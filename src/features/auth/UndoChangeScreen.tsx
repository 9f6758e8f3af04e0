import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { ApiError } from '@contract/problem';
import { undoChangeToken } from '@contract/rules/contactHold';
import * as m from '@locales/auth';
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
        <Words title={m.undoChangeQuestion()}>
          <Typography>{m.contactWasChanged()}</Typography>
          <Typography>{m.undoChangeMeans()}</Typography>
          {state.failure && (
            <Notice severity="error" takesFocus>
              {state.failure}
            </Notice>
          )}
          <Button variant="contained" size="large" loading={state.busy} onClick={() => void press()}>
            {m.undoChange()}
          </Button>
          <Button size="large" href="/login">
            {m.itWasMe()}
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
  <Words title={m.changeUndone()}>
    <Typography>{m.setNewPassword()}</Typography>
    <Typography>
      {m.passwordElsewhere()}
      <SupportPhone />
    </Typography>
    <Button variant="contained" size="large" href="/login">
      {m.goToSignIn()}
    </Button>
  </Words>
);

const Useless = () => (
  <Words title={m.linkUseless()}>
    <Typography>
      {m.linkUselessBecause()}
      <SupportPhone />
    </Typography>
    <Button size="large" href="/login">
      {m.goToSignIn()}
    </Button>
  </Words>
);
