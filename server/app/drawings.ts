import { inLanguage } from '@locales/inLanguage';
import type { Language } from '@locales/language';
import type { statementPdf as depositStatementPdf } from '../modules/depositPlan/statement/statementPdf';
import type { slipPdf } from '../modules/requests/check/slipPdf';
import type { receiptPdf } from '../modules/requests/receipt/receiptPdf';
import type { statementPdf } from '../modules/statements/pdf/statementPdf';

/**
 * Every PDF that the portal draws: plain data in, bytes out, in the language of the call, so that a thread can do it.
 * What draws takes longest to load of all that the server needs, and is loaded by the first that is asked for.
 */
export const drawings = {
  statement: async (...given: Parameters<typeof statementPdf>) =>
    (await import('../modules/statements/pdf/statementPdf')).statementPdf(...given),
  depositStatement: async (...given: Parameters<typeof depositStatementPdf>) =>
    (await import('../modules/depositPlan/statement/statementPdf')).statementPdf(...given),
  receipt: async (...given: Parameters<typeof receiptPdf>) =>
    (await import('../modules/requests/receipt/receiptPdf')).receiptPdf(...given),
  slip: async (...given: Parameters<typeof slipPdf>) =>
    (await import('../modules/requests/check/slipPdf')).slipPdf(...given),
};

export type Drawings = typeof drawings;

/** What a thread is asked for. */
export interface Asked<Name extends keyof Drawings = keyof Drawings> {
  readonly name: Name;
  readonly given: Parameters<Drawings[Name]>;
  /** Of whoever asked: a thread knows nothing of the call. */
  readonly language: Language;
}

/** What a thread of openDrawings.ts does, of which this file is the program: draws one PDF. */
export function draw<Name extends keyof Drawings>(asked: Asked<Name>): Promise<Uint8Array> {
  const drawing = drawings[asked.name] as (...given: Parameters<Drawings[Name]>) => Promise<Buffer>;
  return inLanguage(asked.language, () => drawing(...asked.given));
}
