import type { Tx } from '../db/db';
import { type FeedFile, keyText, stageOf } from './feedFile';
import { depositTransactions } from './files/depositTransactions';
import { payments } from './files/payments';
import type { Findings } from './findings';
import { firstRows, tellRows } from './marked';

/** The files whose rows may name a request of the portal. */
const naming: readonly FeedFile[] = [payments, depositTransactions];

export const UNKNOWN_REQUEST = 'unknown-portal-request';

/** A request number that the portal never gave out: money is booked for nobody, or the number was typed wrongly. */
export async function checkRequests(tx: Tx, found: Findings): Promise<void> {
  for (const description of naming) {
    const rows = await firstRows(
      tx,
      `select s.line, ${keyText(description, 's.')} as key, s.portal_request_no as value
       from ${stageOf(description)} s where not s.fault and s.line > 0 and s.portal_request_no is not null
         and not exists (select from request r where r.request_no = s.portal_request_no)`,
    );
    tellRows(found, rows, {
      severity: 'warn',
      file: description.file,
      rule: UNKNOWN_REQUEST,
      column: 'portal_request_no',
      message: 'The portal gave out no request of this number, so the row is matched with none by it.',
      hint: 'Copy the number as the portal wrote it, or leave the cell empty.',
    });
  }
}
