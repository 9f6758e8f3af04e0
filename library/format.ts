/** How money, dates, quantities and numbers of people are written and read, and in which language. */
export * from '@contract/format/accountNumber';
export * from '@contract/format/bankNumbers';
export * from '@contract/format/csv';
export * from '@contract/format/date';
export * from '@contract/format/money';
export * from '@contract/format/phone';
export * from '@contract/format/quantity';
export * from '@contract/format/town';
export * from '@contract/format/zonedTime';
export * from '@contract/format/zoneName';

/**
 * Figures and the words of components are said in the language that `setLanguageSource` was given, English until then.
 * It is asked at each rendering: whoever changes it has the page rendered anew.
 */
export { type Language, language, languages, setLanguageSource } from '@locales/language';
