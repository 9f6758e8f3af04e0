import { transactionCodes } from './codes';

/** What a bank says is right of an account. */
export interface Correction {
  readonly routingNumber?: string;
  /** Digits. */
  readonly accountNumber?: string;
  readonly accountType?: 'checking' | 'savings';
  /** At most 22 characters. */
  readonly holderName?: string;
}

type Part = keyof Correction;

/** First and last position of each part in the 29 characters of the corrected data, from 1. */
const positions: Readonly<Record<string, Partial<Record<Part, readonly [number, number]>>>> = {
  C01: { accountNumber: [1, 17] },
  C02: { routingNumber: [1, 9] },
  C03: { routingNumber: [1, 9], accountNumber: [13, 29] },
  C04: { holderName: [1, 22] },
  C05: { accountType: [1, 2] },
  C06: { accountNumber: [1, 17], accountType: [21, 22] },
  C07: { routingNumber: [1, 9], accountNumber: [10, 26], accountType: [27, 28] },
};

/** What is right of a part, or undefined where the characters are none that a saved account could have. */
const readers: Readonly<Record<Part, (characters: string) => string | undefined>> = {
  routingNumber: (characters) => (/^\d{9}$/.test(characters) ? characters : undefined),
  accountNumber(characters) {
    const digits = characters.replaceAll(/[ -]/g, '');
    return /^\d{3,17}$/.test(digits) ? digits : undefined;
  },
  accountType(characters) {
    const type = transactionCodes.get(characters)?.accountType;
    return type === 'checking' || type === 'savings' ? type : undefined;
  },
  holderName: (characters) => characters || undefined,
};

/**
 * What a notification of change corrects; undefined where a person has to read it: C08, C09, C13 and C14 are not about
 * the account, and a part that no saved account could have is not guessed at.
 * Source: Nacha Operating Rules, appendix five, "Change Codes".
 */
export function correctionOf(code: string, correctedData: string): Correction | undefined {
  const parts = Object.entries(positions[code] ?? {}) as [Part, readonly [number, number]][];
  const read = parts.map(
    ([part, [from, to]]) => [part, readers[part](correctedData.slice(from - 1, to).trim())] as const,
  );
  return read.length > 0 && read.every(([, value]) => value !== undefined)
    ? Object.fromEntries(read)
    : undefined;
}
