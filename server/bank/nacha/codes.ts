export type Direction = 'debit' | 'credit';
export type AccountType = 'checking' | 'savings' | 'generalLedger' | 'loan';

/**
 * - `live`: money moves.
 * - `prenote`: an entry of zero dollars that only asks whether the account exists.
 * - `remittance`: an entry of zero dollars that only carries addenda.
 * - `return`: a return or a notification of change.
 */
type EntryUse = 'live' | 'prenote' | 'remittance' | 'return';

export interface TransactionCode {
  readonly accountType: AccountType;
  readonly direction: Direction;
  readonly use: EntryUse;
}

const tens = { checking: 2, savings: 3, generalLedger: 4, loan: 5 } as const;
const units = {
  credit: { return: 1, live: 2, prenote: 3, remittance: 4 },
  debit: { return: 6, live: 7, prenote: 8, remittance: 9 },
} as const;

/** { accountType: 'savings', direction: 'debit', use: 'prenote' } → "38". No code of a debited loan comes of it. */
export const transactionCodeOf = ({ accountType, direction, use }: TransactionCode): string =>
  `${tens[accountType]}${units[direction][use]}`;

/**
 * All transaction codes, by their two digits. A loan is credited; its only debit takes such a credit back.
 * Source: Nacha Operating Rules, appendix three, "Transaction Code".
 */
export const transactionCodes: ReadonlyMap<string, TransactionCode> = new Map([
  ...(['checking', 'savings', 'generalLedger', 'loan'] as const).flatMap((accountType) =>
    (['credit', 'debit'] as const)
      .filter((direction) => accountType !== 'loan' || direction === 'credit')
      .flatMap((direction) =>
        (['return', 'live', 'prenote', 'remittance'] as const).map((use) => {
          const code = { accountType, direction, use };
          return [transactionCodeOf(code), code] as const;
        }),
      ),
  ),
  ['55', { accountType: 'loan', direction: 'debit', use: 'live' }],
  ['56', { accountType: 'loan', direction: 'debit', use: 'return' }],
]);

/** Debits and credits, credits only, debits only. */
export const MIXED = '200';
export const CREDITS_ONLY = '220';
export const DEBITS_ONLY = '225';

/** The service class of a batch whose entries have these directions. */
export function serviceClassOf(directions: Iterable<Direction>): string {
  const all = new Set(directions);
  if (all.size > 1) return MIXED;
  return all.has('debit') ? DEBITS_ONLY : CREDITS_ONLY;
}

/** Why a notification of change comes (an addenda record 98). Refused notifications, C61 to C69, never reach us. */
export const changeCodes: readonly string[] = 'C01 C02 C03 C04 C05 C06 C07 C08 C09 C13 C14'.split(' ');
