import { sql } from 'kysely';
import * as m from '@locales/achReturns';
import {
  belongsTo,
  matchWords,
  outcomeWords,
  returnFileColumns as fileLabels,
  type ReturnFileStatus,
  returnFileStatusWords,
  returnFormatWords,
  returnRowColumns as rowLabels,
  rowsInFile,
  statementEntryColumns as entryLabels,
} from '@contract/achReturns/labels';
import type { ReturnFile, ReturnRow, StatementEntry } from '@contract/achReturns/schema';
import { returnDeadline } from '@contract/rules/achReturns';
import { changeReason } from '@contract/rules/changeCodes';
import { blocksBankAccount, returnReason } from '@contract/rules/returnCodes';
import { likePattern } from '@server/db/search';
import { validationNumber } from '@server/domain/validation/validations';
import { defineList } from '@server/lists/defineList';
import { labeledColumns } from '@server/lists/labeledColumns';
import { byNumber } from '@server/lists/order';

const inStatus = (status: ReturnFileStatus) => () => sql<boolean>`f.status = ${status}`;

interface FileFilter {
  readonly status?: string;
  /** A word of a file's name, or of a request, an account or a trace number in it. */
  readonly q?: string;
  /** One file, by its number. */
  readonly only?: number;
}

const ofFile = (name: string) => sql.ref(`f.${name}`);
const rowsThat = (condition = sql<boolean>`true`) =>
  sql`(select count(*) from ach_return_row w where w.file_no = f.file_no and ${condition})`;

const fileNumber = ofFile('file_no');
const fileColumn = labeledColumns<object, ReturnFile, keyof typeof fileLabels>(fileLabels);

/** Every file that the bank sent back, by its number. Only the office reads it. */
export const returnFileList = defineList<object, FileFilter, ReturnFile>()({
  from: () => sql`ach_return_file f`,
  access: () => [],
  // What of a file stands in the list of them; nothing of its bytes.
  columns: {
    fileNo: fileColumn('number', { sql: fileNumber, format: 'number' }),
    status: fileColumn('status', {
      sql: ofFile('status'),
      value: ({ status }) => returnFileStatusWords[status],
    }),
    name: fileColumn('name', { sql: ofFile('name') }),
    format: fileColumn('format', { sql: ofFile('format'), value: ({ format }) => returnFormatWords[format] }),
    rowCount: fileColumn('rows', { sql: rowsThat(), format: 'number', value: rowsInFile }),
    unmatchedCount: fileColumn('unmatched', { sql: rowsThat(sql`w.match = 'none'`), format: 'number' }),
    likelyCount: rowsThat(sql`w.match = 'amount'`),
    entryCount: sql`(select count(*) from bank_statement_entry s where s.file_no = f.file_no)`,
    takenAt: fileColumn('taken', { sql: ofFile('taken_at') }),
    takenBy: fileColumn('by', { sql: ofFile('taken_by') }),
    movedAt: fileColumn('moved', { sql: ofFile('moved_at') }),
    movedBy: fileColumn('movedBy', { sql: ofFile('moved_by') }),
  },
  sorts: { file: byNumber(fileNumber) },
  ties: [],
  filters: {
    status: 'chip',
    only: (fileNo) => sql<boolean>`f.file_no = ${fileNo}`,
    q: (words) => {
      const word = words.trim().toLowerCase();
      return sql<boolean>`(strpos(lower(f.name), ${word}) > 0
        or f.file_no in (select w.file_no from ach_return_row w where w.original_trace = ${word})
        or f.file_no in (select w.file_no from ach_return_row w
          join ach_entry e on e.batch_no = w.batch_no and e.seq = w.entry_seq
          where e.request_id in (select r.request_id from request r where r.search_text like ${likePattern(word)})))`;
    },
  },
  chips: {
    waiting: inStatus('waiting'),
    applied: inStatus('applied'),
    undone: inStatus('undone'),
    dismissed: inStatus('dismissed'),
  },
  file: {
    screen: 'return-files',
    get sheet() {
      return m.files();
    },
    outlivesDrops: true,
  },
});

type Selected = Omit<ReturnRow, 'words' | 'advice' | 'blocks' | 'late'> & { readonly secCode: string | null };

const rowColumn = labeledColumns<number, ReturnRow, keyof typeof rowLabels>(rowLabels);

