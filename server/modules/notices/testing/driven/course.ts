import { type Day } from './days';
import type { Invoice } from './documents';
import type { Access, Account, Choice, Person, World } from './world';

/** What a night is like: whether somebody is there, whether figures come, and what becomes of them. */
export interface Night {
  readonly day: Day;
  /** Nobody is there on some days, and once for longer than is caught up. */
  readonly isMissed: boolean;
  readonly isFed: boolean;
  /** The drop is taken back before anybody reads of it, or in the evening. */
  readonly rolledBack: 'early' | 'late' | null;
}

/** The feed of every seventh week stays away for a week, and some nights else. */
export function nightsOf({ first, nights }: World): readonly Night[] {
  return Array.from({ length: nights }, (_, n) => {
    const isMissed = n % 11 === 5 || (n % 97 >= 20 && n % 97 < 30);
    const late = n % 49;
    const isFed = !isMissed && !(late >= 40 && late < 47) && n % 13 !== 9;
    const rolledBack = isFed && n % 7 === 3 ? (n % 2 === 0 ? 'early' : 'late') : null;
    return { day: first + n, isMissed, isFed, rolledBack };
  });
}

/** When what happens on a day, in UTC: after 2:00 AM in the books zone, and before the quiet hours of the evening. */
export const times = {
  choices: '10:00:00',
  feed: '10:05:00',
  earlyRollback: '11:00:00',
  /** After 6:00 in the books zone all year. */
  night: '14:30:00',
  /** Six hours before the cut-off of the books zone, or five: when autopay announces and places. */
  debits: '16:00:00',
  office: '16:30:00',
  lateRollback: '19:00:00',
  /** Emails that wait for the end of quiet hours or for 7:00 of a zone go out in one of these rounds. */
  emails: ['12:30:00', '13:30:00', '14:45:00', '15:30:00', '17:30:00', '20:30:00'],
} as const;

export const isDisabled = ({ disabledFrom, disabledUntil }: Person, day: Day): boolean =>
  day >= disabledFrom && day < disabledUntil;

export const choiceOn = ({ choices }: Person, day: Day): Choice =>
  choices.findLast(({ from }) => from <= day)!;

/** Whether who has an access may pay with it on a day. */
export const mayPay = ({ person, validTo }: Access, day: Day): boolean =>
  !isDisabled(person, day) && day <= validTo;

/** Those who agree to something on a day. */
export const agreeing = (accounts: readonly Account[], day: Day) =>
  accounts.flatMap((account) =>
    mayPay(account.access[0]!, day)
      ? account.consents.filter(({ on }) => on === day).map((consent) => ({ account, consent }))
      : [],
  );

export const isDisputed = ({ disputedFrom, disputedUntil }: Invoice, asOf: Day): boolean =>
  asOf >= disputedFrom && asOf < disputedUntil;

/** What a bank sends back: about one debit in nine. */
export const comesBack = (accountNo: string, runDay: Day): boolean =>
  (Number(accountNo.slice(1)) * 7 + runDay) % 9 === 0;

/** When the office decides on a run that is held, and how. */
export const decidedOn = (heldOn: Day): Day => heldOn + (heldOn % 3);
export const isReleased = (heldOn: Day): boolean => heldOn % 2 === 0;

/** A bank debits what somebody asks for in the portal two days later. */
export const DEBITED_AFTER = 2;
