import * as common from '@locales/common';
import { texts } from '@locales/language';
import * as m from '@locales/summaries';
import { ApiError } from '../problem';

/** Kinds of purchase lines that can be left out of a list: tax, freight, charges, what prepay paid. */
export const lineParts = ['tax', 'freight', 'financeCharges', 'prepay'] as const;
type LinePart = (typeof lineParts)[number];

/** Their labels. */
export const linePartWords: Readonly<Record<LinePart, string>> = texts({
  tax: common.tax,
  freight: m.freight,
  financeCharges: m.financeCharges,
  prepay: m.paidByPrepay,
});

export const isLinePart = (word: string): word is LinePart => lineParts.some((part) => part === word);

/**
 * The parts that a list such as "tax,freight" names.
 * @throws ApiError where it names something else
 */
export function linePartsOf(words: readonly string[]): LinePart[] {
  return words.map((word) => {
    if (isLinePart(word)) return word;
    const message = m.cannotLeaveOut({ word, choices: lineParts.join(', ') });
    throw new ApiError({ code: 'invalid', message, fields: { without: message } });
  });
}