/** The rows of one file, whose number is the scope, in their order. */
export const returnRowList = defineList<number, object, Selected, ReturnRow>()({
  from: () => sql`ach_return_row w
    left join ach_entry e on e.batch_no = w.batch_no and e.seq = w.entry_seq
    left join request r on r.request_id = e.request_id
    left join option_validation v on v.validation_id = e.validation_id
    left join account a on a.account_no = e.account_no`,
  access: (fileNo) => [sql<boolean>`w.file_no = ${fileNo}`],
  columns: {
    number: rowColumn('request', {
      sql: sql`coalesce(r.request_no, ${validationNumber(sql.ref('v.validation_no'))})`,
      value: ({ number }) => number ?? m.unknownPayment(),
    }),
    accountNo: rowColumn('account', { sql: sql.ref('e.account_no') }),
    accountName: rowColumn('accountName', { sql: sql`coalesce(a.name, e.account_no)` }),
    code: rowColumn('reason', {
      sql: sql.ref('w.code'),
      value: ({ code, words }) => m.codeAndWords({ code, words }),
    }),
    amountCents: rowColumn('amount', {
      sql: sql.ref('w.amount_cents'),
      format: 'money',
      // A correction moves no money.
      value: ({ kind, amountCents }) => (kind === 'return' ? amountCents : null),
    }),
    returnedOn: rowColumn('day', { sql: sql.ref('w.returned_on'), format: 'date' }),
    state: rowColumn('outcome', { sql: sql.ref('w.state'), value: outcomeWords }),
    match: rowColumn('match', { sql: sql.ref('w.match'), value: ({ match }) => matchWords[match] }),
    originalTrace: rowColumn('trace', { sql: sql.ref('w.original_trace') }),
    seq: sql.ref('w.seq'),
    kind: sql.ref('w.kind'),
    accountLast: sql`coalesce(e.account_last, w.account_last)`,
    batchNo: sql.ref('w.batch_no'),
    requestId: sql.ref('e.request_id'),
    effectiveDate: sql.ref('e.effective_date'),
    secCode: sql.ref('e.sec_code'),
  },
  sorts: { row: byNumber(sql.ref('w.seq')) },
  ties: [],
  filters: {},
  finish: (rows) => rows.map(asTold),
  file: {
    screen: (fileNo) => `returns-${fileNo}`,
    get sheet() {
      return m.rowsOf();
    },
  },
});

function asTold({ secCode, ...row }: Selected): ReturnRow {
  const { kind, code, batchNo, effectiveDate, returnedOn } = row;
  const { words, advice } = kind === 'return' ? returnReason(code) : changeReason(code);
  return {
    ...row,
    words,
    advice,
    blocks: kind === 'return' && batchNo !== null && blocksBankAccount(code),
    late:
      kind === 'return' &&
      effectiveDate !== null &&
      secCode !== null &&
      returnedOn > returnDeadline(code, secCode, effectiveDate),
  };
}

const entryColumn = labeledColumns<number, StatementEntry, keyof typeof entryLabels>(entryLabels);
const ofEntry = (name: string) => sql.ref(`s.${name}`);

/** The deposits and withdrawals of one bank statement, whose file's number is the scope, in their order. */
export const statementEntryList = defineList<number, object, StatementEntry>()({
  from: () => sql`bank_statement_entry s`,
  access: (fileNo) => [sql<boolean>`s.file_no = ${fileNo}`],
  columns: {
    bookedOn: entryColumn('day', { sql: ofEntry('booked_on'), format: 'date' }),
    words: entryColumn('words', { sql: ofEntry('words') }),
    reference: entryColumn('reference', { sql: ofEntry('reference') }),
    amountCents: entryColumn('amount', { sql: ofEntry('amount_cents'), format: 'money' }),
    batchNo: entryColumn('file', { sql: ofEntry('batch_no'), value: belongsTo }),
    seq: ofEntry('seq'),
    kind: ofEntry('kind'),
    typeCode: ofEntry('type_code'),
    match: ofEntry('match'),
    returnSeq: ofEntry('return_seq'),
    state: ofEntry('state'),
  },
  sorts: { row: byNumber(ofEntry('seq')) },
  ties: [],
  filters: {},
  file: {
    screen: (fileNo) => `statement-${fileNo}`,
    get sheet() {
      return m.statementLines();
    },
    outlivesDrops: true,
  },
});
