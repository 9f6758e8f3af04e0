/** What letters say of a message that somebody wrote to the company. */
export interface TicketTold {
  /** 'CT-2026-000045'. */
  readonly ticketNo: string;
  /** "Billing question". */
  readonly topic: string;
  /** "Invoice 0048213". */
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
  /** Names of files, which no letter carries. */
  readonly attachments: readonly string[];
}

/** Letters about what customers write. */
export type ContactEmail =
  /** To who wrote. */
  | { readonly name: 'ticketCopy'; readonly ticket: TicketTold }
  /** To the office, which has to answer. */
  | { readonly name: 'ticketForOffice'; readonly ticket: TicketTold };
