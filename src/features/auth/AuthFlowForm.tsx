import { lazy } from 'react';
import type { Clock } from '@/clock';
import { parts } from './authForms';
import type { AuthFlow, OtherFormState } from './authFormState';

interface DoorFormProps {
  readonly view: OtherFormState;
  readonly door: AuthFlow;
  readonly clock: Clock;
}

const ForgotPasswordForm = lazy(() => parts.forgot().then((m) => ({ default: m.ForgotPasswordForm })));
const ResetPasswordForm = lazy(() => parts.resetPassword().then((m) => ({ default: m.ResetPasswordForm })));
const NewPasswordForm = lazy(() => parts.newPassword().then((m) => ({ default: m.NewPasswordForm })));
const CodeForm = lazy(() => parts.code().then((m) => ({ default: m.CodeForm })));
const ChooseMethodForm = lazy(() => parts.chooseMethod().then((m) => ({ default: m.ChooseMethodForm })));
const SetUpTotpForm = lazy(() => parts.setUpTotp().then((m) => ({ default: m.SetUpTotpForm })));
const SetUpEmailForm = lazy(() => parts.setUpEmail().then((m) => ({ default: m.SetUpEmailForm })));
const UnsupportedChallenge = lazy(() =>
  parts.unsupported().then((m) => ({ default: m.UnsupportedChallenge })),
);

/** The form for what stands at the door, and nothing but that. The sign-in form is apart: it is there before. */
export function AuthFlowForm({ view, door, clock }: DoorFormProps) {
  const { username, answer, back } = door;
  switch (view.kind) {
    case 'forgot':
      return <ForgotPasswordForm username={username} onSend={door.sendPasswordCode} onBack={back} />;
    case 'resetPassword':
      return (
        <ResetPasswordForm
          username={view.username}
          sent={view.sent}
          clock={clock}
          onReset={(code, password) => door.resetPassword(view.username, code, password)}
          onSendAgain={() => door.sendPasswordCode(view.username)}
          onBack={back}
        />
      );
    case 'newPassword':
      return (
        <NewPasswordForm
          username={username}
          missing={view.missing}
          onSave={door.setNewPassword}
          onBack={back}
        />
      );
    case 'code':
      return (
        <CodeForm
          {...view}
          clock={clock}
          canRemember={door.canRemember}
          onAnswer={answer}
          onSendAgain={door.sendCodeAgain}
          onBack={back}
        />
      );
    case 'chooseMethod':
      return <ChooseMethodForm purpose="code" methods={view.methods} onChoose={answer} onBack={back} />;
    case 'chooseSetup':
      return <ChooseMethodForm purpose="setUp" methods={view.methods} onChoose={answer} onBack={back} />;
    case 'setUpTotp':
      return <SetUpTotpForm {...view} onAnswer={answer} onBack={back} />;
    case 'setUpEmail':
      return <SetUpEmailForm onAnswer={answer} onBack={back} />;
    default:
      return <UnsupportedChallenge onBack={back} />;
  }
}
