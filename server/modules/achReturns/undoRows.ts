import * as m from '@locales/achReturns';
import type { RequestStatus } from '@contract/requests/states';
import { transactionCodes } from '@server/bank/nacha/codes';
import type { Correction } from '@server/bank/nacha/corrections';
import { readFile } from '@server/bank/nacha/readFile';
import type { Tx } from '@server/db/db';
import { appendAudit } from '@server/domain/audit/appendAudit';
import type { OptionValidationTable } from '@server/db/tables';
import { holdAgain } from '@server/domain/requests/holds';
import { moveRequest } from '@server/domain/requests/moveRequest';
import { RETURN_UNDONE } from '@server/domain/requests/toldReason';
import type { Sealed } from '@server/vault/envelope';
import { correctOption } from './correctOption';
import type { MoveDeps, Who } from './deps';
import { conflict } from './errors';
import { type RowOfFile, rowsOfFile } from './rowsOfFile';

/**
 * Takes back what a file did: its requests stand as before, bank accounts that it blocked can be used again, and what it
 * corrected is as our own file had it.
 * @throws ApiError 'conflict' where something of it went on since: then nothing is taken back
 */
export async function undoRows(tx: Tx, deps: MoveDeps, fileNo: number, who: Who): Promise<void> {
  const rows = await rowsOfFile(tx, fileNo);
  for (const row of rows.filter(({ state }) => state === 'applied')) {
    if (row.kind === 'change') await undoChange(tx, deps, row, who);
    else if (row.validation_id === null) await undoReturn(tx, deps, row, who);
    else await undoCheck(tx, row, who);
  }
  await tx.sql
    .updateTable('ach_return_row')
    .set((eb) => ({
      state: eb
        .case()
        .when('state', '=', 'applied')
        .then('undone' as const)
        .else('waiting' as const)
        .end(),
      before: null,
    }))
    .where('file_no', '=', fileNo)
    .execute();
}

interface Before {
  /** Of the request, or of the check. */
  readonly status: RequestStatus;
  readonly validation: OptionValidationTable['status'];
  readonly option: 'active' | 'pendingVerification' | 'blocked' | 'failed' | 'removed' | null;
  readonly optionVersion: number | null;
}

async function undoReturn(tx: Tx, deps: MoveDeps, row: RowOfFile, { by, at, origin }: Who): Promise<void> {
  const before = row.before as Before;
  if (row.request_status !== 'returned') throw wentOn(row);
  await moveRequest(tx, deps, {
    requestId: row.request_id!,
    event: 'takeBack',
    to: before.status,
    role: 'portal',
    actor: by,
    at,
    origin,
    note: RETURN_UNDONE,
    facts: { return_code: null, returned_on: null },
  });
  // What the ERP has booked meanwhile is held no more, whatever the bank did.
  await holdAgain(tx.sql, row.request_id!, 'returned');
  await undoOption(tx, row, { by, at, origin });
}

/** A check counts as before, and its customer can go on with it. */
async function undoCheck(tx: Tx, row: RowOfFile, who: Who): Promise<void> {
  if (row.validation_status !== 'failed') throw wentOn(row);
  const { validation: status } = row.before as Before;
  const isOpen = status === 'waiting' || status === 'sent';
  await tx.sql
    .updateTable('option_validation')
    .set({ status, return_code: null, ...(isOpen && { decided_at: null }) })
    .where('validation_id', '=', row.validation_id)
    .execute();
  await undoOption(tx, row, who);
}

/** A bank account that this return made useless, and nothing and nobody has changed since, can be used again. */
async function undoOption(tx: Tx, row: RowOfFile, { by, at, origin }: Who): Promise<void> {
  const { option: before, optionVersion } = row.before as Before;
  const wasChanged =
    before !== null && before !== row.option_status && row.option_version === optionVersion! + 1;
  if (!wasChanged) return;
  await tx.sql
    .updateTable('payment_option')
    .set((eb) => ({ status: before, status_reason: null, version: eb('version', '+', 1) }))
    .where('option_id', '=', row.option_id)
    .execute();
  await appendAudit(tx, {
    at,
    actor: by,
    subject: row.option_owner!,
    action: 'option.changed',
    entity: 'option',
    entityId: row.option_id!,
    before: { status: row.option_status },
    after: { status: before, returnUndone: row.code },
    origin,
  });
}

/** What our own file had of an account is what it was before the bank corrected it. */
async function undoChange(tx: Tx, deps: MoveDeps, row: RowOfFile, who: Who): Promise<void> {
  if (row.option_version !== (row.before as Pick<Before, 'optionVersion'>).optionVersion) throw wentOn(row);
  const correction = await asSent(tx, deps, row);
  await correctOption(tx, deps, { optionId: row.option_id!, correction, code: row.code }, who);
}

async function asSent(tx: Tx, { numbers }: MoveDeps, row: RowOfFile): Promise<Correction> {
  const batch = await tx.sql
    .selectFrom('ach_batch')
    .select('file_sealed')
    .where('batch_no', '=', row.batch_no)
    .executeTakeFirstOrThrow();
  if (batch.file_sealed === null) throw conflict(m.ownFileDeleted({ batch: String(row.batch_no) }));
  const file = readFile(await numbers.files.open(String(row.batch_no), batch.file_sealed as Sealed));
  const { detail } = file.batches
    .flatMap(({ entries }) => entries)
    .find(({ detail }) => detail.traceNumber === row.trace_no)!;
  const accountType = transactionCodes.get(detail.transactionCode)!.accountType as 'checking' | 'savings';
  return {
    routingNumber: detail.rdfi + detail.checkDigit,
    accountNumber: detail.accountNumber.trim(),
    accountType,
  };
}

const wentOn = ({ request_no }: RowOfFile) => conflict(m.wentOnSince({ request: request_no ?? '' }));
