import { serviceClassOf, transactionCodeOf, transactionCodes } from '@server/bank/nacha/codes';
import { addUp, blocksOf, controlOfSums, sumsOfControl, sumsOfEntry } from '@server/bank/nacha/controlRules';
import { BLOCKING_FACTOR } from '@server/bank/nacha/layouts';
import { readFile } from '@server/bank/nacha/readFile';
import { type Addenda, type Batch, type NachaFile, writeRecords } from '@server/bank/nacha/records';

interface Answer {
  readonly requestNo: string;
  /** 'R01', 'C01'. */
  readonly code: string;
  /** The 29 characters of a notification of change. */
  readonly data?: string;
  /** Where it is not that of our entry. */
  readonly originalTrace?: string;
  readonly amount?: bigint;
}

/** What a bank sends back of one of our files: each answer in a batch of its own, as banks do. */
export function bankAnswers(
  ours: Uint8Array,
  answers: readonly Answer[],
  { day = '2026-04-15' }: { readonly day?: string } = {},
): Uint8Array {
  const file = readFile(ours);
  const batches = answers.map((answer, index) => answeredIn(file, answer, index + 1));
  const records = 2 + batches.reduce((sum, { control }) => sum + 2 + control.entryAddendaCount, 0);
  const blockCount = blocksOf(records);
  return writeRecords({
    ...file,
    header: { ...file.header, creationDate: day, raw: {} },
    batches,
    control: {
      batchCount: batches.length,
      blockCount,
      ...controlOfSums(addUp(batches, ({ control }) => sumsOfControl(control))),
      raw: {},
    },
    fillRecords: blockCount * BLOCKING_FACTOR - records,
  });
}

function answeredIn(file: NachaFile, answer: Answer, batchNumber: number): Batch {
  const batch = file.batches.find(({ entries }) =>
    entries.some(({ detail }) => detail.identification === answer.requestNo),
  )!;
  const { detail: ours } = batch.entries.find(({ detail }) => detail.identification === answer.requestNo)!;
  const isChange = answer.code.startsWith('C');
  const code = transactionCodes.get(ours.transactionCode)!;
  const traceNumber = batch.header.odfi + String(9_000_000 + batchNumber);
  const detail = {
    ...ours,
    transactionCode: transactionCodeOf({ ...code, use: 'return' }),
    amount: isChange ? 0n : (answer.amount ?? ours.amount),
    addendaIndicator: '1',
    traceNumber,
    raw: {},
  };
  const originalTrace = answer.originalTrace ?? ours.traceNumber;
  const shared = { originalTrace, originalRdfi: ours.rdfi, traceNumber, raw: {} };
  const addenda: Addenda = isChange
    ? {
        typeCode: '98',
        changeCode: answer.code,
        correctedData: answer.data ?? '',
        ...shared,
      }
    : { typeCode: '99', returnCode: answer.code, dateOfDeath: undefined, information: '', ...shared };
  const serviceClass = serviceClassOf([code.direction]);
  const header = {
    ...batch.header,
    serviceClass,
    batchNumber,
    ...(isChange && { secCode: 'COR' as const }),
    raw: {},
  };
  return {
    header,
    entries: [{ detail, addenda: [addenda] }],
    control: {
      ...batch.control,
      serviceClass,
      batchNumber,
      ...controlOfSums(sumsOfEntry(detail, 1)),
      raw: {},
    },
  };
}
