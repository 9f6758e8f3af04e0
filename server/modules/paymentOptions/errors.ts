import * as m from '@locales/paymentOptions';
import { formatInstant } from '@contract/format/date';
import { holdEnds } from '@contract/rules/contactHold';
import { maxOptions, maxOptionsADay } from '@contract/rules/paymentOption';
import type { PaymentOption } from '@contract/paymentOptions/schema';
import { masked } from '@contract/format/accountNumber';
import { ApiError } from '@contract/problem';

/** What this area says no with. Each says what happened, why, and what to do. */

const about = (code: 'invalid' | 'conflict', field: string, message: string) =>
  new ApiError({ code, message, fields: { [field]: message } });

/** The same for one that does not exist and for somebody else's. */
export const noSuchOption = () => new ApiError({ code: 'not-found', message: m.noSuchOption() });

export const mayNotPay = () => new ApiError({ code: 'forbidden', message: m.mayNotPay() });

export const mayNotPayFor = (accountNo: string) =>
  new ApiError({
    code: 'forbidden',
    message: m.mayNotPayFor({ accountNo }),
    fields: { accountIds: m.mayNotPayForField({ accountNo }) },
  });

export const noAccountChosen = () => about('invalid', 'accountIds', m.noAccountChosen());

/** @param at when it was replaced, an ISO instant */
export function resting(
  { attribute, at }: { readonly attribute: 'email' | 'phone_number'; readonly at: string },
  booksZone: string,
): ApiError {
  const changed = formatInstant(at, booksZone);
  const until = formatInstant(holdEnds(at).toISOString(), booksZone);
  return new ApiError({ code: 'conflict', message: m.resting({ what: attribute, changed, until }) });
}

export const alreadySaved = (nickname: string, last: string) =>
  about('conflict', 'accountNumber', m.alreadySaved({ nickname, last: masked(last) }));

export const tooMany = () => new ApiError({ code: 'conflict', message: m.tooMany({ count: maxOptions }) });

/** @param again when the next one may be added, an ISO instant */
export const tooManyToday = (again: string, booksZone: string) =>
  new ApiError({
    code: 'too-many',
    message: m.tooManyToday({ count: maxOptionsADay, again: formatInstant(again, booksZone) }),
  });

export const numberInName = (field: 'nickname' | 'holderName') => about('invalid', field, m.numberInName());

export const doubtfulRouting = () => about('invalid', 'routingConfirmed', m.doubtfulRouting());

export const otherConsent = () => about('conflict', 'consent', m.otherConsent());

/** Why no amounts are taken, by how far the check has come. */
export function noDepositsNow({ validation, status }: PaymentOption): ApiError {
  const why =
    validation?.state === 'lapsed'
      ? m.depositsLapsed()
      : status === 'failed'
        ? m.depositsFailed()
        : m.noDepositsSent();
  return new ApiError({ code: 'conflict', message: why });
}

/** Of both at once: which of them was right is nobody's to know.
 * @param left how often other amounts may be entered */
export const wrongAmounts = (left: number): ApiError =>
  left === 0
    ? new ApiError({ code: 'conflict', message: m.depositsFailed() })
    : new ApiError({ code: 'invalid', message: m.wrongDeposits({ left }) });

export const notAgain = () => new ApiError({ code: 'conflict', message: m.noDepositsAgain() });

export const stayDefault = () => about('conflict', 'isDefault', m.stayDefault());

/** @param requests request numbers and what each is, in words */
export function stillUsed(requests: Readonly<Record<string, string>>): ApiError {
  const all = Object.entries(requests).map(([requestNo, what]) => m.requestInBrackets({ requestNo, what }));
  const message = m.stillUsed({ count: all.length, requests: all.join('; ') });
  return new ApiError({ code: 'conflict', message, fields: requests });
}

/** Whoever keeps the company's keys is away: nothing was saved. */
export const cannotSeal = (cause: unknown) =>
  new ApiError({ code: 'unavailable', message: m.cannotSeal(), cause });
