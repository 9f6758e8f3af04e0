import { lastDigits } from '@contract/format/accountNumber';
import { type Direction, transactionCodes } from './codes';
import type { Addenda, NachaFile } from './records';

/** One entry that came back, or of which a bank says what is right. */
export interface ReturnedEntry {
  readonly kind: 'return' | 'change';
  /** 'R01', 'C01'. */
  readonly code: string;
  /** 15 digits, as our file had it; '' where a bank statement does not say it. */
  readonly originalTrace: string;
  /** What we call the entry, where it has to be found by that and its amount: 'PR-2026-000123'; else ''. */
  readonly individualId: string;
  /** 'YYYY-MM-DD': the day of the file that brings it. */
  readonly returnedOn: string;
  /** Cents; 0 in a notification of change. */
  readonly amountCents: number;
  /** Null where the file does not say it. */
  readonly direction: Direction | null;
  /** Last digits of the account number. */
  readonly accountLast: string;
  /** The 29 characters of a notification of change; it may hold an account number. '' in a return. */
  readonly correctedData: string;
}

type Answer = Extract<Addenda, { readonly typeCode: '98' | '99' }>;

const isAnswer = (addenda: Addenda): addenda is Answer => addenda.typeCode !== '05';

/** Returns and notifications of change of a file, in its order; `others` counts entries that are neither. */
export function returnsOf({ header, batches }: NachaFile): {
  readonly returned: readonly ReturnedEntry[];
  readonly others: number;
} {
  const entries = batches.flatMap(({ entries }) => entries);
  const returned = entries.flatMap(({ detail, addenda }) =>
    addenda.filter(isAnswer).map((answer) =>
      Object.assign(told(answer), {
        originalTrace: answer.originalTrace,
        individualId: '',
        returnedOn: header.creationDate!,
        amountCents: Number(detail.amount),
        direction: transactionCodes.get(detail.transactionCode)?.direction ?? null,
        accountLast: lastDigits(detail.accountNumber),
      }),
    ),
  );
  return { returned, others: entries.filter(({ addenda }) => !addenda.some(isAnswer)).length };
}

function told(answer: Answer): Pick<ReturnedEntry, 'kind' | 'code' | 'correctedData'> {
  if (answer.typeCode === '99') return { kind: 'return', code: answer.returnCode, correctedData: '' };
  const { changeCode: code, correctedData, raw } = answer;
  return { kind: 'change', code, correctedData: raw.correctedData ?? correctedData };
}
