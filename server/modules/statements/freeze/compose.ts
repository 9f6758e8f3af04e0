import { townOf } from '@contract/format/town';
import type { StatementSnapshot } from '@contract/statements/snapshot';
import type { Head } from './heads';
import type { Parts } from './snapshotSections';
import type { Letterhead } from '@server/pdf/blocks';
import { reasonOf } from './reason';

/** Who sends the statement. */
export interface Sender {
  readonly companyName: string;
  readonly supportPhone?: string;
  /** How the paper begins; no part of what is frozen. */
  readonly letterhead?: Letterhead;
  /** Where the portal is found, for the code on the paper; no part of it either. */
  readonly portalUrl?: string;
}

/** A statement that another takes the place of, as it was frozen. */
export interface Before {
  readonly statementNo: string;
  readonly snapshot: StatementSnapshot;
}

/** Puts a snapshot together. Nothing in it is computed anew: the ERP's figures stand as they are. */
export function compose(
  head: Head,
  parts: Parts,
  before: Before | undefined,
  { companyName, supportPhone }: Sender,
): StatementSnapshot {
  const figures = {
    periodFrom: head.period_from,
    periodTo: head.period_to,
    statementDate: head.statement_date,
    dueDate: head.due_date,
    previousCents: head.previous_balance_cents,
    chargesCents: head.charges_cents,
    creditsCents: head.credits_cents,
    financeChargeCents: head.finance_charge_cents,
    endingCents: head.ending_balance_cents,
    amountDueCents: head.amount_due_cents,
    futureObligationsCents: head.future_obligations_cents,
    discount:
      head.discount_through && head.discount_amount_cents
        ? { throughDate: head.discount_through, cents: head.discount_amount_cents }
        : null,
  };
  return {
    statementNo: head.statement_no,
    // A correction counts on, also where the ERP forgot to.
    revision: Math.max(head.revision, (before?.snapshot.revision ?? 0) + 1),
    replaces: before
      ? {
          statementNo: before.statementNo,
          revision: before.snapshot.revision,
          reason: reasonOf(before.snapshot, figures),
        }
      : null,
    company: { name: companyName, phone: supportPhone ?? null },
    account: {
      accountNo: head.account_no,
      name: head.name,
      dba: head.dba,
      address: [head.address1, head.address2, townOf(head)].filter((line): line is string => Boolean(line)),
    },
    ...figures,
    ...parts,
  };
}
