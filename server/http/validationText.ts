import { defaultLocale, ValidationError } from 'yup';

type Params = Readonly<Record<string, unknown>>;
type Words = (name: string, params: Params) => string;

const missing: Words = (name) => `${name} is missing`;
const strange: Words = (name) => `${name} is not written as it has to be`;
const onlyThese: Words = (name, { values }) => `${name} can only be one of these: ${String(values)}`;
const atLeast: Words = (name, { min }) => `${name} must be ${String(min)} or more`;
const atMost: Words = (name, { max }) => `${name} must be ${String(max)} or less`;

/** What we say in place of the words that the validator brings along, by its kind of value and its rule. */
const words: Readonly<Record<string, Readonly<Record<string, Words>>>> = {
  mixed: { required: missing, defined: missing, notNull: missing, oneOf: onlyThese },
  string: {
    length: (name, { length }) => `${name} must have exactly ${String(length)} characters`,
    min: (name, { min }) => `${name} must have at least ${String(min)} characters`,
    max: (name, { max }) => `${name} may have at most ${String(max)} characters`,
  },
  number: {
    min: atLeast,
    max: atMost,
    lessThan: (name, { less }) => `${name} must be less than ${String(less)}`,
    moreThan: (name, { more }) => `${name} must be more than ${String(more)}`,
    positive: (name) => `${name} must be more than 0`,
    negative: (name) => `${name} must be less than 0`,
    integer: (name) => `${name} must be a whole number`,
  },
  array: {
    length: (name, { length }) => `${name} must have exactly ${String(length)} entries`,
    min: (name, { min }) => `${name} must have at least ${String(min)} entries`,
    max: (name, { max }) => `${name} may have at most ${String(max)} entries`,
  },
};

/** What is said of one mistake: as the contract words it, and where it does not, in our words and never in the library's. */
export function wordsOf(error: ValidationError): string {
  const message = error.errors[0] ?? error.message;
  const params: Params = error.params ?? {};
  // Of tuples there are none, and their words cannot be made for anything else.
  const { tuple: _, ...locale } = defaultLocale;
  for (const [kind, rules] of Object.entries(locale)) {
    for (const [rule, theirs] of Object.entries(rules as Readonly<Record<string, string>>)) {
      if (ValidationError.formatError(theirs, params) !== message) continue;
      return (words[kind]?.[rule] ?? strange)(error.path || 'This', params);
    }
  }
  return message;
}
