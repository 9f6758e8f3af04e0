import type { StatementEntryKind } from '@contract/achReturns/labels';
import { returnCodes } from '@contract/rules/returnCodes';

/** A deposit to the company's account, or a withdrawal, as the bank wrote it. Its texts may hold account numbers. */
export interface StatementEntry {
  /** 'YYYY-MM-DD' */
  readonly bookedOn: string;
  /** Cents; what leaves the account is negative. */
  readonly amountCents: number;
  readonly kind: StatementEntryKind;
  /** '165' of BAI; 'PMNT/IDDT/ASET' of ISO 20022, or the bank's own. */
  readonly typeCode: string;
  /** 'R01'; null where it is no return, or the bank does not say why. */
  readonly returnCode: string | null;
  /** What bank and company call it. */
  readonly reference: string;
  readonly words: string;
}

/** A bank statement that is none, with what is wrong in it. What may be an account number is never quoted. */
export class FaultyStatement extends Error {
  constructor(readonly faults: readonly string[]) {
    super(faults[0]);
    this.name = 'FaultyStatement';
  }
}

/** ACH credits and debits, each of one entry or of a settlement. */
const baiSettlements = new Set(
  ['142', '164', '165', '166', '167', '169'].concat(['447', '451', '455', '464', '466', '467', '469']),
);
/** Individual ACH return items and their settlement, and deposited items that came back. */
const baiReturns = new Set(['168', '257', '468', '555', '557']);

/** What a type code of BAI stands for: docs/rules.md#bank-statements. */
export function kindOfBai(typeCode: string): StatementEntryKind {
  if (baiReturns.has(typeCode)) return 'achReturn';
  return baiSettlements.has(typeCode) ? 'achSettlement' : 'other';
}

const between = (code: string, from: number, to: number) => Number(code) >= from && Number(code) <= to;

/** 1 for money in, -1 for money out, by the ranges of BAI; undefined where a code says neither. */
export function signOfBai(typeCode: string): 1 | -1 | undefined {
  if (between(typeCode, 100, 399) || between(typeCode, 720, 759) || between(typeCode, 920, 959)) return 1;
  if (between(typeCode, 400, 699) || between(typeCode, 760, 799) || between(typeCode, 960, 999)) return -1;
  return undefined;
}

/** Subfamilies of ISO 20022 for ACH; those of returns: ACH return, unpaid direct debit, reimbursement of a return. */
const isoSettlements = new Set(['ACDT', 'ADBT', 'ACOR', 'APAC', 'ASET']);
const isoReturns = new Set(['ARET', 'UPDD', 'RRTN']);

interface BankTransactionCode {
  readonly family: string;
  readonly subfamily: string;
  readonly proprietary: string;
}

/** What the codes of ISO 20022 stand for; some banks of the United States write the type code of BAI beside them. */
export function kindOfIso({ family, subfamily, proprietary }: BankTransactionCode): StatementEntryKind {
  if (isoReturns.has(subfamily)) return 'achReturn';
  if (isoSettlements.has(subfamily)) return 'achSettlement';
  const bai = kindOfBai(proprietary);
  if (bai !== 'other') return bai;
  // Direct debits that the company gave to its bank.
  return family === 'IDDT' ? 'achSettlement' : 'other';
}

/**
 * Reasons of ISO 20022 that mean one code of Nacha alone. An incorrect account number (AC01) may be R03 or R04, a missing
 * mandate (MD01) one of many: with those the bank's text has to say which.
 */
const isoReasons: ReadonlyMap<string, string> = new Map([
  ['AC04', 'R02'],
  ['AC06', 'R16'],
  ['AM04', 'R01'],
  ['AM05', 'R24'],
  ['MD07', 'R15'],
]);

export const returnCodeOfIso = (reason: string): string | null => isoReasons.get(reason) ?? null;

/** The one return code of Nacha that a text names; null where it names none, or several. */
export function returnCodeIn(text: string): string | null {
  const named = (text.match(/\bR\d\d\b/g) ?? []).filter((code) => returnCodes.includes(code));
  const [code, ...others] = new Set(named);
  return code !== undefined && others.length === 0 ? code : null;
}
