import * as common from '@locales/common';
import * as m from '@locales/contact';
import type { ContactTopic, MessageKind } from '../contact/labels';

interface AboutKind {
  readonly topic: ContactTopic;
  /** What kind of message it makes; a message like any other where none is told. */
  readonly kind?: MessageKind;
  /** Its name without a number; undefined if it always has one. */
  readonly words?: () => string;
  /** Its name with its number; undefined if it never has one. */
  readonly numbered?: (named: { number: string }) => string;
  /** Whether it may name lines of what has the number. */
  readonly byLine?: boolean;
}

/** What other screens link here with: `?about=invoice:0048213`, `?about=dispute:0048213#2,3`, `?about=prepay`. */
const kinds: Readonly<Record<string, AboutKind>> = {
  invoice: { topic: 'billing', words: m.anInvoice, numbered: m.invoiceNumber },
  dispute: { topic: 'billing', kind: 'dispute', numbered: m.disputeOf, byLine: true },
  statement: { topic: 'billing', words: m.aStatement, numbered: m.statementNumber },
  payment: { topic: 'billing', words: m.aPayment, numbered: m.paymentNumber },
  request: { topic: 'billing', kind: 'question', words: m.aRequest, numbered: m.requestNumber },
  option: { topic: 'billing', words: m.aBankAccount },
  prepay: { topic: 'prepay', words: common.prepay, numbered: m.prepayContract },
  leftover: { topic: 'prepay', kind: 'leftover', words: m.leftoverPrepay, numbered: m.leftoverOf },
  delivery: { topic: 'delivery', words: m.aDelivery, numbered: m.deliveryTicket },
  savings: { topic: 'depositPlan', words: m.mySavings, numbered: m.depositPlanNumber },
  deposit: { topic: 'depositPlan', words: m.theDepositPlan, numbered: m.depositPlanNumber },
  enroll: { topic: 'depositPlan', kind: 'enrollment', words: m.joiningThePlan },
  pickup: { topic: 'depositPlan', words: m.pickingUp, numbered: m.pickupNumber },
  profile: { topic: 'update', kind: 'details', words: m.onFile },
  address: { topic: 'update', kind: 'details', words: m.changeOfAddress },
  buyers: { topic: 'update', kind: 'details', words: m.changeOfBuyers },
  users: { topic: 'user', words: m.whoSignsIn },
};

/** What a message is about, as in the page's address and in the record of the message. */
export interface ContactAbout {
  readonly topic: ContactTopic;
  readonly kind: MessageKind;
  /** The number of the document, request or contract; null where none is named. */
  readonly reference: string | null;
  /** Numbers of the invoice's lines, each once and rising; none is all of it. */
  readonly lines: readonly number[];
  /** "Invoice 0048213". */
  readonly words: string;
}

/** So many lines may be named; whoever disputes more disputes the invoice. */
export const maxAboutLines = 12;

/** Undefined for anything that no screen links with: it is neither shown nor accepted. */
export function contactAbout(about: string): ContactAbout | undefined {
  const [, name = '', number, listed] =
    /^([a-z]+)(?::([\w][\w ./-]{0,39})(?:#(\d{1,5}(?:,\d{1,5})*))?)?$/.exec(about) ?? [];
  const found = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
  if (!found) return undefined;
  const { topic, kind = 'message', byLine = false } = found;
  const lines = [...new Set(listed?.split(',').map(Number))].sort((a, b) => a - b);
  if (lines.length > (byLine ? maxAboutLines : 0)) return undefined;
  const named = number === undefined ? found.words?.() : found.numbered?.({ number });
  if (named === undefined) return undefined;
  const words =
    lines.length === 0 ? named : m.linesOf({ what: named, n: lines.length, lines: lines.join(', ') });
  return { topic, kind, reference: number ?? null, lines, words };
}

/** A dispute of an invoice, or of some of its lines. */
export const disputeAbout = (invoiceNo: string, lines: readonly number[] = []): string =>
  `dispute:${invoiceNo}${lines.length === 0 ? '' : `#${lines.join(',')}`}`;

/** What a message is about, in words. Of one from before an update the words were kept. */
export const aboutWords = (about: string): string => contactAbout(about)?.words ?? about;
