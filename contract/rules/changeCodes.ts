import * as m from '@locales/achReturns';
import { texts } from '@locales/language';

const words = texts({
  C01: m.changeC01,
  C02: m.changeC02,
  C03: m.changeC03,
  C04: m.changeC04,
  C05: m.changeC05,
  C06: m.changeC06,
  C07: m.changeC07,
  C08: m.changeC08,
  C09: m.changeC09,
  C13: m.changeC13,
  C14: m.changeC14,
});

/** Those that correct the bank account where what they say can be read: docs/rules.md#changes. */
const correcting = new Set(['C01', 'C02', 'C03', 'C04', 'C05', 'C06', 'C07']);

/** Why a bank sent a notification of change, in plain words, and what comes of it. */
export const changeReason = (code: string): { readonly words: string; readonly advice: string } => ({
  words: (words as Readonly<Record<string, string | undefined>>)[code] ?? m.changeOther({ code }),
  advice: correcting.has(code) ? m.adviceCorrected() : m.adviceRead(),
});
