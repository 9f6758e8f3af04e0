import * as m from '@locales/accessRequests';
import { toUsPhone } from '../format/phone';
import { relationshipNames } from './accessLevels';
import { isBlank } from './blank';
import { isEmail, isPlainAddress, notPlainAddress } from './email';
import { isPlainLine, notPlainLine } from './plainLine';

/** What somebody without a sign-in writes, all of it as typed: docs/rules.md#access-requests. */
export interface AccessEntries {
  readonly accountNo: string;
  readonly zip: string;
  /** The number of an invoice or a statement, or an amount on one. */
  readonly figure: string;
  readonly name: string;
  readonly email: string;
  /** '' for none. */
  readonly phone: string;
  /** One of `relationshipNames`; '' where nothing was chosen. */
  readonly relationship: string;
  readonly note: string;
}

export const noAccessEntries: AccessEntries = {
  accountNo: '',
  zip: '',
  figure: '',
  name: '',
  email: '',
  phone: '',
  relationship: '',
  note: '',
};

/** The most characters of each entry. */
export const longestEntry = {
  accountNo: 20,
  zip: 10,
  figure: 40,
  name: 120,
  email: 100,
  phone: 40,
  relationship: 20,
  note: 500,
} as const satisfies Record<keyof AccessEntries, number>;

/** For so many days after the decision the office sees who asked. */
export const KEPT_DAYS = 90;

type Problems = Partial<Record<keyof AccessEntries, string>>;

/** What is wrong with it, by field; empty if it can be sent. Nothing is compared with what the company knows. */
export function accessProblems(entries: AccessEntries): Problems {
  const { accountNo, zip, figure, name, email, phone, relationship, note } = entries;
  return {
    ...(isBlank(accountNo) && { accountNo: m.accountMissing() }),
    ...(!isZip(zip) && { zip: m.zipWrong() }),
    ...(isBlank(figure) && { figure: m.figureMissing() }),
    ...(isBlank(name) && { name: m.nameMissing() }),
    ...emailProblem(email),
    ...(phone !== '' && toUsPhone(phone) === undefined && { phone: m.phoneWrong() }),
    ...(relationship !== '' && !known.has(relationship) && { relationship: m.relationUnknown() }),
    ...(note.length > longestEntry.note && { note: m.noteTooLong({ most: longestEntry.note }) }),
    ...Object.fromEntries(
      oneLine
        .filter((field) => !isPlainLine(entries[field]) || entries[field].length > longestEntry[field])
        .map((field) => [
          field,
          isPlainLine(entries[field]) ? m.entryTooLong({ most: longestEntry[field] }) : notPlainLine(),
        ]),
    ),
  };
}

const known: ReadonlySet<string> = new Set(relationshipNames);
const oneLine = ['accountNo', 'figure', 'name', 'email'] as const;

/** Five digits, with or without the four more. */
const isZip = (text: string): boolean => /^\s*\d{5}(-?\d{4})?\s*$/.test(text);

function emailProblem(email: string): Problems {
  if (!isEmail(email)) return { email: m.emailWrong() };
  return isPlainAddress(email) ? {} : { email: notPlainAddress() };
}
