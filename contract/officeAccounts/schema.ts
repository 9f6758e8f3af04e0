import { array, boolean, type InferType, number, object, string } from 'yup';
import { account, asOf } from '../accounts/schema';
import {
  cents,
  centsOrNull,
  countsBy,
  date,
  dateOrNull,
  fileTypes,
  oneOf,
  pageOf,
  pageQuery,
  sentDate,
  tableFiles,
  tableFormat,
  text,
  textOrNull,
} from '../fields';
import { emailTimes, noticeGroups } from '../notices/labels';
import { longestNote, longestTag, maxTags } from '../rules/accountNote';
import { autopayDayRules } from '../rules/autopay';
import { accessLevelNames } from '../rules/accessLevels';
import { foundBy, historyKinds, historySorts, historyTabNames } from './labels';

const count = () => number().integer().min(0).required();

/** An account that was looked for, and by what it was found. */
const found = object({
  accountNo: string().required(),
  accountName: text(),
  town: textOrNull(),
  status: oneOf(['active', 'hold', 'cod', 'closed']),
  /** What it owes less what is not applied yet. */
  netDueCents: cents(),
  by: oneOf(foundBy),
  /** The number, name or last digits by which it was found; null of its own number, name and contact data. */
  what: textOrNull(),
  /** Of a document or request by which it was found. */
  amountCents: centsOrNull(),
});

const note = object({
  id: string().required(),
  text: text(),
  pinned: boolean().required(),
  /** A sign-in of the office. */
  author: text(),
  at: string().required(),
  /** Sign-ins of the office who are named in it. */
  mentions: array(string().required()).required(),
  /** When somebody looks again, and who; null where nobody has to. */
  followUpOn: dateOrNull(),
  owner: textOrNull(),
  /** When that was done; null while it is to be done. */
  doneAt: textOrNull(),
  version: count(),
});

const followUp = note.concat(object({ accountNo: string().required(), accountName: text() }));

/** Somebody who may sign in for an account. */
const person = object({
  name: string().required(),
  givenName: text(),
  familyName: text(),
  phone: textOrNull(),
  level: oneOf(accessLevelNames),
  relationship: string().required(),
  validTo: dateOrNull(),
  lastSignInAt: textOrNull(),
  /** When emails about the account come to them, of each group that they may know of. */
  told: array(object({ group: oneOf(noticeGroups), email: oneOf(emailTimes) })).required(),
  /** Whether they chose so for this account alone. */
  choseForAccount: boolean().required(),
});

/** A saved bank account that pays for the account; nothing more of its number than the last digits. */
const bankAccount = object({
  id: string().required(),
  owner: text(),
  nickname: text(),
  bankName: textOrNull(),
  last: text(),
  status: text(),
  statusReason: textOrNull(),
  /** How far its check by the bank has come, in words; null where there is none. */
  check: textOrNull(),
});

/** Autopay that is on or paused: by which rule, and from which bank account, "Farm checking ••8809". */
const autopay = object({
  status: oneOf(['on', 'paused'] as const),
  dayRule: oneOf(autopayDayRules),
  source: text(),
});

const detail = object({
  /** As its owner sees it. */
  account: account.required(),
  /** Deposit accounts that belong to it. */
  deposits: array(account).required(),
  asOf: asOf.nullable().defined(),
  people: array(person).required(),
  bankAccounts: array(bankAccount).required(),
  /** Null where there is none. */
  autopay: autopay.nullable().defined(),
  /** What requests are on their way to pay. */
  onItsWayCents: cents(),
  /** The pinned first, then those to be followed up, then the newest. */
  notes: array(note).required(),
  /** Messages that dispute an invoice and are not done. */
  openDisputes: number().integer().min(0).required(),
  tags: array(string().required()).required(),
  /** Sign-ins of the office, who can be named in a note. */
  colleagues: array(string().required()).required(),
});

const accountNumber = () => string().required().max(20);
const byNumber = object({ accountNo: accountNumber() });

