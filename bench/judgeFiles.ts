import { createHash } from 'node:crypto';
import { readFile } from '@server/bank/nacha/readFile';

/** A bank file as it stands in the database. */
export interface FiledFile {
  readonly batchNo: number;
  readonly status: string;
  /** What the bank tells it by: its day and letter. */
  readonly name: string;
  readonly sha256: string;
  /** Undefined where they are not kept any more. */
  readonly bytes: Uint8Array | undefined;
  readonly entryCount: number;
  readonly debitCents: number;
  readonly creditCents: number;
  /** How often the audit says that it was made. */
  readonly audited: number;
}

export interface FiledEntry {
  readonly batchNo: number;
  /** Of the request, or of the check of a bank account. */
  readonly requestNo: string;
  /** A check has two entries, which are 1 and 2. */
  readonly part: number;
  readonly live: boolean;
  readonly trace: string;
  readonly direction: string;
  readonly cents: number;
  /** Of the bank account, in clear. */
  readonly account: string;
}

/** A request, or the check of a bank account, which says in the same words whether it was sent. */
export interface FiledRequest {
  readonly requestNo: string;
  readonly status: string;
  /** How often its history says that it was sent, and how many emails do. */
  readonly exports: number;
  readonly emails: number;
}

export interface FileEvidence {
  readonly files: readonly FiledFile[];
  readonly entries: readonly FiledEntry[];
  readonly requests: readonly FiledRequest[];
  /** What somebody was told: that a file was made, with its SHA-256, or moved. */
  readonly acknowledged: readonly { readonly batchNo: number; readonly said: string }[];
}

interface FileJudgement {
  /** Acknowledged and not so; sent, and its customer not told. */
  readonly lost: readonly string[];
  readonly doubled: readonly string[];
  readonly wrong: readonly string[];
}

/** Holds what stands in the database, once everybody was told, against what people were told and got. */
export function judgeFiles({ files, entries, requests, acknowledged }: FileEvidence): FileJudgement {
  const fileOf = new Map(files.map((file) => [file.batchNo, file]));
  const rowsOf = new Map(files.map(({ batchNo }) => [batchNo, [] as FiledEntry[]]));
  for (const entry of entries) rowsOf.get(entry.batchNo)?.push(entry);
  const live = entries.filter((entry) => entry.live);
  const sent = live.filter(({ batchNo }) => fileOf.get(batchNo)?.status === 'sent');
  const isSent = new Set(sent.map(({ requestNo }) => requestNo));
  return {
    lost: [
      ...acknowledged.filter((one) => !isSo(one, fileOf.get(one.batchNo))).map(textOf),
      ...requests
        .filter(({ requestNo, exports, emails }) => isSent.has(requestNo) && (exports === 0 || emails === 0))
        .map(({ requestNo }) => `${requestNo} was sent and does not say so`),
    ],
    doubled: [
      ...twice(live.map(({ requestNo, part }) => `request ${requestNo}, part ${part}`)),
      ...twice(entries.map(({ trace }) => `trace number ${trace}`)),
      ...twice(files.map(({ name }) => `file ${name}`)),
      ...requests
        .filter(({ exports, emails }) => exports > 1 || emails > 1)
        .map(({ requestNo }) => `${requestNo} was told more than once`),
      ...files
        .filter(({ audited }) => audited !== 1)
        .map(({ batchNo }) => `file ${batchNo} is not once in the audit`),
    ],
    wrong: [
      ...halves(live),
      ...files.flatMap((file) => faultsIn(file, rowsOf.get(file.batchNo) ?? [])),
      ...requests
        .filter(({ requestNo, status }) => (status === 'exported') !== isSent.has(requestNo))
        .map(({ requestNo, status }) => `${requestNo} is ${status}`),
    ],
  };
}

const textOf = ({ batchNo, said }: FileEvidence['acknowledged'][number]): string =>
  `file ${batchNo} is not as it was acknowledged: ${said}`;

/** A move that was acknowledged is one, whatever came after it. */
const after: Readonly<Record<string, readonly string[]>> = {
  release: ['released', 'sent', 'void'],
  send: ['sent'],
  void: ['void'],
};

const isSo = ({ said }: { readonly said: string }, file: FiledFile | undefined): boolean =>
  file !== undefined && (after[said]?.includes(file.status) ?? file.sha256 === said);

/** Checks of which one entry alone is in a file. */
function halves(live: readonly FiledEntry[]): string[] {
  const firsts = new Set(live.filter(({ part }) => part === 1).map(({ requestNo }) => requestNo));
  const seconds = live.filter(({ part }) => part === 2).map(({ requestNo }) => requestNo);
  const checks = [...firsts].filter(isCheck);
  return [...seconds.filter((no) => !firsts.has(no)), ...checks.filter((no) => !seconds.includes(no))].map(
    (no) => `half of ${no} is in a file`,
  );
}

const isCheck = (no: string): boolean => no.startsWith('AV-');

function twice(names: readonly string[]): string[] {
  const seen = new Set<string>();
  return names.filter((name) => seen.size === seen.add(name).size).map((name) => `${name} is there twice`);
}

function faultsIn(file: FiledFile, rows: readonly FiledEntry[]): string[] {
  const { batchNo, status, bytes, sha256, entryCount } = file;
  const sumOf = (direction: string) =>
    rows.reduce((sum, row) => (row.direction === direction ? sum + row.cents : sum), 0);
  const faults = [
    rows.length !== entryCount && 'has not as many entries as it says',
    sumOf('debit') !== file.debitCents && 'does not sum up to its debits',
    sumOf('credit') !== file.creditCents && 'does not sum up to its credits',
    rows.some(({ live }) => live === (status === 'void')) &&
      'holds requests that it must not, or none that it must',
    !bytes && status !== 'void' && 'has no bytes',
    bytes &&
      createHash('sha256').update(bytes).digest('hex') !== sha256 &&
      'has other bytes than its SHA-256',
    bytes && written(bytes) !== rows.map(lineOf).join('\n') && 'holds other entries than its rows',
  ];
  return faults.filter((fault) => typeof fault === 'string').map((fault) => `file ${batchNo} ${fault}`);
}

const lineOf = ({
  requestNo,
  trace,
  direction,
  cents,
  account,
}: Omit<FiledEntry, 'batchNo' | 'live' | 'part'>): string =>
  [requestNo, trace, direction, cents, account].join(' ');

/** What the strict reader finds in the bytes, or why it refuses them. */
function written(bytes: Uint8Array): string {
  try {
    return readFile(bytes)
      .batches.flatMap(({ entries }) => entries)
      .map(({ detail }) =>
        lineOf({
          requestNo: detail.identification,
          trace: detail.traceNumber,
          // Of a checking account: 22 pays in, 27 takes out.
          direction: detail.transactionCode === '27' ? 'debit' : 'credit',
          cents: Number(detail.amount),
          account: detail.accountNumber,
        }),
      )
      .join('\n');
  } catch (error) {
    return (error as Error).message;
  }
}
