import type { ContactTopic } from '../contact/labels';

interface AboutKind {
  readonly topic: ContactTopic;
  /** Its name without a number. */
  readonly words: string;
  /** The word before its number; undefined if it never has one. */
  readonly numbered?: string;
}

/** What other screens link here with: `?about=invoice:0048213`, `?about=prepay`. */
const kinds: Readonly<Record<string, AboutKind>> = {
  invoice: { topic: 'billing', words: 'An invoice', numbered: 'Invoice' },
  statement: { topic: 'billing', words: 'A statement', numbered: 'Statement' },
  payment: { topic: 'billing', words: 'A payment', numbered: 'Payment' },
  request: { topic: 'billing', words: 'A request', numbered: 'Request' },
  option: { topic: 'billing', words: 'A bank account' },
  prepay: { topic: 'prepay', words: 'Prepay', numbered: 'Prepay contract' },
  delivery: { topic: 'delivery', words: 'A delivery', numbered: 'Delivery ticket' },
  savings: { topic: 'depositPlan', words: 'My savings', numbered: 'Deposit plan' },
  deposit: { topic: 'depositPlan', words: 'The deposit plan', numbered: 'Deposit plan' },
  pickup: { topic: 'depositPlan', words: 'Picking up money', numbered: 'Pickup' },
  profile: { topic: 'update', words: 'What is on file for me' },
  users: { topic: 'user', words: 'Who may sign in' },
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
  if (number === undefined) return { topic, words };
  return numbered === undefined ? undefined : { topic, words: `${numbered} ${number}` };
}
