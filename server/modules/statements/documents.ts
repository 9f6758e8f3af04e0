import type { Kysely } from 'kysely';
import type { Tables } from '@server/db/tables';

/** A paper that came with a drop, and whose it is. */
export interface OwnedDocument {
  readonly accountNo: string;
  /** Null where the drop named no paper, or one that was not taken. */
  readonly sha256: string | null;
}

/** The papers of invoices and contracts, found by what they belong to. */
export const documentsOf = (db: Kysely<Tables>) => ({
  invoice: (invoiceNo: string): Promise<OwnedDocument | undefined> =>
    db
      .selectFrom('invoice as i')
      .leftJoin('feed_document as f', 'f.file_name', 'i.pdf_file')
      .select(['i.account_no as accountNo', 'f.sha256'])
      .where('i.invoice_no', '=', invoiceNo)
      .executeTakeFirst(),

  prepayContract: (contractNo: string): Promise<OwnedDocument | undefined> =>
    db
      .selectFrom('prepay_contract as c')
      .leftJoin('feed_document as f', 'f.file_name', 'c.pdf_file')
      .select(['c.account_no as accountNo', 'f.sha256'])
      .where('c.contract_no', '=', contractNo)
      .executeTakeFirst(),
});
