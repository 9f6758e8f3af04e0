import type { Language } from '../locales/language';

interface Message {
  readonly text: string;
  /** A note for translators: where it stands, what its parameters are. */
  readonly about: string;
}

export declare const languages: readonly Language[];
export declare const areas: () => readonly string[];
export declare const readArea: (area: string) => {
  readonly source: Readonly<Record<string, Message>>;
  readonly texts: Readonly<Record<Language, Readonly<Record<string, string>>>>;
};
export declare const parametersOf: (text: string) => Readonly<Record<string, string>>;
export declare const compiled: (language: Language, text: string) => string;
export declare const moduleOf: (area: string) => string;
export declare const moduleInOne: (language: Language, area: string, ids: readonly string[]) => string;
