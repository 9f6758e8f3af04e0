import type { NoticeKind } from '@contract/notices/labels';

/** Goes to a phone alone: docs/rules.md#text-messages. */
export type TextEmail = {
  /** +1 and ten digits; outside of what is sealed stand the last two. */
  readonly number: string;
} & (
  | { readonly name: 'textCode'; readonly code: string; readonly minutes: number }
  /** Null: several kinds of things happened. */
  | { readonly name: 'textNotice'; readonly kind: NoticeKind | null }
  /** The number was confirmed, or its phone replied START or HELP. */
  | { readonly name: 'textAnswer'; readonly event: 'welcome' | 'help' }
);
