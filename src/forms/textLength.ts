import * as m from '@locales/forms';

/** How many characters a text may still have, as it is written below it; negative where it has too many. */
export const leftWords = (left: number): string =>
  left < 0 ? m.charactersOver({ count: -left }) : m.charactersLeft({ count: left });

/**
 * What is said aloud. Only where little is left and only in steps, because a word for each key would drown
 * what is typed.
 */
export function leftAloud(left: number): string {
  if (left < 0) return m.tooManyCharacters();
  const step = STEPS.find((step) => left <= step);
  return step === undefined ? '' : leftWords(step);
}

const STEPS = [0, 10, 25, 50];
