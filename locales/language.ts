import * as library from '@messageformat/runtime';

/** The languages that the portal speaks. The first is what a message falls back to. */
export const languages = ['en', 'es'] as const;

/** Holds what somebody chose on this device; pages are answered by it. */
export const languageCookie = 'fieldgate_language';

export type Language = (typeof languages)[number];

/** Set by a build for one language; the other languages are in none of its files. */
declare const __LANGUAGE__: Language | undefined;

let source: () => Language = () => languages[0];

/** Where the language of the moment is asked for: the call on a server, the reader's choice in development. */
export function setLanguageSource(next: () => Language): void {
  source = next;
}

/** The language in which messages are said now. */
export const language = (): Language => (typeof __LANGUAGE__ === 'undefined' ? source() : __LANGUAGE__);

/** For `Intl`: numbers and days as they are written in the United States, in either language. */
export const intlLocale = (): string => (language() === 'es' ? 'es-US' : 'en-US');

/** As the reader's browser or user record says it ("es-MX,es;q=0.9,en"): the first that the portal speaks. */
export function spoken(wishes: string | null | undefined): Language | undefined {
  const named = (wishes ?? '').split(',').map((each) => each.trim().slice(0, 2).toLowerCase());
  return named.map((name) => languages.find((each) => each === name)).find((each) => each !== undefined);
}

/** What somebody chose on this device, by its cookies ("a=1; fieldgate_language=es"); undefined where nobody did. */
export function chosenIn(cookies: string | undefined): Language | undefined {
  const all = (cookies ?? '').split(';').map((each) => each.trim());
  const chosen = all.find((each) => each.startsWith(`${languageCookie}=`));
  return spoken(chosen?.slice(languageCookie.length + 1));
}

/**
 * Something that takes longer to make than to use, such as a formatter of `Intl`: made once for each language and key.
 * @param make given the locale for `Intl` and the key
 */
export function perLanguage<T>(make: (locale: string, key: string) => T): (key?: string) => T {
  const made = new Map<string, T>();
  return (key = '') => {
    const locale = intlLocale();
    const known = made.get(locale + key);
    if (known !== undefined) return known;
    const fresh = make(locale, key);
    made.set(locale + key, fresh);
    return fresh;
  };
}

const grouped = perLanguage((locale) => new Intl.NumberFormat(locale));

/** A whole number with its separators: 12345 is "12,345". */
export const count = (value: number | bigint): string => grouped().format(value);

const listed = perLanguage((locale, type) => new Intl.ListFormat(locale, { type: type as 'conjunction' }));

/** "a, b, and c"; "a, b y c". */
export const listOf = (
  items: readonly string[],
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string => listed(type).format(items);

/** The library's own answer anything; the forms that compiled messages hand them are texts. */
type Plural = (
  value: number,
  offset: number,
  rule: (value: number) => string,
  forms: Readonly<Record<string, string>>,
) => string;
type Select = (value: string, forms: Readonly<Record<string, string>>) => string;

export const plural = library.plural as Plural;
export const select = library.select as Select;

type Texts<T> = { readonly [K in keyof T]: string };

/**
 * The texts of messages by name, each worked out when it is read. A list of words in a module is written so: the module
 * is read once, and the language is another with each call of a server.
 */
/* @__NO_SIDE_EFFECTS__ */
export function texts<const T extends Readonly<Record<string, () => string>>>(messages: T): Texts<T> {
  const read = Object.entries(messages).map(([name, get]) => [name, { get, enumerable: true }] as const);
  return Object.defineProperties({}, Object.fromEntries(read)) as Texts<T>;
}

let pseudo = false;

/** From now on texts are said in letters with accents, two fifths longer and in brackets: what is not, is no message. */
export function setPseudo(on: boolean): void {
  pseudo = on;
}

/** Every text passes here on its way out, but for a build of one language. */
export const say = (text: string): string => (pseudo ? inPseudo(text) : text);

const plain = 'aceinouyACEINOUY';
const accented = 'áçéîñöûýÁÇÉÎÑÖÛÝ';

/** Tags stay as they are, for they are looked for by name. */
function inPseudo(text: string): string {
  const changed = text.replace(/<[^>]*>|[a-z]/gi, (part) => accented[plain.indexOf(part)] ?? part);
  const letters = text.replaceAll(/<[^>]*>/g, '').length;
  return `⟦${changed}${'·'.repeat(Math.ceil(letters * 0.4))}⟧`;
}
