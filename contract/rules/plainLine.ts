import * as m from '@locales/contact';

/**
 * Control characters, line ends, direction marks and invisible characters. With them one name could look like another.
 */
const hidden = /[\p{Cc}\u2028\u2029\u061C\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/u;

/** Whether a text is one line of which every character shows. */
export const isPlainLine = (text: string): boolean => !hidden.test(text);

export const notPlainLine = (): string => m.hiddenCharacter();
