import type { ContactEmail } from './contactEmails';
import type { RequestEmail } from './requestEmails';

/** What a letter says, before it has words. Codes and passwords stand in no log and in no other letter. */
export type Email =
  /** A code that finishes a sign-in. */
  | { readonly name: 'signInCode'; readonly code: string; readonly minutes: number }
  /** A code that lets a forgotten password be replaced. */
  | { readonly name: 'passwordCode'; readonly code: string; readonly minutes: number }
  /** A code that confirms a new sign-in of one's own. */
  | { readonly name: 'signUpCode'; readonly code: string; readonly hours: number }
  /** A code that proves that an address or number is one's own. */
  | { readonly name: 'contactCode'; readonly code: string; readonly hours: number }
  /** An administrator made the sign-in, or a new temporary password for it. */
  | {
      readonly name: 'invitation';
      readonly username: string;
      readonly temporaryPassword: string;
      readonly days: number;
    }
  /** Something about the sign-in changed; whoever did not do it has to call. */
  | { readonly name: 'securityNotice'; readonly event: SecurityEvent; readonly at: string }
  | ContactChangedEmail
  | OptionNotice
  | ContactEmail
  | RequestEmail;

/** An address or number of a sign-in was replaced; to the old one. Whoever did not do it takes it back. */
export interface ContactChangedEmail {
  readonly name: 'contactChanged';
  readonly attribute: 'email' | 'phone_number';
  readonly at: string;
  /** What the link carries: whoever has it can end the sign-ins. */
  readonly token: string;
  readonly hours: number;
}

/** A bank account was saved or deleted; told to everybody who signs in for its trade accounts. */
export interface OptionNotice {
  readonly name: 'optionNotice';
  readonly event: 'added' | 'removed';
  /** A sign-in. */
  readonly by: string;
  readonly nickname: string;
  readonly bankName: string | null;
  /** Last digits behind dots. */
  readonly masked: string;
  readonly accounts: readonly string[];
  readonly at: string;
}

export type EmailName = Email['name'];
export type EmailOf<N extends EmailName> = Extract<Email, { readonly name: N }>;

export type SecurityEvent =
  | 'passwordChanged'
  | 'passwordReset'
  | 'codeMethodsChanged'
  | 'contactTakenBack'
  | 'signedOutEverywhere';
