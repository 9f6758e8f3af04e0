import { lazy, Suspense } from 'react';
import { type Clock, systemClock } from '@/clock';
import type { Ended } from '@/session/sessionState';
import { useSession } from '@/session/SessionProvider';
import { AuthFrame } from './AuthFrame';
import { SignInForm } from './SignInForm';
import { endNotice } from './authFormState';
import { useAuthFlow } from './useAuthFlow';

interface LoginScreenProps {
  /** How the session before ended, if there was one. */
  readonly ended: Ended;
  /** There is somebody here: time to fetch what comes behind this page. */
  readonly onFirstFocus: () => void;
  /** Tells when another code may be asked for, and the year. */
  readonly clock?: Clock;
}

// Most people sign in without any other form, so not even the list of them is part of this page.
const AuthFlowForm = lazy(() => import('./AuthFlowForm').then((m) => ({ default: m.AuthFlowForm })));

/** The way in. */
export function LoginScreen({ ended, onFirstFocus, clock = systemClock }: LoginScreenProps) {
  const session = useSession();
  const { view, door } = useAuthFlow(session, endNotice(ended));
  return (
    <AuthFrame year={clock.now().getFullYear()}>
      {view.kind === 'signIn' ? (
        <SignInForm
          {...view}
          username={door.username}
          onFirstFocus={() => {
            session.prepare();
            onFirstFocus();
          }}
          onSignIn={door.signIn}
          onForgot={(typed) => void door.forgot(typed)}
        />
      ) : (
        <Suspense>
          <AuthFlowForm view={view} door={door} clock={clock} />
        </Suspense>
      )}
    </AuthFrame>
  );
}
