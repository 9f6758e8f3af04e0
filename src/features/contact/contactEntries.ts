import type { ContactMessage } from '@/data/contact';
import { contactAbout } from '@contract/rules/contactAbout';
import { contactProblems, isDispute } from '@contract/rules/contactMessage';

/** What stands in the form. Both ways to be reached are kept while one of them is chosen. */
export interface Entries {
  readonly topic: string;
  readonly account: string;
  readonly about: string;
  /** Of a dispute: why; else kept and not sent. */
  readonly reason: string;
  readonly replyBy: string;
  readonly email: string;
  readonly phone: string;
  readonly message: string;
  readonly attachments: readonly File[];
}

/** What a reload may bring back: files cannot be kept. */
export type KeptEntries = Omit<Entries, 'attachments'>;

/** What of the entries can be kept. */
export const keptOf = ({
  topic,
  account,
  about,
  reason,
  replyBy,
  email,
  phone,
  message,
}: Entries): KeptEntries => ({
  topic,
  account,
  about,
  reason,
  replyBy,
  email,
  phone,
  message,
});

/** In their order on the page. */
export const entryFields = [
  'topic',
  'reason',
  'account',
  'replyBy',
  'email',
  'phone',
  'message',
  'attachments',
] as const;

/** What the address says that a message is about. */
interface Link {
  readonly about: string;
  readonly account: string;
}

/** Reads `?about=invoice:0048213&account=00117`, and `?about=prepay&contract=PP-1` of the prepay screens. */
export function readLink(params: URLSearchParams): Link {
  const named = params.get('about') ?? '';
  const contract = params.get('contract');
  const about = named === 'prepay' && contract ? `prepay:${contract}` : named;
  const account = params.get('account') ?? '';
  return { about: contactAbout(about) ? about : '', account: account === 'all' ? '' : account };
}

interface Known {
  readonly link: Link;
  readonly draft: KeptEntries | undefined;
  readonly email: string;
  /** As "+15095550142"; empty where none is known. */
  readonly phone: string;
  /** The accounts that may be chosen. */
  readonly accounts: readonly string[];
}

/** What the form begins with: what was written before, about what the link says. */
export function beginning({ link, draft, email, phone, accounts }: Known): Entries {
  const own = (account: string): string => (accounts.includes(account) ? account : '');
  const linked = link.about !== '' && link.about !== draft?.about;
  return {
    topic: (linked ? contactAbout(link.about)?.topic : draft?.topic) ?? '',
    about: linked ? link.about : (draft?.about ?? ''),
    reason: draft?.reason ?? '',
    account: own(link.account) || own(draft?.account ?? '') || (accounts.length === 1 ? accounts[0]! : ''),
    replyBy: draft?.replyBy ?? 'email',
    email: draft?.email ?? email,
    phone: draft?.phone ?? phone,
    message: draft?.message ?? '',
    attachments: [],
  };
}

const wayOf = ({ replyBy }: Entries): 'email' | 'phone' => (replyBy === 'email' ? 'email' : 'phone');

/** What is wrong, under the fields of the form. */
export function entryProblems(entries: Entries): Partial<Record<keyof Entries, string>> {
  const { replyTo, ...problems } = contactProblems({ ...entries, replyTo: entries[wayOf(entries)] });
  return { ...problems, ...(replyTo !== undefined && { [wayOf(entries)]: replyTo }) };
}

/** The entries as they are sent. */
export const messageOf = (entries: Entries): ContactMessage => ({
  topic: entries.topic as ContactMessage['topic'],
  replyBy: entries.replyBy as ContactMessage['replyBy'],
  replyTo: entries[wayOf(entries)],
  message: entries.message,
  files: entries.attachments,
  ...(entries.account !== '' && { account: entries.account }),
  ...(entries.about !== '' && { about: entries.about }),
  ...(isDispute(entries.about) && { reason: entries.reason as ContactMessage['reason'] }),
});

/** What a message is about is no field: it is told where the account of it can be chosen, or the topic. */
const elsewhere: Readonly<Record<string, string>> = { about: 'topic' };

/** The server's words for fields, under the fields that the form has. */
export function ownFields(
  fields: Readonly<Record<string, string>>,
  entries: Entries,
): Record<string, string> {
  const files = Object.entries(fields).filter(([path]) => path.startsWith('attachments'));
  const others = Object.entries(fields)
    .filter(([path]) => !path.startsWith('attachments'))
    .map(
      ([path, words]) => [elsewhere[path] ?? (path === 'replyTo' ? wayOf(entries) : path), words] as const,
    );
  return {
    ...Object.fromEntries(others),
    ...(files.length > 0 && { attachments: files.map(([, words]) => words).join('. ') }),
  };
}
