import { routingDoubt } from '@contract/format/bankNumbers';
import { MIXED, serviceClassOf, type TransactionCode, transactionCodes } from './codes';
import { checkBatchControl } from './controlRules';
import type { FaultLog } from './faults';
import { layouts, type SecCode } from './layouts';
import type { Addenda, EntryDetail, OpenBatch } from './records';

/** Holds a batch to the rules that need more than one field of it. */
export function checkBatch(batch: OpenBatch, log: FaultLog): void {
  const { header, entries, unknown } = batch;
  if (!unknown) {
    checkHeader(batch, log);
    let before = '';
    for (const entry of entries) {
      checkEntry(entry.detail, header, log);
      checkAddenda(entry, header.secCode as SecCode, log);
      const { traceNumber } = entry.detail;
      if (traceNumber !== '' && traceNumber <= before) {
        const complain = log.of(layouts.entries.PPD, entry.detail);
        complain('traceNumber', 'trace', 'Trace numbers must ascend within a batch.');
      }
      before = traceNumber > before ? traceNumber : before;
    }
  }
  checkBatchControl(batch, log);
}

function checkHeader({ header, entries }: OpenBatch, log: FaultLog): void {
  const complain = log.of(layouts.batchHeader, header);
  const codes = entries.flatMap(({ detail }) => transactionCodes.get(detail.transactionCode) ?? []);
  if (entries.length === 0) complain('recordType', 'order', 'The batch has no entry.');
  else if (
    codes.length > 0 &&
    header.serviceClass !== MIXED &&
    header.serviceClass !== serviceClassOf(codes.map(({ direction }) => direction))
  ) {
    complain('serviceClass', 'serviceClass', 'The batch has entries that this class does not allow.');
  }
  // A return or a notification of change settles on the day on which the operator handles it.
  const areReturns = codes.length > 0 && codes.every(({ use }) => use === 'return');
  if (header.effectiveDate === undefined && !areReturns) {
    complain('effectiveDate', 'effectiveDate', 'The batch does not say when it is to settle.');
  }
}

function checkEntry(detail: EntryDetail, header: OpenBatch['header'], log: FaultLog): void {
  const complain = log.of(layouts.entries[header.secCode as SecCode], detail);
  const { rdfi, checkDigit, amount, traceNumber } = detail;
  const isRead = log.isSound(detail);
  if (rdfi !== '' && checkDigit !== '' && routingDoubt(rdfi + checkDigit) === 'unlikely') {
    const message = 'The check digit or the first two digits belong to no routing number.';
    complain('rdfi', 'routing', message, 'checkDigit');
  }
  const code = transactionCodes.get(detail.transactionCode);
  if (isRead && code?.use === 'live' && amount === 0n) {
    complain('amount', 'amount', 'It is zero, which only prenotes and entries for addenda may have.');
  }
  if ((code?.use === 'prenote' || code?.use === 'remittance' || header.secCode === 'COR') && amount !== 0n) {
    complain('amount', 'amount', 'It must be zero in a prenote, in an entry for addenda and under COR.');
  }
  if (header.secCode === 'WEB' && !/^[SR]/.test(detail.discretionary)) {
    complain('discretionary', 'paymentType', 'It must begin with S (single) or R (recurring).');
  }
  if (traceNumber !== '' && header.odfi !== '' && !traceNumber.startsWith(header.odfi)) {
    complain('traceNumber', 'trace', 'It must begin with the ODFI identification of its batch.');
  }
}

function checkAddenda(
  { detail, addenda }: OpenBatch['entries'][number],
  secCode: SecCode,
  log: FaultLog,
): void {
  const complain = log.of(layouts.entries[secCode], detail);
  if (detail.addendaIndicator !== '' && (detail.addendaIndicator === '1') !== addenda.length > 0) {
    complain('addendaIndicator', 'addenda', 'It does not say whether addenda records follow.');
  }
  if (secCode === 'CTX') {
    if (detail.addendaCount !== addenda.length) {
      log.of(layouts.entries.CTX, detail)('addendaCount', 'addenda', 'Another number of addenda follows.');
    }
  } else if (addenda.length > 1) {
    complain('addendaIndicator', 'addenda', 'More than one addenda record follows.');
  }
  const code = transactionCodes.get(detail.transactionCode);
  if (code) checkAddendaTypes(detail, { addenda, secCode, code }, log);
  addenda.forEach((record, index) => checkLink(record, index, detail, log));
}

function checkAddendaTypes(
  detail: EntryDetail,
  about: { addenda: readonly Addenda[]; secCode: SecCode; code: TransactionCode },
  log: FaultLog,
): void {
  const { addenda, secCode, code } = about;
  const expected = secCode === 'COR' ? '98' : code.use === 'return' ? '99' : '05';
  for (const record of addenda) {
    if (record.typeCode === expected) continue;
    const complain = log.of(layouts.addenda[record.typeCode], record);
    complain('typeCode', 'addenda', `An entry of this kind has addenda of the type ${expected}.`);
  }
  const complain = log.of(layouts.entries[secCode], detail);
  if (secCode === 'COR' && code.use !== 'return') {
    complain('transactionCode', 'code', 'A notification of change has a code of returns.');
  }
  if (addenda.length === 0 && expected !== '05') {
    complain('addendaIndicator', 'addenda', 'A return or notification of change has an addenda record.');
  }
}

/** Whether an addenda record belongs to its entry. Notifications of change come with trace numbers of their own. */
function checkLink(record: Addenda, index: number, { traceNumber }: EntryDetail, log: FaultLog): void {
  if (record.typeCode === '05') {
    const complain = log.of(layouts.addenda['05'], record);
    if (record.sequence !== index + 1) {
      complain('sequence', 'addenda', `It is not ${index + 1}; the addenda of an entry are counted from 1.`);
    }
    if (record.entrySequence !== traceNumber.slice(-layouts.addenda['05'].entrySequence.length)) {
      complain(
        'entrySequence',
        'addenda',
        'It must be the last seven digits of the trace number of its entry.',
      );
    }
  } else if (record.typeCode === '99' && record.traceNumber !== traceNumber) {
    log.of(layouts.addenda['99'], record)('traceNumber', 'addenda', 'It must be that of its entry.');
  }
}