/** One thing that happened on an account or was said about it. */
const historyRow = object({
  kind: oneOf(historyKinds),
  /** Unique within its kind. */
  id: string().required(),
  /** In the books zone. */
  day: sentDate(),
  /** An ISO instant; null of what the ERP dates by the day. */
  at: textOrNull(),
  /** What it is within its kind: a kind of the ledger, a topic, an action of the audit. */
  code: text(),
  text: textOrNull(),
  reference: textOrNull(),
  state: textOrNull(),
  /** Of a statement, what it closed with. */
  amountCents: centsOrNull(),
  /** What was owed after a row of the ledger. */
  balanceCents: centsOrNull(),
  by: textOrNull(),
});

const historyFilter = {
  tab: string<(typeof historyTabNames)[number]>().oneOf([...historyTabNames]),
  from: date(),
  to: date(),
  q: string().max(100),
};

const sort = string<(typeof historySorts)[number] | `-${(typeof historySorts)[number]}`>()
  .oneOf(historySorts.flatMap((name) => [name, `-${name}` as const]))
  .default('-day');

const { pdf } = fileTypes;

const noteFields = {
  text: string().max(longestNote),
  pinned: boolean(),
  /** '' takes the day away. */
  followUpOn: date(),
  /** A sign-in of the office. */
  followUpBy: string().max(254),
};

/** What goes in and out of the area's endpoints. */
export const schemas = {
  find: {
    summary:
      'Accounts by number, name, person, document, request, phone, amount or last digits; the nearest first.',
    query: object({ q: string().required().max(100) }),
    response: object({ found: array(found).required() }),
  },

  followUps: {
    summary: 'Notes of which somebody wants to look again, the day that comes first before others.',
    response: object({ followUps: array(followUp).required(), today: sentDate() }),
  },

  one: {
    summary: 'One account with who may sign in, what it owes, its bank accounts, notes and tags.',
    params: byNumber,
    response: detail,
  },

  history: {
    summary: 'Everything that happened on an account, page by page.',
    params: byNumber,
    query: object({ ...historyFilter, sort, ...pageQuery }),
    response: pageOf(historyRow),
  },

  historyTotals: {
    summary: 'How much of each kind happened on an account.',
    params: byNumber,
    query: object(historyFilter),
    response: object({ rows: count(), tabs: countsBy([...historyTabNames]) }),
  },

  historyFile: {
    summary: 'Everything that happened on an account, as a file that streams.',
    params: byNumber,
    query: object({ ...historyFilter, sort, format: tableFormat }),
    produces: tableFiles,
  },

  statementPdf: {
    summary: 'The PDF of a statement as its owner has it.',
    params: object({ statementNo: string().required().max(32) }),
    query: object({ disposition: string().oneOf(['inline', 'attachment']).default('attachment') }),
    produces: { pdf },
  },

  addNote: {
    summary: 'Notes something about an account, for colleagues alone.',
    params: byNumber,
    body: object({ ...noteFields, text: noteFields.text.required() }),
    response: detail,
  },

  changeNote: {
    summary:
      'Pins a note, changes who looks again and when, or says that it was done. Its text stays as it was written.',
    params: object({ accountNo: accountNumber(), id: string().required().max(64) }),
    body: object({
      version: count(),
      pinned: noteFields.pinned,
      followUpOn: noteFields.followUpOn,
      followUpBy: noteFields.followUpBy,
      done: boolean(),
    }),
    response: detail,
  },

  setTags: {
    summary: 'Sets the tags of an account.',
    params: byNumber,
    body: object({ tags: array(string().required().max(longestTag)).required().max(maxTags) }),
    response: detail,
  },
} as const;

export type FoundAccount = InferType<typeof found>;
export type AccountNote = InferType<typeof note>;
export type FollowUp = InferType<typeof followUp>;
export type DeskAccount = InferType<typeof detail>;
export type DeskPerson = DeskAccount['people'][number];
export type DeskBankAccount = DeskAccount['bankAccounts'][number];
export type HistoryRow = InferType<typeof historyRow>;
export type HistoryFilter = Omit<InferType<typeof schemas.historyTotals.query>, never>;
export type HistoryTotals = InferType<typeof schemas.historyTotals.response>;
