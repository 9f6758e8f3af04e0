import * as m from '@locales/payRules';
import type { RequestFlow } from '../requests/states';

/** Why a bank sent a debit back, in plain words, and what the customer can do: docs/rules.md#returns. */
interface ReturnReason {
  readonly words: string;
  readonly advice: string;
  /** Whether the bank account is blocked until its owner has dealt with it. */
  readonly blocks?: true;
}

type Said = () => string;

const reasonOf = (words: Said, advice: Said, blocks?: true): ReturnReason => ({
  get words() {
    return words();
  },
  get advice() {
    return advice();
  },
  blocks,
});

/** All codes of Nacha's table of return reasons, R01 to R85; the missing numbers are not in use. */
const reasons: ReadonlyMap<string, ReturnReason> = new Map(
  Object.entries({
    R01: reasonOf(m.returnR01, m.adviceAgain),
    R02: reasonOf(m.returnR02, m.adviceAnother, true),
    R03: reasonOf(m.returnR03, m.adviceAnother, true),
    R04: reasonOf(m.returnR04, m.adviceAnother, true),
    R05: reasonOf(m.returnR05, m.adviceCall),
    R06: reasonOf(m.returnR06, m.adviceOurs),
    R07: reasonOf(m.returnR07, m.adviceCall, true),
    R08: reasonOf(m.returnR08, m.adviceCall),
    R09: reasonOf(m.returnR09, m.adviceAgain),
    R10: reasonOf(m.returnR10, m.adviceCall, true),
    R11: reasonOf(m.returnR11, m.adviceCall),
    R12: reasonOf(m.returnR12, m.adviceAnother),
    R13: reasonOf(m.returnR13, m.adviceAnother),
    R14: reasonOf(m.returnR14, m.adviceCall),
    R15: reasonOf(m.returnR15, m.adviceCall),
    R16: reasonOf(m.returnR16, m.adviceAnother, true),
    R17: reasonOf(m.returnR17, m.adviceCall),
    R18: reasonOf(m.returnR18, m.adviceOurs),
    R19: reasonOf(m.returnR19, m.adviceOurs),
    R20: reasonOf(m.returnR20, m.adviceAnother, true),
    R21: reasonOf(m.returnR21, m.adviceOurs),
    R22: reasonOf(m.returnR22, m.adviceOurs),
    R23: reasonOf(m.returnR23, m.adviceCall),
    R24: reasonOf(m.returnR24, m.adviceCall),
    R25: reasonOf(m.returnR25, m.adviceOurs),
    R26: reasonOf(m.returnR26, m.adviceOurs),
    R27: reasonOf(m.returnR27, m.adviceOurs),
    R28: reasonOf(m.returnR28, m.adviceAnother),
    R29: reasonOf(m.returnR29, m.adviceAllowUs, true),
    // Entries that the portal never makes (converted checks, enrollments, payments abroad). The office reads these.
    R30: reasonOf(m.returnR30, m.adviceCall),
    R31: reasonOf(m.returnR31, m.adviceCall),
    R32: reasonOf(m.returnR32, m.adviceAnother),
    R33: reasonOf(m.returnR33, m.adviceCall),
    R34: reasonOf(m.returnR34, m.adviceAnother),
    R35: reasonOf(m.returnR35, m.adviceCall),
    R36: reasonOf(m.returnR36, m.adviceCall),
    R37: reasonOf(m.returnR37, m.adviceCall),
    R38: reasonOf(m.returnR38, m.adviceCall),
    R39: reasonOf(m.returnR39, m.adviceCall),
    R40: reasonOf(m.returnR40, m.adviceCall),
    R41: reasonOf(m.returnR41, m.adviceCall),
    R42: reasonOf(m.returnR42, m.adviceCall),
    R43: reasonOf(m.returnR43, m.adviceCall),
    R44: reasonOf(m.returnR44, m.adviceCall),
    R45: reasonOf(m.returnR45, m.adviceCall),
    R46: reasonOf(m.returnR46, m.adviceCall),
    R47: reasonOf(m.returnR47, m.adviceCall),
    R50: reasonOf(m.returnR50, m.adviceCall),
    R51: reasonOf(m.returnR51, m.adviceCall),
    R52: reasonOf(m.returnR52, m.adviceCall),
    R53: reasonOf(m.returnR53, m.adviceCall),
    R61: reasonOf(m.returnR61, m.adviceCall),
    R62: reasonOf(m.returnR62, m.adviceCall),
    R67: reasonOf(m.returnR67, m.adviceCall),
    R68: reasonOf(m.returnR68, m.adviceCall),
    R69: reasonOf(m.returnR69, m.adviceCall),
    R70: reasonOf(m.returnR70, m.adviceCall),
    R71: reasonOf(m.returnR71, m.adviceCall),
    R72: reasonOf(m.returnR72, m.adviceCall),
    R73: reasonOf(m.returnR73, m.adviceCall),
    R74: reasonOf(m.returnR74, m.adviceCall),
    R75: reasonOf(m.returnR75, m.adviceCall),
    R76: reasonOf(m.returnR76, m.adviceCall),
    R77: reasonOf(m.returnR77, m.adviceCall),
    R80: reasonOf(m.returnR80, m.adviceCall),
    R81: reasonOf(m.returnR81, m.adviceCall),
    R82: reasonOf(m.returnR82, m.adviceCall),
    R83: reasonOf(m.returnR83, m.adviceCall),
    R84: reasonOf(m.returnR84, m.adviceCall),
    R85: reasonOf(m.returnR85, m.adviceCall),
  }),
);

/** "R01" → its reason; an unknown code is named in the words. */
export const returnReason = (code: string | null): ReturnReason =>
  reasons.get(code?.trim().toUpperCase() ?? '') ??
  reasonOf(() => (code ? m.sentBackWithCode({ code: code.trim() }) : m.sentBack()), m.adviceCall);

/** What to do about a request that came back. Nobody pays again who was to be paid. */
export const returnAdvice = (flow: RequestFlow, code: string | null): string =>
  flow === 'refund' ? m.adviceRefund() : returnReason(code).advice;

/** The known codes, in order. */
export const returnCodes: readonly string[] = [...reasons.keys()];

/** Whether a return blocks the bank account. */
export const blocksBankAccount = (code: string | null): boolean =>
  reasons.get(code?.trim().toUpperCase() ?? '')?.blocks === true;
