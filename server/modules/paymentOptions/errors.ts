import { formatInstant } from '@contract/format/date';
import { holdEnds } from '@contract/rules/contactHold';
import { maxOptions, maxOptionsADay } from '@contract/rules/paymentOption';
import { masked } from '@contract/format/accountNumber';
import { ApiError } from '@contract/problem';

/** What this area says no with. Each says what happened, why, and what to do. */

const about = (code: 'invalid' | 'conflict', field: string, message: string) =>
  new ApiError({ code, message, fields: { [field]: message } });

/** The same for one that does not exist and for somebody else's. */
export const noSuchOption = () =>
  new ApiError({ code: 'not-found', message: 'You have no such bank account. It may have been deleted.' });

export const mayNotPay = () =>
  new ApiError({
    code: 'forbidden',
    message:
      'You may look at accounts here but not pay for them, so you have no use for a bank account. Ask the owner of the ' +
      'account, or the company, if that should be otherwise.',
  });

export const mayNotPayFor = (accountNo: string) =>
  new ApiError({
    code: 'forbidden',
    message: `You may look at account ${accountNo} but not pay for it. Choose other accounts.`,
    fields: { accountIds: `You may not pay for account ${accountNo}. Choose other accounts.` },
  });

export const noAccountChosen = () =>
  about('invalid', 'accountIds', 'Choose at least one account that this bank account pays for.');

/** @param at when it was replaced, an ISO instant */
export function resting(
  { attribute, at }: { readonly attribute: 'email' | 'phone_number'; readonly at: string },
  booksZone: string,
): ApiError {
  const what = attribute === 'email' ? 'e-mail address' : 'phone number';
  return new ApiError({
    code: 'conflict',
    message:
      `The ${what} of your sign-in was changed on ${formatInstant(at, booksZone)}. In case that was not you, bank ` +
      `accounts stay as they are until ${formatInstant(holdEnds(at).toISOString(), booksZone)}. Try again then, or call us.`,
  });
}

export const alreadySaved = (nickname: string, last: string) =>
  about(
    'conflict',
    'accountNumber',
    `You have saved this bank account already, as ${nickname} ${masked(last)}. Use that one.`,
  );

export const tooMany = () =>
  new ApiError({
    code: 'conflict',
    message: `You have saved ${maxOptions} bank accounts, which are the most. Delete one that you do not use first.`,
  });

/** @param again when the next one may be added, an ISO instant */
export const tooManyToday = (again: string, booksZone: string) =>
  new ApiError({
    code: 'too-many',
    message:
      `You have added ${maxOptionsADay} bank accounts within a day, which are the most. Add the next one after ` +
      `${formatInstant(again, booksZone)}, or call us.`,
  });

export const numberInName = (field: 'nickname' | 'holderName') =>
  about('invalid', field, 'Leave the account number out of the name: emails and lists show it.');

export const doubtfulRouting = () =>
  about(
    'invalid',
    'routingConfirmed',
    'Check the routing number with your bank, and confirm that it is right.',
  );

export const otherConsent = () =>
  about(
    'conflict',
    'consent',
    'What is agreed to here has changed since the page was opened. Load the page anew and read it again.',
  );

export const stayDefault = () =>
  about(
    'conflict',
    'isDefault',
    'One bank account is always the default. Make another one the default instead.',
  );

/** @param requests request numbers and what each is, in words */
export function stillUsed(requests: Readonly<Record<string, string>>): ApiError {
  const all = Object.entries(requests);
  const count = all.length === 1 ? 'A request still uses' : `${all.length} requests still use`;
  return new ApiError({
    code: 'conflict',
    message:
      `${count} this bank account: ${all.map(([no, words]) => `${no} (${words})`).join('; ')}. ` +
      'Cancel them in Payment Requests, or wait until they are done, then delete it.',
    fields: requests,
  });
}

/** Whoever keeps the company's keys is away: nothing was saved. */
export const cannotSeal = (cause: unknown) =>
  new ApiError({
    code: 'unavailable',
    message:
      'The bank account could not be stored safely just now, so nothing was saved. Try again in a few minutes.',
    cause,
  });
