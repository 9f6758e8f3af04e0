import type { StopReason } from '@contract/autopay/labels';
import type { CalendarDateText } from '@contract/format/date';

/** To who promised to pay; of what the office entered, to all who may pay the account: docs/rules.md#promise. */
export interface PromiseEmail {
  readonly name: 'promise';
  readonly event: 'made' | 'changed' | 'withdrawn';
  readonly accountName: string;
  readonly invoiceNo: string | null;
  readonly day: CalendarDateText;
  readonly amountCents: number;
  /** Told by phone. */
  readonly byOffice: boolean;
}

/** What is told of debits that somebody agreed to before. */
export type DebitTold =
  | {
      readonly event: 'announced';
      readonly amountCents: number;
      readonly day: CalendarDateText;
      /** When its request is placed, an ISO instant: until then it can be skipped, or what is scheduled changed. */
      readonly until: string;
    }
  /** With what was agreed to. */
  | { readonly event: 'on'; readonly text: string }
  | { readonly event: 'off' }
  | { readonly event: 'paused' | 'ended'; readonly reason: StopReason }
  | {
      readonly event: 'notPaid';
      readonly day: CalendarDateText;
      readonly why: 'missed' | 'refused' | 'nothing';
    };

interface OfDebits {
  readonly accountNo: string;
  /** The account's name. */
  readonly account: string;
  /** "Farm checking ••4417". */
  readonly bank: string;
}

/** To who agreed to autopay: docs/rules.md#autopay. */
export type AutopayEmail = { readonly name: 'autopay' } & OfDebits & DebitTold;

/** To who scheduled a payment: docs/rules.md#scheduled-payments. */
export type ScheduledEmail = {
  readonly name: 'scheduled';
  /** Of a payment plan, with which alone it ends; emails from before it was said have none. */
  readonly isInstallment?: boolean;
} & OfDebits &
  DebitTold;

/** To all who may pay the account: docs/rules.md#payment-plans. */
export interface PaymentPlanEmail {
  readonly name: 'paymentPlan';
  readonly event: 'proposed' | 'offered' | 'agreed' | 'kept' | 'broken' | 'declined' | 'lapsed' | 'canceled';
  readonly accountNo: string;
  /** The account's name. */
  readonly account: string;
  readonly totalCents: number;
  /** How many installments. */
  readonly count: number;
  readonly firstDay: CalendarDateText;
  /** Until when a proposal can be accepted, an ISO instant. */
  readonly until: string;
  /** What somebody said who declined or canceled it; of a broken one a word of contract. */
  readonly reason: string | null;
}
