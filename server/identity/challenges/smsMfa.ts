import { answerSentCode } from './sentCode';
import type { Answer } from './session';

/** Judges the code of a text message. */
export const smsMfa = (answer: Answer) =>
  answerSentCode(answer, {
    challenge: 'SMS_MFA',
    member: 'SMS_MFA_CODE',
    wrong: 'Invalid code or auth state for the user.',
  });
