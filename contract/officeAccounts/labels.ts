import * as common from '@locales/common';
import { texts } from '@locales/language';
import * as m from '@locales/officeAccounts';
import * as promises from '@locales/promises';
import { actionWords } from '../audit/labels';
import { topicWords } from '../contact/labels';
import { emailKindLabels, emailStateWords } from '../email/labels';
import { formatDate } from '../format/date';
import { kindWords, ledgerStatusWord } from '../ledger/labels';
import { messageStateWords } from '../officeMessages/labels';
import { prepayStatusWords, prepayTypeCodes, prepayTypeWords } from '../prepay/labels';
import { requestStatusWords } from '../requests/labels';

/** By what an account was found: docs/rules.md#account-search. */
export const foundBy = [
  'account',
  'person',
  'invoice',
  'payment',
  'statement',
  'prepay',
  'depositPlan',
  'check',
  'request',
  'message',
  'bankAccount',
  'similar',
] as const;

export type FoundBy = (typeof foundBy)[number];

/** What stands in the history of an account. */
export const historyKinds = [
  'ledger',
  'request',
  'statement',
  'prepay',
  'deposit',
  'promise',
  'message',
  'email',
  'signIn',
  'audit',
  'note',
] as const;

export type HistoryKind = (typeof historyKinds)[number];

/**
 * The tabs of an account's history. It begins with what was dealt in: a payment that somebody misses does not stand
 * below a week of sign-ins. What an account owes and what was paid are both of the ledger.
 */
export const historyTabs = {
  business: texts({ label: m.tabBusiness }),
  invoices: texts({ label: m.tabInvoices }),
  payments: texts({ label: common.payments }),
  requests: texts({ label: m.tabRequests }),
  statements: texts({ label: m.tabStatements }),
  prepay: texts({ label: common.prepay }),
  deposits: texts({ label: common.depositPlan }),
  messages: texts({ label: m.tabMessages }),
  emails: texts({ label: m.tabEmails }),
  signIns: texts({ label: m.tabSignIns }),
  audit: texts({ label: m.tabAudit }),
  notes: texts({ label: m.notes }),
  everything: texts({ label: m.everything }),
} as const;

export type HistoryTab = keyof typeof historyTabs;

export const historyTabNames = Object.keys(historyTabs) as readonly HistoryTab[];

export const historySorts = ['day'] as const;

export const historyColumns = texts({
  day: common.date,
  what: m.what,
  reference: common.reference,
  state: common.status,
  amount: common.amount,
  balance: common.balance,
  by: m.by,
});

type Words = Readonly<Record<string, string | undefined>>;

const ledgerWords: Words = kindWords;
const topics: Words = topicWords;

const plainWords = texts({
  request: m.requestKind,
  statement: common.statement,
  deposit: common.depositPlan,
  note: m.note,
});

/** What a row is, in words: "Invoice", "Prepay, any product", "Email: Receipt of a request". */
export function historyWords({ kind, code }: { readonly kind: HistoryKind; readonly code: string }): string {
  switch (kind) {
    case 'ledger':
      return ledgerWords[code] ?? kindWords.adjustment;
    case 'prepay':
      return m.prepayOf({ type: prepayTypeWords[prepayTypeCodes[code as keyof typeof prepayTypeCodes]] });
    case 'promise':
      return promises.promiseBy({ day: formatDate(code) });
    case 'message':
      return m.messageAbout({ topic: topics[code] ?? code });
    case 'email':
      return m.emailOf({ kind: emailKindLabels(code) });
    case 'signIn':
    case 'audit':
      return actionWords(code);
    default:
      return plainWords[kind];
  }
}

const messageStates: Words = messageStateWords;
const noteStates: Words = texts({ due: m.followUpDue, done: m.followUpDone });
const promiseStates: Words = texts({
  open: promises.stateOpen,
  kept: promises.stateKept,
  keptOnItsWay: promises.stateKeptOnItsWay,
  broken: promises.stateBroken,
  withdrawn: promises.stateWithdrawn,
});
const requestStates: Words = requestStatusWords;
const prepayStates: Words = prepayStatusWords;
const emailStates: Words = emailStateWords;

/** Where it stands, in a word or two; null of what stands nowhere. */
export function historyStateWord({
  kind,
  state,
}: {
  readonly kind: HistoryKind;
  readonly state: string | null;
}): string | null {
  if (state === null) return null;
  switch (kind) {
    case 'ledger':
      return ledgerStatusWord(state as Parameters<typeof ledgerStatusWord>[0]);
    case 'request':
      return requestStates[state] ?? state;
    case 'prepay':
      return prepayStates[state] ?? state;
    case 'message':
      return messageStates[state] ?? state;
    case 'email':
      return emailStates[state] ?? state;
    case 'note':
      return noteStates[state] ?? state;
    case 'promise':
      return promiseStates[state] ?? state;
    default:
      return state;
  }
}
