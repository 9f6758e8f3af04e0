import type { MailColors } from '@theme/mail';

/** An email in words of the language of the moment, before it is laid out. */
export interface Draft {
  readonly subject: string;
  readonly blocks: readonly Block[];
  /** The same for a phone, where 160 characters are all; the company's name is as long as there is room for it. */
  readonly phone: (companyName: string) => string;
}

export type Block =
  | { readonly kind: 'words'; readonly words: string }
  /** A code or a password, by itself so that it is easily copied. */
  | { readonly kind: 'code'; readonly code: string }
  /** What somebody typed, line by line, set apart from our own words. */
  | { readonly kind: 'typed'; readonly typed: string }
  /** Leads to the portal. */
  | {
      readonly kind: 'link';
      readonly words: string;
      readonly address: string;
      /** What the email is read for: as a button. */
      readonly main?: boolean;
    };

export const words = (text: string): Block => ({ kind: 'words', words: text });
export const code = (text: string): Block => ({ kind: 'code', code: text });

/** A link to the portal, where its address is known. */
export const portalLink = (text: string, address: string | undefined): Block[] =>
  address === undefined ? [] : [{ kind: 'link', words: text, address }];

/** The same as a button. */
export const portalButton = (text: string, address: string | undefined): Block[] =>
  address === undefined ? [] : [{ kind: 'link', words: text, address, main: true }];

/** Who writes to people, and what of it stands in every email. */
export interface Sender {
  readonly companyName: string;
  /** Whom to call; undefined where no number was set. */
  readonly supportPhone: string | undefined;
  /** The portal's own address, the only one that emails lead to; undefined where it is not known. */
  readonly portalUrl: string | undefined;
  /** IANA zone in which emails tell the time. */
  readonly timeZone: string;
  /** What emails are painted with; undefined: Fieldgate's colors. */
  readonly colors?: MailColors;
}
