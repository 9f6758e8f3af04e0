import type { Kysely } from 'kysely';
import { inFlightStatuses } from '../../contract/rules/requestStates';
import type { Tables } from '../db/tables';

/** A part of an invoice that a request pays and the ERP has not booked yet. */
export interface InFlight {
  readonly invoiceNo: string;
  readonly requestId: string;
  readonly requestNo: string;
  readonly amountCents: number;
  readonly discountCents: number;
}

/** What is on its way to the invoices of some accounts: never taken off the ERP's balance, always told beside it. */
export const inFlightOf = async (db: Kysely<Tables>, accounts: readonly string[]): Promise<InFlight[]> =>
  accounts.length === 0
    ? []
    : db
        .selectFrom('request_allocation as l')
        .innerJoin('request as r', 'r.request_id', 'l.request_id')
        .select([
          'l.invoice_no as invoiceNo',
          'r.request_id as requestId',
          'r.request_no as requestNo',
          'l.amount_cents as amountCents',
          'l.discount_cents as discountCents',
        ])
        .where('r.account_no', 'in', accounts)
        .where('r.status', 'in', inFlightStatuses)
        .orderBy('r.submitted_at')
        .orderBy('l.seq')
        .execute();
