import * as common from '@locales/common';
import * as m from '@locales/contact';
import type { ContactTopic } from '../contact/labels';

interface AboutKind {
  readonly topic: ContactTopic;
  /** Its name without a number. */
  readonly words: () => string;
  /** Its name with its number; undefined if it never has one. */
  readonly numbered?: (named: { number: string }) => string;
}

/** What other screens link here with: `?about=invoice:0048213`, `?about=prepay`. */
const kinds: Readonly<Record<string, AboutKind>> = {
  invoice: { topic: 'billing', words: m.anInvoice, numbered: m.invoiceNumber },
  statement: { topic: 'billing', words: m.aStatement, numbered: m.statementNumber },
  payment: { topic: 'billing', words: m.aPayment, numbered: m.paymentNumber },
  request: { topic: 'billing', words: m.aRequest, numbered: m.requestNumber },
  option: { topic: 'billing', words: m.aBankAccount },
  prepay: { topic: 'prepay', words: common.prepay, numbered: m.prepayContract },
  delivery: { topic: 'delivery', words: m.aDelivery, numbered: m.deliveryTicket },
  savings: { topic: 'depositPlan', words: m.mySavings, numbered: m.depositPlanNumber },
  deposit: { topic: 'depositPlan', words: m.theDepositPlan, numbered: m.depositPlanNumber },
  pickup: { topic: 'depositPlan', words: m.pickingUp, numbered: m.pickupNumber },
  profile: { topic: 'update', words: m.onFile },
  users: { topic: 'user', words: m.whoSignsIn },
};

/** What a message is about, as in the page's address and in the record of the message. */
interface ContactAbout {
  readonly topic: ContactTopic;
  /** "Invoice 0048213". */
  readonly words: string;
}

/** Undefined for anything that no screen links with: it is neither shown nor accepted. */
export function contactAbout(about: string): ContactAbout | undefined {
  const [, name = '', number] = /^([a-z]+)(?::([\w][\w ./-]{0,39}))?$/.exec(about) ?? [];
  const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
  if (!kind) return undefined;
  const { topic, words, numbered } = kind;
  if (number === undefined) return { topic, words: words() };
  return numbered && { topic, words: numbered({ number }) };
}

/** What a message is about, in words. Of one from before an update the words were kept. */
export const aboutWords = (about: string): string => contactAbout(about)?.words ?? about;
