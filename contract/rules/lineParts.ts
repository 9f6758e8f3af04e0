import { ApiError } from '../problem';

/** Parts of what was bought that somebody may leave out: tax lines, freight lines, charges, what prepay paid. */
export const lineParts = ['tax', 'freight', 'financeCharges', 'prepay'] as const;
type LinePart = (typeof lineParts)[number];

/** What somebody leaves out, in words. */
export const linePartWords: Readonly<Record<LinePart, string>> = {
  tax: 'Tax',
  freight: 'Freight',
  financeCharges: 'Finance charges',
  prepay: 'Paid by prepay',
};

export const isLinePart = (word: string): word is LinePart => lineParts.some((part) => part === word);

/**
 * The parts that a list such as "tax,freight" names.
 * @throws Refusal where it names something else
 */
export function linePartsOf(words: readonly string[]): LinePart[] {
  return words.map((word) => {
    if (isLinePart(word)) return word;
    const message = `"${word}" cannot be left out; choose from ${lineParts.join(', ')}.`;
    throw new ApiError({ code: 'invalid', message, fields: { without: message } });
  });
}
