/** The words of a search text; each of them must be found. */
export const wordsOf = (text: string | undefined): string[] => (text ?? '').split(/\s+/).filter(Boolean);

/** A text for LIKE as it was typed: its own % and _ stand for themselves. */
const likeText = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** A LIKE pattern for texts that contain a word. */
export const likePattern = (word: string): string => `%${likeText(word)}%`;
