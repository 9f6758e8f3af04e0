import { answerSentCode } from './sentCode';
import type { Answer } from './session';

/** Judges the code of a letter. */
export const emailOtp = (answer: Answer) =>
  answerSentCode(answer, {
    challenge: 'EMAIL_OTP',
    member: 'EMAIL_OTP_CODE',
    wrong: 'Invalid verification code provided, please try again.',
  });
