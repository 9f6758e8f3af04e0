import type { requestKinds } from '@contract/requests/labels';
import type { ContactTopic } from '@contract/contact/labels';
import type { CalendarDateText } from '@contract/format/date';
import type { OwnNoticeText } from '@contract/rules/noticeText';
import type { NoticeFacts } from '../notices/facts';
import type { AutopayEmail, PaymentPlanEmail, PromiseEmail, ScheduledEmail } from './payingEmails';
import type { TextEmail } from './textEmails';
import type { RequestFlow, RequestStatus } from '@contract/requests/states';

/** What emails say of a request. No number of an account stands in it but its last digits. */
export interface RequestTold {
  readonly requestNo: string;
  readonly kind: (typeof requestKinds)[number];
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
  /** Of a pickup, or of a check: how it came. */
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
  | { readonly name: 'requestChanged'; readonly request: RequestTold }
  /** To who asked, from the office, which wants to know something. */
  | { readonly name: 'requestQuestion'; readonly request: RequestTold; readonly text: string };

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
  | { readonly name: 'ticketForOffice'; readonly ticket: TicketTold }
  /** To who wrote, with what the office replied. */
  | { readonly name: 'messageAnswered'; readonly ticket: TicketTold; readonly text: string }
  /** To who disputes an invoice: a credit memo settled it, or was rolled back. */
  | {
      readonly name: 'disputeSettled';
      readonly ticket: TicketTold;
      readonly memoNo: string;
      readonly event: 'resolve' | 'unresolve';
    };

/** To somebody of the office who is named in a note about an account. */
interface NoteMentionEmail {
  readonly name: 'noteMention';
  /** A sign-in. */
  readonly by: string;
  readonly accountName: string;
  readonly at: string;
  /** As it was typed. */
  readonly text: string;
}

/** What an email says, before it has words. Codes and passwords stand in no log and in no other email. */
export type Email = Said & {
  /** When the email was written of which this is a copy that the office had sent, an ISO instant. */
  readonly copyOf?: string;
};

type Said =
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
  | TextEmail
  | OptionNotice
  | ViewedAsEmail
  | SecondPersonEmail
  | OptionCheckEmail
  | ContactEmail
  | AccessRequestEmail
  | NoteMentionEmail
  | AnnouncementEmail
  | PromiseEmail
  | NoticeEmail
  | AutopayEmail
  | ScheduledEmail
  | PaymentPlanEmail
  | RequestEmail;

/** To who asked for a sign-in, at an address that nobody proved: it says nothing of any account. */
interface AccessRequestEmail {
  readonly name: 'accessRequest';
  readonly event: 'received' | 'linked' | 'rejected';
  /** 'AR-2026-000045'. */
  readonly requestNo: string;
}

/** What the company tells many people, in words of the office. */
interface AnnouncementEmail {
  readonly name: 'announcement';
  readonly english: AnnouncedText;
  /** Null: who reads Spanish gets the English. */
  readonly spanish: AnnouncedText | null;
}

interface AnnouncedText {
  readonly title: string;
  readonly paragraphs: readonly string[];
}

/** What happened on the reader's accounts: docs/rules.md#notices. */
type NoticeEmail =
  | {
      readonly name: 'notice';
      readonly notice: NoticeFacts;
      /** What the company says in it, as it was in force when the email was written; with the account's name. */
      readonly own?: OwnNoticeText & { readonly account: string };
    }
  | {
      readonly name: 'noticeDigest';
      readonly notices: readonly NoticeFacts[];
      /** How many more the portal has. */
      readonly more: number;
    };

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
  readonly event: 'added' | 'removed' | 'corrected' | 'unblocked';
  /** A sign-in. */
  readonly by: string;
  readonly nickname: string;
  readonly bankName: string | null;
  /** Last digits behind dots. */
  readonly masked: string;
  readonly accounts: readonly string[];
  readonly at: string;
}

/** Somebody of the office looked at the portal as its reader sees it: docs/rules.md#view-as. */
interface ViewedAsEmail {
  readonly name: 'viewedAs';
  readonly at: string;
  /** How long they may look. */
  readonly minutes: number;
}

/** Something waits for the reader as the second person: docs/rules.md#second-person. It names nobody and no amount. */
interface SecondPersonEmail {
  readonly name: 'secondPerson';
  readonly count: number;
}

/** How the check of a bank account goes; told to its owner. The amounts of deposits are for their bank to tell. */
export type OptionCheckEmail = {
  readonly name: 'optionCheck';
  readonly nickname: string;
  readonly bankName: string | null;
  /** Last digits behind dots. */
  readonly masked: string;
} & (
  | {
      readonly event: 'depositsSent';
      readonly arrivesOn: CalendarDateText;
      /** The last day on which their amounts are taken. */
      readonly lastDay: CalendarDateText;
    }
  | { readonly event: 'prenoteSent'; readonly goodFrom: CalendarDateText }
  | { readonly event: 'confirmed' | 'wrongAmounts' | 'lapsed' }
  | { readonly event: 'returned'; readonly code: string }
);

export type EmailName = Email['name'];
export type EmailOf<N extends EmailName> = Extract<Email, { readonly name: N }>;

export type SecurityEvent =
  | 'passwordChanged'
  | 'passwordReset'
  | 'codeMethodsChanged'
  | 'contactTakenBack'
  | 'signedOutEverywhere'
  | 'pushAdded'
  | 'textAdded'
  | 'textRemoved';
