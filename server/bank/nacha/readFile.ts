import { checkBatch } from './batchRules';
import { checkFile } from './controlRules';
import { charactersOf, type FaultLog, faultLog, FaultyFile, type Line } from './faults';
import { type Field, FILL_RECORD, type Layout, layouts, RECORD_LENGTH, type SecCode } from './layouts';
import { type Addenda, type NachaFile, type OpenBatch, type OpenFile, readRecord } from './records';

/**
 * Reads a NACHA file and holds it to the rules: form of records and fields, their order, codes, check digits, trace
 * numbers, addenda, counts, entry hashes, totals, block count and fill. A fill of the last block may be missing, since
 * banks take both; a wrong one may not. `writeRecords` gives the same bytes again.
 * Throws {@link FaultyFile} with all that is wrong; no account number is in it.
 * Source: Nacha Operating Rules, appendices two (edits) and three (formats).
 */
export function readFile(bytes: Uint8Array): NachaFile {
  const { file, ...lineEnds } = read(bytes, () => undefined);
  return {
    header: file.header!,
    batches: file.batches.map(({ header, entries, control }) => ({ header, entries, control: control! })),
    control: file.control!,
    fillRecords: file.fillRecords,
    ...lineEnds,
  };
}

/**
 * Holds a file to the same rules and keeps nothing of it: the entries of a batch are forgotten once they are checked.
 * Throws {@link FaultyFile} as `readFile`.
 */
export const verifyFile = (bytes: Uint8Array): void => void read(bytes, ({ entries }) => entries.splice(0));

/** @param onChecked is told of a batch that is closed and checked */
function read(bytes: Uint8Array, onChecked: (batch: OpenBatch) => void) {
  const log = faultLog();
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  // The first line says it; a line end of another kind is then a character that is not legal.
  const lineEnd = text[text.indexOf('\n') - 1] === CARRIAGE_RETURN ? '\r\n' : '\n';

  const file: OpenFile = { batches: [], records: 0, fillRecords: 0 };
  const place = recordReader(file, log, (batch) => {
    checkBatch(batch, log);
    onChecked(batch);
  });
  let last: Line | undefined;
  for (const characters of linesOf(text, lineEnd)) {
    file.records += 1;
    last = lineOf(characters, file.records, log);
    place(last);
  }
  checkEnd(file, last!, log);
  for (const batch of file.batches) if (!batch.control) checkBatch(batch, log);
  checkFile(file, log);

  const faults = log.list();
  if (faults.length > 0) throw new FaultyFile(faults);
  return {
    file,
    lineEnd,
    endsWithLineEnd: text.subarray(-lineEnd.length).equals(Buffer.from(lineEnd)),
  } as const;
}

const CARRIAGE_RETURN = 13;

/** Line after line, so that no text holds more than one; at least one, which may be empty. */
function* linesOf(text: Buffer, lineEnd: string): Generator<string> {
  let from = 0;
  do {
    const end = text.indexOf(lineEnd, from, 'latin1');
    const to = end < 0 ? text.length : end;
    yield text.toString('latin1', from, to);
    from = to + lineEnd.length;
  } while (from < text.length);
}

/** A line of the right length; complains of another, and of characters that are not legal. */
function lineOf(characters: string, record: number, log: FaultLog): Line {
  const { length } = characters;
  const line = { record, text: characters.padEnd(RECORD_LENGTH).slice(0, RECORD_LENGTH) };
  if (length !== RECORD_LENGTH) {
    const [from, to] = length < RECORD_LENGTH ? [length + 1, RECORD_LENGTH] : [RECORD_LENGTH + 1, length];
    const span = { start: from, length: to - from + 1, label: 'Record' };
    log.add(line, 'length', `It has ${length} characters; a record has ${RECORD_LENGTH}.`, span);
  }
  const illegal = characters.search(/[^ -~]/);
  if (illegal >= 0) {
    const span = { start: illegal + 1, length: 1, label: 'Record' };
    log.add(line, 'characters', 'Only printable ASCII characters are legal.', span);
  }
  return line;
}

