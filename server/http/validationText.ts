import * as m from '@locales/problems';
import { defaultLocale, ValidationError } from 'yup';

/** A message, which takes what the validator knows of the mistake by the validator's own names. */
type Words = (mistake: never) => string;

interface Named {
  readonly name: string;
}

/** What we say in place of the words that the validator brings along, by its kind of value and its rule. */
const words: Readonly<Record<string, Readonly<Record<string, Words>>>> = {
  mixed: { required: m.missing, defined: m.missing, notNull: m.missing, oneOf: m.onlyOneOf },
  string: { length: m.exactCharacters, min: m.leastCharacters, max: m.mostCharacters },
  number: {
    min: m.atLeast,
    max: m.atMost,
    lessThan: m.lessThan,
    moreThan: m.moreThan,
    positive: ({ name }: Named) => m.moreThan({ name, more: 0 }),
    negative: ({ name }: Named) => m.lessThan({ name, less: 0 }),
    integer: m.wholeNumber,
  },
  array: { length: m.exactEntries, min: m.leastEntries, max: m.mostEntries },
};

/** What is said of one mistake: as the contract words it, and where it does not, in our words and never in the library's. */
export function wordsOf(error: ValidationError): string {
  const message = error.errors[0] ?? error.message;
  const params = error.params ?? {};
  // Of tuples there are none, and their words cannot be made for anything else.
  const { tuple: _, ...locale } = defaultLocale;
  for (const [kind, rules] of Object.entries(locale)) {
    for (const [rule, theirs] of Object.entries(rules as Readonly<Record<string, string>>)) {
      if (ValidationError.formatError(theirs, params) !== message) continue;
      return (words[kind]?.[rule] ?? m.wrongForm)({ ...params, name: error.path || m.thisValue() } as never);
    }
  }
  return message;
}
