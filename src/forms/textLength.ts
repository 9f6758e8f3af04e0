/** How many characters a text may still have, as it is written below it; negative where it has too many. */
export const leftWords = (left: number): string =>
  left < 0 ? `${characters(-left)} too many` : `${characters(left)} left`;

/**
 * What is said aloud. Only where little is left and only in steps, because a word for each key would drown
 * what is typed.
 */
export function leftAloud(left: number): string {
  if (left < 0) return 'Too many characters';
  const step = STEPS.find((step) => left <= step);
  return step === undefined ? '' : leftWords(step);
}

const STEPS = [0, 10, 25, 50];

const characters = (count: number): string => (count === 1 ? '1 character' : `${count} characters`);
