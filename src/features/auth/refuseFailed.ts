import { ApiError } from '@contract/problem';
import type { Failure } from '@/session/messages';
import { aboutNewPassword, plainWords } from '@/session/errorText';
import type { Step } from '@/session/signIn';

/** Which of a form's fields a failure is about, where it is about one. */
const fields: Readonly<Record<string, string>> = {
  CodeMismatchException: 'code',
  ExpiredCodeException: 'code',
  InvalidPasswordException: 'password',
  PasswordHistoryPolicyViolationException: 'password',
};

const fieldOf = ({ code, message }: Failure): string | undefined =>
  code === 'InvalidParameterException' && aboutNewPassword.test(message) ? 'password' : fields[code];

/**
 * Puts a failed step into the form's own voice: beside one of those that it shows where that is to blame, else above
 * them all.
 */
export function refuseFailed(step: Step, ...shown: readonly string[]): void {
  if (step.kind !== 'failed') return;
  const message = plainWords(step.failure);
  const field = fieldOf(step.failure);
  throw new ApiError({
    code: 'unauthenticated',
    message,
    ...(field !== undefined && shown.includes(field) && { fields: { [field]: message } }),
  });
}
