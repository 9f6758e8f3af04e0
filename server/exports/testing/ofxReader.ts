import { type ofxTypes, parseStrict } from 'ofx-js';
import { fromWindows1252 } from '@server/feed/copyTextOf';

/** Reads an OFX file by a reader that is not ours. One element alone comes without its list, so both are lists here. */
export function readOfx(content: Uint8Array): readonly ReadStatement[] {
  const { header, OFX } = parseStrict(fromWindows1252(Buffer.from(content)));
  if (header.CHARSET !== '1252') throw new Error(`The file is in ${header.CHARSET}.`);
  return listOf(OFX.BANKMSGSRSV1?.STMTTRNRS).map(({ STATUS, STMTRS }) => {
    if (STATUS.CODE !== '0') throw new Error(`A statement has the status ${STATUS.CODE}.`);
    const { BANKACCTFROM, BANKTRANLIST, LEDGERBAL } = STMTRS!;
    return {
      account: BANKACCTFROM.ACCTID,
      type: BANKACCTFROM.ACCTTYPE,
      balance: LEDGERBAL.BALAMT,
      transactions: listOf(BANKTRANLIST?.STMTTRN),
    };
  });
}

interface ReadStatement {
  readonly account: string;
  readonly type: string;
  readonly balance: string;
  readonly transactions: readonly ofxTypes.StatementTransaction[];
}

const listOf = <T>(found: T | readonly T[] | undefined): readonly T[] =>
  found === undefined ? [] : Array.isArray(found) ? (found as readonly T[]) : [found as T];
