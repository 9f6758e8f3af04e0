import type { NoticeKind } from '@contract/notices/labels';
import type { CalendarDateText } from '@contract/format/date';
import type { PaymentPlanEmail } from '../email/payingEmails';
import type { RequestStatus } from '@contract/requests/states';

/** What its address opens; a notice from before these were kept opens the list. */
interface OfAccount {
  /** The number of the trade account, as its pages have it in their addresses. */
  readonly accountNo?: string;
}

/** What falls on one day of one account. */
interface Due extends OfAccount {
  readonly day: CalendarDateText;
  readonly cents: number;
  readonly count: number;
  /** Of what has a number. */
  readonly invoices?: readonly string[];
}

/** What is told of debits that somebody agreed to before. */
interface Debits extends OfAccount {
  readonly event: 'announced' | 'on' | 'off' | 'paused' | 'ended' | 'notPaid';
  /** Of what is announced. */
  readonly cents: number | null;
  /** When it is paid, or should have been. */
  readonly day: CalendarDateText | null;
}

/** What a notice says, before it has words. No number of an account stands in its words. */
interface FactsByKind {
  readonly statement: OfAccount & {
    readonly statementNo?: string;
    readonly through: CalendarDateText;
    readonly due: CalendarDateText;
    readonly cents: number;
  };
  /** What the documents belong to, by number; one of the two lists may be empty. */
  readonly document: OfAccount & {
    readonly invoices: readonly string[];
    readonly contracts: readonly string[];
  };
  readonly dueSoon: Due;
  readonly pastDue: Due;
  readonly discountEnding: Due;
  readonly prepayLow: {
    readonly contractNo: string;
    readonly leftCents: number;
    readonly bookedCents: number;
  };
  readonly priceLockEnding: {
    readonly contractNo: string;
    readonly day: CalendarDateText;
    readonly leftCents: number;
  };
  readonly depositMovement: {
    readonly plan: string;
    readonly inCents: number;
    readonly outCents: number;
    readonly day: CalendarDateText;
  };
  readonly rateChanged: {
    readonly plan: string;
    readonly day: CalendarDateText;
    /** Decimal text, "0.0425"; the same where one rate holds for every balance. */
    readonly low: string;
    readonly high: string;
  };
  readonly paymentPosted: {
    readonly paymentNo?: string;
    readonly cents: number;
    readonly day: CalendarDateText;
  };
  readonly paymentReturned: {
    readonly requestId?: string;
    readonly requestNo: string;
    readonly cents: number;
  };
  readonly request: {
    readonly requestId?: string;
    readonly requestNo: string;
    readonly cents: number;
    /** Null: the office asks something. */
    readonly status: RequestStatus | null;
  };
  readonly autopay: Debits;
  readonly scheduled: Debits;
  readonly paymentPlan: OfAccount & {
    readonly event: PaymentPlanEmail['event'];
    readonly cents: number;
  };
  readonly message: {
    readonly ticketNo: string;
    readonly event: 'answered' | 'settled' | 'reopened';
  };
  readonly signIn: {
    readonly event:
      | 'passwordChanged'
      | 'passwordReset'
      | 'codeMethodsChanged'
      | 'contactTakenBack'
      | 'signedOutEverywhere'
      | 'pushAdded'
      | 'textAdded'
      | 'textRemoved'
      | 'textRefused'
      | 'email'
      | 'phone_number'
      | 'added'
      | 'removed'
      | 'corrected'
      | 'unblocked'
      | 'viewedAs'
      | 'bankCheck';
  };
}

export type ToldKind = keyof FactsByKind;

/** A kind with what it says. */
export type NoticeFacts = {
  readonly [K in ToldKind]: { readonly kind: K; readonly facts: FactsByKind[K] };
}[ToldKind];

export type FactsOf<K extends ToldKind> = FactsByKind[K];

/** As a row keeps it. */
export const factsOf = ({ kind, facts }: { readonly kind: string; readonly facts: unknown }): NoticeFacts =>
  ({ kind: kind as NoticeKind, facts }) as NoticeFacts;
