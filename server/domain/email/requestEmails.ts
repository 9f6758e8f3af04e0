import type { RequestFlow, RequestStatus } from '@contract/requests/states';

/** What letters say of a request. No number of an account stands in it but its last digits. */
export interface RequestTold {
  readonly requestNo: string;
  readonly kind: 'payment' | 'pickup';
  readonly flow: RequestFlow;
  readonly status: RequestStatus;
  readonly statusReason: string | null;
  readonly amountCents: number;
  readonly accountName: string;
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

/** Letters about what customers ask for. */
export type RequestEmail =
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