/** @param only the one field whose faults count; without it all do */
function readLine<L extends Layout>(layout: L, line: Line, log: FaultLog, only?: Field) {
  const record = readRecord(layout, line.text, (field, rule, message) => {
    if (!only || field === only) log.add(line, rule, message, field);
  });
  log.remember(record, line);
  return record;
}

/** Puts one line after the other where it belongs, and complains of those that stand where they may not. */
function recordReader(
  file: OpenFile,
  log: FaultLog,
  onClosed: (batch: OpenBatch) => void,
): (line: Line) => void {
  let batch: OpenBatch | undefined;
  const read = <L extends Layout>(layout: L, line: Line, only?: Field) => readLine(layout, line, log, only);

  function readHeader(line: Line): void {
    if (line.record !== 1) log.add(line, 'order', 'A file header stands in the first record only.');
    file.header ??= read(layouts.fileHeader, line);
  }

  function openBatch(line: Line): void {
    if (batch) log.add(line, 'order', 'The batch before it has no batch control.');
    const { secCode } = layouts.batchHeader;
    const unknown = !secCode.allowed!.includes(charactersOf(secCode, line.text));
    // Batches of other SEC codes have other fields: all that can be said is that we do not know them.
    const header = read(layouts.batchHeader, line, unknown ? secCode : undefined);
    batch = { header, entries: [], unknown };
    file.batches.push(batch);
  }

  function readEntry(line: Line): void {
    if (!batch) return log.add(line, 'order', 'An entry stands outside of a batch.');
    if (batch.unknown) return undefined;
    const detail = read(layouts.entries[batch.header.secCode as SecCode], line);
    batch.entries.push({ detail, addenda: [] });
  }

  function readAddenda(line: Line): void {
    if (batch?.unknown) return undefined;
    const entry = batch?.entries.at(-1);
    if (!entry) return log.add(line, 'order', 'An addenda record stands behind no entry.');
    const typeField = layouts.addenda['05'].typeCode;
    const typeCode = charactersOf(typeField, line.text);
    if (!(typeCode in layouts.addenda)) {
      batch!.unknown = true;
      return log.add(line, 'code', 'This code is not known.', typeField);
    }
    const type = typeCode as Addenda['typeCode'];
    const addenda = Object.assign(read(layouts.addenda[type], line), { typeCode: type });
    entry.addenda.push(addenda as Addenda);
  }

  function closeBatch(line: Line): void {
    if (!batch) return log.add(line, 'order', 'A batch control stands behind no batch.');
    batch.control = read(layouts.batchControl, line);
    onClosed(batch);
    batch = undefined;
  }

  function readControl(line: Line): void {
    if (batch) log.add(line, 'order', 'The batch before it has no batch control.');
    batch = undefined;
    file.control = read(layouts.fileControl, line);
  }

  const byType = new Map([
    ['1', readHeader],
    ['5', openBatch],
    ['6', readEntry],
    ['7', readAddenda],
    ['8', closeBatch],
    ['9', readControl],
  ]);

  return (line) => {
    const type = charactersOf(layouts.fileHeader.recordType, line.text);
    if (line.record === 1 && type !== '1') log.add(line, 'order', 'A file begins with a file header.');
    if (file.control) {
      if (line.text === FILL_RECORD) file.fillRecords += 1;
      else log.add(line, 'order', 'Only records of nines may stand behind the file control.');
      return;
    }
    const place = byType.get(type);
    if (place) place(line);
    else log.add(line, 'order', 'No record begins with this character.', layouts.fileHeader.recordType);
  };
}

function checkEnd(file: OpenFile, last: Line, log: FaultLog): void {
  if (!file.control) log.add(last, 'order', 'The file ends without a file control.');
  if (file.header && file.batches.length === 0) log.add(last, 'order', 'The file has no batch.');
}
