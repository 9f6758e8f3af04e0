import * as m from '@locales/emails';

/** Why an email was not sent. The outbox keeps the word, with a detail for whoever looks after the server behind it. */
const reasons = {
  sealed: m.failedSealed,
  tooLate: m.failedTooLate,
  unwritten: m.failedUnwritten,
  carrier: m.failedCarrier,
  sesSilent: m.failedSesSilent,
  ses: m.failedSes,
  sns: m.failedSns,
  maybe: m.failedMaybe,
  smtp: m.failedSmtp,
  recipient: m.failedRecipient,
  header: m.failedHeader,
  tooLong: m.failedTooLong,
  character: m.failedCharacter,
  marked: m.failedMarked,
  returned: m.failedReturned,
  returnedNow: m.failedReturnedNow,
  rejected: m.failedRejected,
} as const;

export type WhyUndelivered = keyof typeof reasons;

export const whyUndelivered = Object.keys(reasons) as WhyUndelivered[];

/** "smtp EENVELOPE 550" → "The mail server didn't take the email (EENVELOPE 550)." What has no words stays as it is. */
export function undeliveredWords(kept: string): string {
  const [why = '', ...detail] = kept.split(' ');
  return Object.hasOwn(reasons, why) ? reasons[why as WhyUndelivered]({ detail: detail.join(' ') }) : kept;
}
