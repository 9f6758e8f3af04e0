import type { Tx } from '../db/db';
import { checkBalances } from './checkBalances';
import { checkDeposits } from './checkDeposits';
import { checkReferences, quarantineChildren } from './checkFiles';
import { checkRows, duplicateKeys } from './checkRows';
import { checkStatements } from './checkStatements';
import { checkSums } from './checkSums';
import { checkDocuments } from './documents';
import { type FeedFile, keyText, stageOf } from './feedFile';
import { feedFiles } from './feedFiles';
import { depositTransactions } from './files/deposits';
import { payments } from './files/ledger';
import type { ValidationIssues } from './validationIssues';
import { firstRows, tellRows } from './marked';

/**
 * Every check of what was staged: rows that break a rule are marked, and what belongs to them with them. Ends early
 * where a fatal issue refuses the drop.
 * @param asOf the drop's as-of date
 * @returns files that lose rows although the drop may not bring them: what these belonged to was deleted
 */
export async function checkDrop(
  tx: Tx,
  folder: string,
  asOf: string,
  found: ValidationIssues,
): Promise<ReadonlySet<string>> {
  for (const description of feedFiles) await duplicateKeys(tx, description, found);
  if (found.refused) return new Set();
  for (const description of feedFiles) await checkRows(tx, description, asOf, found);
  const orphaned = await checkReferences(tx, found);
  await checkSums(tx, found);
  await checkDeposits(tx, found);
  await checkStatements(tx, found);
  await checkBalances(tx, asOf, found);
  await checkRequests(tx, found);
  await checkDocuments(tx, folder, found);
  await quarantineChildren(tx, found);
  return orphaned;
}

/** The files whose rows may name a request of the portal. */
const naming: readonly FeedFile[] = [payments, depositTransactions];

export const UNKNOWN_REQUEST = 'unknown-portal-request';

/** A request number that the portal never gave out: money is booked for nobody, or the number was typed wrongly. */
async function checkRequests(tx: Tx, found: ValidationIssues): Promise<void> {
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
