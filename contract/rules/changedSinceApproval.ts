import { listOf, texts } from '@locales/language';
import * as m from '@locales/requestSentences';

/** What an approval rests on, as the figures stand at a moment: docs/rules.md#changed-since-approval. */
export interface ApprovalBasis {
  /** A hash of the bank account's number, routing number, type, holder and kind of holder; null without one. */
  readonly bankAccount: string | null;
  /** Whether the trade account is closed, or the ERP knows it no more. */
  readonly isClosed: boolean;
  /** What the request asks for. */
  readonly amountCents: number;
  /** What the deposit plan has for it, its own hold not counted; null where no plan pays. */
  readonly availableCents: number | null;
  readonly invoices: readonly {
    readonly invoiceNo: string;
    /** With the discount; negative of a credit memo that is used. */
    readonly paysCents: number;
    /** Zero of an invoice that is void or gone. What the ERP has booked of this very request is not taken off. */
    readonly openCents: number;
    readonly disputed: boolean;
  }[];
}

/** What may have changed so that somebody has to look again, in the words of a list. */
const approvalChangeWords = texts({
  bankAccount: m.changedBankAccount,
  accountStatus: m.changedAccountStatus,
  invoices: m.changedInvoices,
  plan: m.changedPlan,
  credit: m.changedCredit,
});

export type ApprovalChange = keyof typeof approvalChangeWords;

export const approvalChanges = Object.keys(approvalChangeWords) as readonly ApprovalChange[];

/** "bank account and invoices" */
export const changesTold = (changes: readonly ApprovalChange[]): string =>
  listOf(changes.map((change) => approvalChangeWords[change]));

/**
 * What an approval rested on and stands otherwise now: docs/rules.md#changed-since-approval. A figure counts where it is
 * too small for the request, and smaller than it was.
 */
export function changedSince(approved: ApprovalBasis, now: ApprovalBasis): ApprovalChange[] {
  const isChanged: Readonly<Record<ApprovalChange, boolean>> = {
    bankAccount: now.bankAccount !== approved.bankAccount,
    accountStatus: now.isClosed && !approved.isClosed,
    invoices: now.invoices.some((invoice) => {
      const before = approved.invoices.find(({ invoiceNo }) => invoiceNo === invoice.invoiceNo);
      if (!before) return false;
      return (
        isShort(invoice.paysCents, before.openCents, invoice.openCents) ||
        (invoice.disputed && !before.disputed)
      );
    }),
    plan:
      now.availableCents !== null &&
      approved.availableCents !== null &&
      isShort(now.amountCents, approved.availableCents, now.availableCents),
    // What is left of it is reckoned anew for each file, since it rests on the whole account: docs/rules.md#refunds.
    credit: false,
  };
  return approvalChanges.filter((change) => isChanged[change]);
}

/** Of a credit memo all three are negative. */
function isShort(wanted: number, before: number, now: number): boolean {
  const sign = Math.sign(wanted);
  return now * sign < wanted * sign && now * sign < before * sign;
}
