import { Refusal } from '../../../contract/problem';
import { plainWords } from '../../session/plainWords';
import type { Step } from '../../session/signIn';

/** Which of a form's fields a failure is about, where it is about one. */
const fieldOf: Readonly<Record<string, string>> = {
  CodeMismatchException: 'code',
  ExpiredCodeException: 'code',
  InvalidPasswordException: 'password',
  PasswordHistoryPolicyViolationException: 'password',
};

/**
 * Puts a failed step into the form's own voice: beside one of its `fields` where it is to blame, else above
 * them all.
 */
export function refuseFailed(step: Step, ...fields: readonly string[]): void {
  if (step.kind !== 'failed') return;
  const message = plainWords(step.failure);
  const field = fieldOf[step.failure.code];
  throw new Refusal({
    code: 'unauthenticated',
    message,
    ...(field !== undefined && fields.includes(field) && { fields: { [field]: message } }),
  });
}
