import type { Tx } from '../db/db';
import { checkBalances } from './checkBalances';
import { checkDeposits } from './checkDeposits';
import { checkReferences, quarantineChildren } from './checkFiles';
import { checkRequests } from './checkRequests';
import { checkRows } from './checkRows';
import { checkStatements } from './checkStatements';
import { checkSums } from './checkSums';
import { checkDocuments } from './documents';
import { duplicateKeys } from './duplicateKeys';
import { feedFiles } from './feedFiles';
import type { Findings } from './findings';

/**
 * Every check of what was staged: rows that break a rule are marked, and what belongs to them with them. Ends early
 * where a fatal finding refuses the drop.
 * @param asOf the drop's as-of date
 * @returns files that lose rows although the drop may not bring them: what these belonged to was deleted
 */
export async function checkDrop(
  tx: Tx,
  folder: string,
  asOf: string,
  found: Findings,
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
