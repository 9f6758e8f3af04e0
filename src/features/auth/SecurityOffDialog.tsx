import { ConfirmDialog } from '@/components/ConfirmDialog/ConfirmDialog';
import type { CodeMethod } from '@/session/signIn';
import type { CodeDialogProps } from './codeDialog';
import { switchedOff } from './codeChoices';
import { useChange } from './useChange';
import { ways } from '@/session/ways';

/** Makes sure that somebody wants to be let in with less. */
export function SecurityOffDialog({
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
