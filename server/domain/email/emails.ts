import type { ContactTopic } from '@contract/contact/labels';
import type { RequestFlow, RequestStatus } from '@contract/requests/states';

/** What emails say of a request. No number of an account stands in it but its last digits. */
export interface RequestTold {
  readonly requestNo: string;
  readonly kind: 'payment' | 'pickup';
  readonly flow: RequestFlow;
  readonly status: RequestStatus;
  /** What somebody wrote; null also where a bank's code says it. */
  readonly statusReason: string | null;
  readonly amountCents: number;
  /** Null where the account is not known any more. */
  readonly accountName: string | null;
  /** Where the money comes from and where it goes, in words. */
  readonly source: string;
  readonly target: string;
  /** The day asked for, 'YYYY-MM-DD', and the time on the branch's wall. */
  readonly day: string | null;
  readonly time: string | null;
  readonly effectiveDate: string | null;
  readonly postedOn: string | null;
  readonly returnCode: string | null;
  /** Of a payment. */
  readonly mode: string | null;
  /** Of a pickup. */
  readonly deliveryMethod: string | null;
  readonly branchName: string | null;
  /** As somebody typed them. */
  readonly comments: string | null;
}

/** Emails about what customers ask for. */
type RequestEmail =
  /** To who asked, with what was agreed to. */
  | {
      readonly name: 'requestReceipt';
      readonly request: RequestTold;
      readonly authorization: string | null;
      /** An ISO instant. */
      readonly cancelUntil: string | null;
    }
  /** To the office, which has to do something. */
  | { readonly name: 'requestForOffice'; readonly request: RequestTold; readonly submittedBy: string }
  /** To who asked, whenever something comes of it. */
  | { readonly name: 'requestChanged'; readonly request: RequestTold };

/** What emails say of a message that somebody wrote to the company. */
export interface TicketTold {
  /** 'CT-2026-000045'. */
  readonly ticketNo: string;
  readonly topic: ContactTopic;
  /** As `contactAbout` reads it. */
  readonly about: string | null;
  readonly accountName: string | null;
  /** A sign-in. */
  readonly sentBy: string;
  readonly sentAt: string;
  readonly replyBy: 'email' | 'phone' | 'text';
  /** An address, or a number as people read it. */
  readonly replyTo: string;
  /** As it was typed. */
  readonly message: string;
  /** Names of files, which no email carries. */
  readonly attachments: readonly string[];
}

/** Emails about what customers write. */
type ContactEmail =
  /** To who wrote. */
  | { readonly name: 'ticketCopy'; readonly ticket: TicketTold }
  /** To the office, which has to answer. */
  | { readonly name: 'ticketForOffice'; readonly ticket: TicketTold };

/** What an email says, before it has words. Codes and passwords stand in no log and in no other email. */
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
interface ContactChangedEmail {
  readonly name: 'contactChanged';
  readonly attribute: 'email' | 'phone_number';
  readonly at: string;
  /** What the link carries: whoever has it can end the sign-ins. */
  readonly token: string;
  readonly hours: number;
}

/** A bank account was saved or deleted; told to everybody who signs in for its trade accounts. */
interface OptionNotice {
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
