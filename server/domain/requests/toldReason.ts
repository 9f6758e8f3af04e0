import { returnReason } from '@contract/rules/returnCodes';
import type { RequestTable } from '@server/db/tables';

/** Why a request stands as it does, as its customer reads it: of a return the bank's code in words, where nobody wrote more. */
export const toldReason = (
  row: Pick<RequestTable, 'status' | 'status_reason' | 'return_code'>,
): string | null =>
  row.status_reason ?? (row.status === 'returned' ? returnReason(row.return_code).words : null);
