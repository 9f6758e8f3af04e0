import * as m from '@locales/achReturns';
import type { ReturnFormat } from '@contract/achReturns/labels';
import { ApiError } from '@contract/problem';
import { maxReturnFileBytes } from '@contract/rules/returnRates';
import { readBai2 } from '@server/bank/bai2';
import { FaultyStatement, type StatementEntry } from '@server/bank/bankStatement';
import { readCamt053 } from '@server/bank/camt053';
import { FaultyFile, faultText } from '@server/bank/nacha/faults';
import { readFile } from '@server/bank/nacha/readFile';
import { type ReturnedEntry, returnsOf } from '@server/bank/nacha/returnsOf';
import { FaultyReturnsCsv, readReturnsCsv } from '@server/bank/returnsCsv';

interface Contents {
  readonly format: ReturnFormat;
  /** Returns and corrections of a file of nothing else. */
  readonly rows: readonly ReturnedEntry[];
  /** What a bank statement tells; returns may be among it. */
  readonly entries: readonly StatementEntry[];
}

/**
 * What a file of the bank says. Its first characters tell what it is written in, whatever it is called: a NACHA file
 * begins with its record type and priority, BAI2 with its first record, XML with a tag. All else can only be CSV.
 * @throws ApiError 'invalid' with what is wrong in it
 */
export function contentsOf(bytes: Uint8Array): Contents {
  if (bytes.byteLength > maxReturnFileBytes) throw faulty(m.fileTooLarge());
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8');
  try {
    return readAs(text.replace(/^\uFEFF/, ''), bytes);
  } catch (error) {
    if (error instanceof FaultyFile) throw faulty(said(error.faults.map(faultText)));
    if (error instanceof FaultyReturnsCsv || error instanceof FaultyStatement)
      throw faulty(said(error.faults));
    throw error;
  }
}

function readAs(text: string, bytes: Uint8Array): Contents {
  if (text.startsWith('01,')) return { format: 'bai2', rows: [], entries: readBai2(text) };
  if (text.trimStart().startsWith('<')) return { format: 'camt053', rows: [], entries: readCamt053(text) };
  const contents = text.startsWith('101 ')
    ? ({ format: 'nacha', rows: readNacha(bytes), entries: [] } as const)
    : ({ format: 'csv', rows: readReturnsCsv(text), entries: [] } as const);
  if (contents.rows.length === 0) throw faulty(m.noReturnsIn());
  return contents;
}

function readNacha(bytes: Uint8Array): readonly ReturnedEntry[] {
  const { returned, others } = returnsOf(readFile(bytes));
  if (others > 0) throw faulty(m.noReturnFile({ n: others }));
  return returned;
}

const said = (faults: readonly string[]): string =>
  faults.length === 1
    ? m.unreadable({ fault: faults[0]! })
    : m.unreadableMore({ fault: faults[0]!, n: faults.length - 1 });

const faulty = (message: string): ApiError =>
  new ApiError({ code: 'invalid', message, fields: { file: message } });
