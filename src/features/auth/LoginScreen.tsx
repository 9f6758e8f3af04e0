import { lazy, Suspense, useState } from 'react';
import { useSession } from '../../session/SessionProvider';
import { AuthFrame } from './AuthFrame';
import { ForgotPassword } from './ForgotPassword';
import { SignInForm } from './SignInForm';

interface LoginScreenProps {
  /** The portal signed the customer out by itself. */
  readonly ended: boolean;
  /** There is somebody here: time to fetch what comes behind this page. */
  readonly onFirstFocus: () => void;
}

type View =
  | { readonly name: 'signIn' | 'forgot' }
  | { readonly name: 'newPassword'; readonly missing: readonly string[] };

// Formik and the rules come only with the form that needs them.
const NewPasswordForm = lazy(() => import('./NewPasswordForm').then((m) => ({ default: m.NewPasswordForm })));

/** The way in. */
export function LoginScreen({ ended, onFirstFocus }: LoginScreenProps) {
  const session = useSession();
  const [view, setView] = useState<View>({ name: 'signIn' });
  const toSignIn = () => setView({ name: 'signIn' });
  return (
    <AuthFrame>
      {view.name === 'signIn' && (
        <SignInForm
          ended={ended}
          onFirstFocus={() => {
            session.prepare();
            onFirstFocus();
          }}
          onSignIn={session.signIn}
          onNewPassword={(missing) => setView({ name: 'newPassword', missing })}
          onForgot={() => setView({ name: 'forgot' })}
        />
      )}
      {view.name === 'newPassword' && (
        <Suspense>
          <NewPasswordForm missing={view.missing} onSave={session.setNewPassword} onBack={toSignIn} />
        </Suspense>
      )}
      {view.name === 'forgot' && <ForgotPassword onBack={toSignIn} />}
    </AuthFrame>
  );
}
