import { Refusal } from '../../../contract/problem';
import { plainWords } from '../../session/messages';
import type { Step } from '../../session/signIn';

/** Puts a failed step into the form's own voice. */
export function refuseFailed(step: Step): void {
  if (step.kind === 'failed')
    throw new Refusal({ code: 'unauthenticated', message: plainWords(step.failure) });
}
