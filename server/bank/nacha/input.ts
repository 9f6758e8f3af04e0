import type { CalendarDateText } from '@contract/format/date';
import type { AccountType, Direction } from './codes';
import { layouts } from './layouts';
import type { NachaFile } from './records';

/** What a NACHA file is made of. Names and descriptions are written in legal characters and cut; nothing else is. */
export interface FileInput {
  /** Routing number of the bank that takes the file. */
  readonly immediateDestination: string;
  /** Cut to 23 characters. */
  readonly destinationName: string;
  /** Who sends the file, as the bank wants it: a routing number, or an id of 10 characters. */
  readonly immediateOrigin: string;
  /** Cut to 23 characters. */
  readonly originName: string;
  readonly creationDate: CalendarDateText;
  /** 'HH:MM', on the clock that the bank goes by. */
  readonly creationTime: string;
  /** A to Z, then 0 to 9: no two files of a day have the same. */
  readonly fileIdModifier: string;
  /** At most 8 characters. */
  readonly referenceCode?: string;
  /** '\n' without it. */
  readonly lineEnd?: NachaFile['lineEnd'];
  /** They are numbered from 1. */
  readonly batches: readonly BatchInput[];
}

export interface BatchInput {
  /** Who debits or credits, as the bank statement shows it; cut to 16 characters. */
  readonly companyName: string;
  /** At most 20 characters. */
  readonly discretionaryData?: string;
  /** At most 10 characters; the bank assigns it. */
  readonly companyId: string;
  readonly secCode: 'PPD' | 'CCD' | 'WEB';
  /** What the entries are for, as the bank statement shows it; cut to 10 characters. */
  readonly entryDescription: string;
  /** At most 6 characters, such as 'SD1300' where the bank wants it for the same day. */
  readonly descriptiveDate?: string;
  /** A banking day, not before the day of the file. */
  readonly effectiveDate: CalendarDateText;
  /** The first eight digits of the routing number of our bank. */
  readonly odfi: string;
  readonly entries: readonly EntryInput[];
}

export interface EntryInput {
  readonly direction: Direction;
  readonly accountType: Extract<AccountType, 'checking' | 'savings'>;
  readonly use: 'live' | 'prenote';
  /** Nine digits. */
  readonly routingNumber: string;
  /** 1 to 17 characters. */
  readonly accountNumber: string;
  /** Cents; 0n in a prenote. */
  readonly amount: bigint;
  /** At most 15 characters. */
  readonly individualId: string;
  /** Whose account it is; cut to 22 characters. */
  readonly individualName: string;
  /** Under WEB alone: single or recurring. */
  readonly paymentType?: 'S' | 'R';
  /** 1 to 9,999,999. The trace number is the ODFI before it: ascending in a batch, and no two alike in a file. */
  readonly traceSequence: number;
}

/** What cannot be written; the message says where, what is wrong, why it matters and what to do. */
export class NachaInputError extends Error {
  constructor(
    /** The label of the field in the rules. */
    readonly field: string,
    message: string,
    /** Both counted from 1; undefined where it is about the batch or the file. */
    readonly batch?: number,
    readonly entry?: number,
  ) {
    const place = [batch && `batch ${batch}`, entry && `entry ${entry}`, field].filter(Boolean).join(', ');
    super(`${place[0]!.toUpperCase()}${place.slice(1)}: ${message}`);
    this.name = 'NachaInputError';
  }
}

export const traceNumberOf = (odfi: string, sequence: number): string =>
  odfi + String(sequence).padStart(layouts.addenda['05'].entrySequence.length, '0');
